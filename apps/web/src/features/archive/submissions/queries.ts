// SPDX-License-Identifier: AGPL-3.0-or-later
import { getOwnGame, getReviewedGame, listGamesToCheck } from '@kga/contracts/archive';
import { queryOptions } from '@tanstack/react-query';

import { call, callList, urlOf } from '../../../lib/api.ts';
import { freshPagesQuery, isId, orNull } from '../../../lib/queries.ts';

/** A game of any status, for moderators; null if it is missing. */
export const reviewedGameQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getReviewedGame.url, { params })],
    queryFn: async ({ signal }) =>
      isId(id) ? orNull(call(getReviewedGame, { params }, { signal })) : null,
    staleTime: 0,
  });
};

/** Announced games whose day has passed. */
export const gamesToCheckQuery = freshPagesQuery([listGamesToCheck.url], (cursor, options) =>
  callList(listGamesToCheck, { query: { cursor } }, options),
);

/** A submitted game as the one who submitted it sees it; null if it is missing. */
export const ownGameQuery = (id: string, visitor: string) => {
  const params = { id };
  return queryOptions({
    // Contains the visitor, so that another account never sees it.
    queryKey: [urlOf(getOwnGame.url, { params }), visitor],
    queryFn: ({ signal }) => orNull(call(getOwnGame, { params }, { signal })),
  });
};
