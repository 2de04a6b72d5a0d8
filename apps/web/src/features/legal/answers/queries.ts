// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalRegion,
  type LetterCount,
  type OwnLetterAnswer,
  listLetterAnswers,
  listLetterCounts,
  listOwnLetterAnswers,
} from '@kga/contracts/legal';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { useOwnItems } from '../../../content/own-items.ts';
import { type CallOptions, call, callList, urlOf } from '../../../lib/api.ts';
import { readOptions, refetchPath } from '../../../lib/freshness.ts';
import { pagesQuery } from '../../../lib/queries.ts';

/** Id of the section, to which links lead. */
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

/** The visitor's answers of a region that others do not see, and what to do after one has changed. */
export function useOwnAnswers(region: LegalRegion) {
  const client = useQueryClient();
  const params = { region };
  const { items, ...visitor } = useOwnItems<OwnLetterAnswer>({
    sharedKey: 'draft:letter_answer-shared',
    subject: region,
    path: urlOf(listOwnLetterAnswers.url, { params }),
    load: (options) => call(listOwnLetterAnswers, { params }, options),
    refetch: () => {
      void refetchPath(client, urlOf(listLetterAnswers.url, { params }));
      void refetchPath(client, listLetterCounts.url);
    },
  });
  return {
    ...visitor,
    own: new Set(items.map(({ id }) => id)),
    waiting: items.filter(({ id, status }) => status !== 'published' && !visitor.deleted.has(id)),
  };
}
