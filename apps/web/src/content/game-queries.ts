// SPDX-License-Identifier: AGPL-3.0-or-later
import { getGame } from '@kga/contracts/archive';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, urlOf } from '../lib/api.ts';
import { readOptions } from '../lib/freshness.ts';
import { isId, orNull } from '../lib/queries.ts';

/** A game of the archive; null if it is missing. */
export const gameQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getGame.url, { params })],
    queryFn: async (context) =>
      isId(id) ? orNull(call(getGame, { params }, readOptions(context, options))) : null,
  });
};
