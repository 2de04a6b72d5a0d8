// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../../core/client.ts';
import { type Retentions, defaultBatches, purge } from '../../core/retention.ts';
import { deleteReportNetworks, moderationRetention } from '../../moderation/retention.ts';
import { retentions } from '../../registry/retention.ts';
import { shareImageRetention } from '../share-images/queries.ts';

/** Everything that is deleted after a time. Reports go before guests, so that guests with nothing but old ones go too. */
export const allRetentions = {
  ...moderationRetention,
  ...retentions,
  ...shareImageRetention,
} as const satisfies Retentions;

/** Deletes personal data after its retention period; returns the numbers of rows. */
export async function purgePersonalData(db: Database, now: Date, batches = defaultBatches) {
  const deleted = await purge(db, allRetentions, now, batches);
  return { ...deleted, reportNetworks: await deleteReportNetworks(db, now) };
}
