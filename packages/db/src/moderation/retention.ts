// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';
import { type Retentions, endOf } from '../core/retention.ts';

export const moderationRetention = {
  /** Reports with their outcome, unless their case is still open. */
  reports: {
    table: 'content_report',
    days: 365,
    isOver: (end) => sql`at < ${end} and not exists (
      select from moderation_case as waiting
      where waiting.kind = content_report.kind and waiting.item_id = content_report.item_id
        and waiting.state = 'open')`,
  },
  /** Hashes of texts, for finding near-duplicates. */
  contentTraces: { table: 'content_trace', days: 1, isOver: (end) => sql`at < ${end}` },
} as const satisfies Retentions;

/** Days for which the keyed hash of a reporter's network is stored. */
export const networkDays = 30;

/** Deletes the network hashes of old reports; few are open for that long. */
export async function deleteReportNetworks(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content_report')
    .set({ network: null })
    .where('at', '<', endOf({ days: networkDays }, now))
    .where('network', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
