import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { type Batches, deleteInBatches } from '../retention/delete-in-batches.ts';

/** Days. The newest failed poll of a feed stays, since it explains why the feed is not polled. */
const retentionDays = { preview: 1, fault: 30 } as const;

const batches: Batches = { size: 1_000, max: 100 };

/** Deletes old previews and failed polls of feeds; returns how many rows were deleted. */
export async function purgeFeedRecords(
  db: Database,
  now: Date,
): Promise<{ previews: number; faults: number }> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const isNewest = sql`not exists (select from feed_fault as newer
    where newer.feed_id = feed_fault.feed_id and newer.at > feed_fault.at)`;
  return {
    previews: await deleteInBatches(
      db,
      'feed_preview',
      sql`created_at < ${before(retentionDays.preview)}`,
      batches,
    ),
    faults: await deleteInBatches(
      db,
      'feed_fault',
      sql`at < ${before(retentionDays.fault)} and not (${isNewest})`,
      batches,
    ),
  };
}
