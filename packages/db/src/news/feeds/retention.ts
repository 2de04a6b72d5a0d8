// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';
import { type Retentions, purge } from '../../core/retention.ts';

const feedRetention = {
  previews: { table: 'feed_preview', days: 1, isOver: (end) => sql`created_at < ${end}` },
  /** Failed polls but for the newest, which explains why the feed is not polled. */
  faults: {
    table: 'feed_fault',
    days: 30,
    isOver: (end) => sql`at < ${end} and exists (
      select from feed_fault as newer
      where newer.feed_id = feed_fault.feed_id and newer.at > feed_fault.at)`,
  },
} as const satisfies Retentions;

/** Deletes old previews and failed polls of feeds; returns the numbers of rows. */
export const purgeFeedRecords = (db: Database, now: Date) => purge(db, feedRetention, now);
