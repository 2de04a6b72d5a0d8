// SPDX-License-Identifier: AGPL-3.0-or-later
import { queryOptions } from '@tanstack/react-query';

/**
 * How many announced games there are whose day has passed. Its code needs the contract of the archive,
 * and is loaded after the page, for moderators alone.
 */
export const gamesToCheckQuery = queryOptions({
  queryKey: ['games-to-check', 'count'],
  queryFn: async ({ signal }) =>
    (await import('./count-games-to-check.ts')).countGamesToCheck(signal),
  retry: false,
});
