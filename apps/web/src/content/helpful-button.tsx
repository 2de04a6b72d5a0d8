// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Reaction,
  type ReactionKind,
  listReactions,
  reactionKinds,
  updateReaction,
} from '@kga/contracts/content';
import { loginPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../auth/return-path.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call, urlOf } from '../lib/api.ts';
import { createBatch } from '../lib/batch.ts';
import { useBrowserConfig } from '../lib/browser.ts';
import { useFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

const batches = new Map(
  reactionKinds.map((kind) => [
    kind,
    createBatch<Reaction>(
      async (ids) =>
        (await call(listReactions, { params: { kind }, query: { ids: ids.join(',') } })) ?? [],
    ),
  ]),
);

const reactionQuery = (kind: ReactionKind, id: string) =>
  queryOptions({
    queryKey: [urlOf(listReactions.url, { params: { kind } }), id],
    queryFn: async () => (await batches.get(kind)?.(id)) ?? null,
    refetchOnMount: 'always',
  });

type HelpfulProps = {
  kind: ReactionKind;
  id: string;
  /** The public count, which may be a little old. */
  helpful: number;
  isOwn: boolean;
  /** Distinguishes the buttons of a page. */
  name: string;
  variant: 'plain' | 'quiet';
};

/** How many members found an item helpful; members who did not write it can say so, too. */
export function HelpfulButton({ kind, id, helpful, isOwn, name, variant }: HelpfulProps) {
  const { readOnly } = useBrowserConfig();
  const { user } = useAuth();
  const returnTo = useReturnPath();
  const mayReact = user !== null && user.suspended === null && !isOwn;
  const query = reactionQuery(kind, id);
  const { data } = useQuery({ ...query, enabled: mayReact });
  const reaction = data ?? { id, own: false, helpful };
  const { own, helpful: count } = reaction;
  const change = useOptimisticChange<Reaction>();
  const toggle = () =>
    change({
      queryKey: query.queryKey,
      before: reaction,
      after: { id, own: !own, helpful: count + (own ? -1 : 1) },
      save: () => call(updateReaction, { params: { kind, id }, body: { helpful: !own } }),
    });
  const { t } = useTranslation('content');
  const label = t('report.of', { label: useHelpfulText(count), name });
  const shown = <HelpfulCount count={count} own={own} />;
  const look = {
    variant,
    size: 'small',
    className: variant === 'quiet' ? 'text-muted' : '',
  } as const;
  if (mayReact) {
    return (
      <Button {...look} aria-label={label} aria-pressed={own} disabled={!data} onClick={toggle}>
        {shown}
      </Button>
    );
  }
  if (user === null && !isOwn && !readOnly) {
    return (
      <Button {...look} asChild aria-label={label}>
        <Link to={loginPath({ returnTo })}>{shown}</Link>
      </Button>
    );
  }
  return count > 0 ? (
    <p className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-muted">{shown}</p>
  ) : null;
}

/** What the button says; its accessible name begins with the same. */
function useHelpfulText(count: number): string {
  const { t } = useTranslation('content');
  const { integer } = useFormats();
  return count > 0 ? `${t('helpful')} ${integer(count)}` : t('helpful');
}

function HelpfulCount({ count, own }: { count: number; own: boolean }) {
  return (
    <>
      <ThumbsUp aria-hidden="true" className={`size-4 shrink-0 ${own ? 'fill-current' : ''}`} />
      <span className="tabular">{useHelpfulText(count)}</span>
    </>
  );
}
