import {
  type LegalRegion,
  type LetterCount,
  type OwnLetterAnswer,
  getOwnLetter,
  listLetterAnswers,
  listLetterCounts,
  listOwnLetterAnswers,
} from '@kga/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ensureRegistered } from '../../../auth/guest/ensure-registered.ts';
import { useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { type CallOptions, call, callList, urlOf } from '../../../lib/api.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import { readOptions, refetchPath } from '../../../lib/freshness.ts';
import { pagesQuery } from '../../../lib/queries.ts';

/** Id of the heading, to which links lead. */
export const answersId = 'answers';

export const countsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listLetterCounts.url],
    queryFn: (context) => call(listLetterCounts, {}, readOptions(context, options)),
  });

/** How many wrote to the representatives of a region, and how many answers there are. */
export function useLetterCount(region: LegalRegion): LetterCount {
  const { data = [] } = useQuery(countsQuery());
  return data.find((each) => each.region === region) ?? { region, written: 0, answers: 0 };
}

/** Enough for links to an answer to find it. */
const pageSize = 100;

/** Published answers of a region. */
export const answersQuery = (region: LegalRegion, options: CallOptions = {}) => {
  const params = { region };
  return pagesQuery([urlOf(listLetterAnswers.url, { params })], (cursor, context) =>
    callList(
      listLetterAnswers,
      { params, query: { limit: pageSize, cursor } },
      readOptions(context, options),
    ),
  );
};

/** Whether the visitor wrote. The key contains the visitor. */
export const ownLetterQuery = (region: LegalRegion, visitor: string) => {
  const params = { region };
  return queryOptions({
    queryKey: [urlOf(getOwnLetter.url, { params }), visitor],
    queryFn: async ({ signal }) => {
      await ensureRegistered(visitor);
      return call(getOwnLetter, { params }, { signal });
    },
    refetchOnMount: 'always',
  });
};

const ownAnswersQuery = (region: LegalRegion, visitor: string) => {
  const params = { region };
  return queryOptions({
    queryKey: [urlOf(listOwnLetterAnswers.url, { params }), visitor],
    queryFn: async ({ signal }) => {
      await ensureRegistered(visitor);
      return call(listOwnLetterAnswers, { params }, { signal });
    },
    // Moderators may have changed their status.
    refetchOnMount: 'always',
  });
};

/** Regions of which a guest shared an answer in this browser. */
const sharedKey = 'draft:letter_answer-shared';

const none: readonly OwnLetterAnswer[] = [];

/** The visitor's answers of a region that others do not see, and what to do after one has changed. */
export function useOwnAnswers(region: LegalRegion) {
  const client = useQueryClient();
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  // Most guests shared nothing, so load only for those who did here.
  const [sharesNow, setSharesNow] = useState(false);
  const hasShared = useClientValue<boolean>(
    () => readDraft(sharedKey)[region] !== undefined,
    false,
  );
  const { data } = useQuery({
    ...ownAnswersQuery(region, visitor),
    enabled: visitor !== '' && (user !== null || hasShared || sharesNow),
  });
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const refetch = () => {
    const path = urlOf(listLetterAnswers.url, { params: { region } });
    void refetchPath(client, path);
    void refetchPath(client, listLetterCounts.url);
  };
  return {
    own: new Set((data ?? none).map(({ id }) => id)),
    waiting: (data ?? none).filter(({ id, status }) => status !== 'published' && !deleted.has(id)),
    deleted,
    onShared: () => {
      if (!user) storeDraft(sharedKey, { ...readDraft(sharedKey), [region]: '1' });
      setSharesNow(true);
      refetch();
    },
    onDeleted: (id: string) => {
      setDeleted((before) => new Set([...before, id]));
      refetch();
    },
  };
}
