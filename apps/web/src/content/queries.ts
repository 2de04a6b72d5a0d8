// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Reaction,
  type ReactionKind,
  listReactions,
  reactionKinds,
} from '@kga/contracts/content';
import { queryOptions } from '@tanstack/react-query';

import { ensureRegistered } from '../auth/use-auth.ts';
import { type CallOptions, call, urlOf } from '../lib/api.ts';
import { createBatch } from '../lib/batch.ts';

/** What only the visitor sees, such as their like of a game. The key contains the visitor. */
export const visitorQuery = <Data>(
  path: string,
  visitor: string,
  load: (options: CallOptions) => Promise<Data>,
) =>
  queryOptions({
    queryKey: [path, visitor],
    queryFn: async ({ signal }) => {
      await ensureRegistered(visitor);
      return load({ signal });
    },
    // It may have changed elsewhere: moderators decide, other devices of a member react.
    refetchOnMount: 'always',
  });

const batches = new Map(
  reactionKinds.map((kind) => [
    kind,
    createBatch<Reaction>(
      async (ids) =>
        (await call(listReactions, { params: { kind }, query: { ids: ids.join(',') } })) ?? [],
    ),
  ]),
);

export const stateOf = (reaction: Reaction | null | undefined) =>
  reaction ? { isSet: reaction.own, count: reaction.helpful } : null;

/** How many members found an item helpful, and whether the visitor did. */
export const reactionQuery = (kind: ReactionKind, id: string) =>
  queryOptions({
    queryKey: [urlOf(listReactions.url, { params: { kind } }), id],
    queryFn: async () => stateOf(await batches.get(kind)?.(id)),
    refetchOnMount: 'always',
  });
