// SPDX-License-Identifier: AGPL-3.0-or-later
import { listReadings } from '@kga/contracts/petitions';
import type { QueryClient } from '@tanstack/react-query';

import { wholePage } from '../../../components/admin/list-query.ts';
import { call } from '../../../lib/api.ts';
import { freshPagesQuery } from '../../../lib/queries.ts';

/** The worker polls the provider this often; each poll can change a reading. */
const refetchMs = 30_000;

/** Suspicious readings of the petition, newest first. */
export const readingsQuery = () => ({
  ...freshPagesQuery([listReadings.url], async (_cursor, options) =>
    wholePage((await call(listReadings, {}, options)) ?? []),
  ),
  refetchInterval: refetchMs,
});

export async function invalidateReadings(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: readingsQuery().queryKey });
}
