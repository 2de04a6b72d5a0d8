// SPDX-License-Identifier: AGPL-3.0-or-later
import { listReadings } from '@kga/contracts/petitions';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '../../../../lib/api.ts';

/** The worker polls the provider this often; each poll can change a reading. */
const refetchMs = 30_000;

/** Suspicious readings of the petition, newest first. */
export const readingsQuery = () =>
  queryOptions({
    queryKey: [listReadings.url],
    queryFn: ({ signal }) => call(listReadings, {}, { signal }),
    gcTime: 0,
    refetchInterval: refetchMs,
  });

export async function invalidateReadings(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: readingsQuery().queryKey });
}
