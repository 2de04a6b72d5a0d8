// SPDX-License-Identifier: AGPL-3.0-or-later
import { getReviewedGame, listGamesToCheck } from '@kga/contracts/archive';
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
