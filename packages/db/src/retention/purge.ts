import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { guestTables } from '../content-registry.ts';
import type { Schema } from '../schema.ts';
import { type Batches, deleteInBatches } from './delete-in-batches.ts';

/** Retention periods of personal data in days, as promised in `docs/privacy.md`. */
export const retentionDays = {
  /** Guests without content, since the last visit. */
  guest: 30,
  signIn: 180,
  idempotencyKey: 1,
  /** Outbox rows, which hold no payload any more, since they were settled. */
  outbox: 30,
  /** Pictures without a reference, since they were fetched. */
  picture: 1,
  /** Hashes of submitted content, for the detection of duplicates. */
  contentTrace: 1,
  /** Settled reports; open ones stay. */
  report: 365,
  /** Keyed hashes of the network that a report came from. */
  reportNetwork: 30,
} as const;

export type PurgeResult = Record<
  | 'guests'
  | 'proofs'
  | 'signIns'
  | 'idempotencyKeys'
  | 'outbox'
  | 'pictures'
  | 'contentTraces'
  | 'reports'
  | 'reportNetworks',
  number
>;

/** Columns that refer to a picture. */
export const pictureReferences: readonly { table: keyof Schema; column: string }[] = [
  { table: 'account', column: 'picture_id' },
  { table: 'news_article', column: 'picture_large_id' },
  { table: 'news_article', column: 'picture_small_id' },
];

const dayMs = 86_400_000;

/** Deletes the network hashes of old reports, also of the few that are still open. */
async function clearReportNetworks(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content_report')
    .set({ network: null })
    .where('at', '<', before)
    .where('network', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes personal data after its retention period; returns the number of rows by kind. */
export async function purgePersonalData(
  db: Database,
  now: Date,
  batches: Batches = { size: 1_000, max: 100 },
): Promise<PurgeResult> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const deleteRows = (table: keyof Schema, condition: Parameters<typeof deleteInBatches>[2]) =>
    deleteInBatches(db, table, condition, batches);

  const withContent = guestTables.map(
    (table) => sql`exists (select from ${sql.table(table)} as made where made.guest_id = guest.id)`,
  );
  // Separate conditions, which Postgres can join; an `or` may run as a subquery for each picture.
  const notShown = pictureReferences.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} as one where one.${sql.ref(column)} = picture.id)`,
  );
  // Before guests, so that guests with nothing but such reports are deleted as well.
  const reports = await deleteRows(
    'content_report',
    sql`at < ${before(retentionDays.report)} and not exists (
      select from moderation_case as waiting
      where waiting.kind = content_report.kind and waiting.item_id = content_report.item_id
        and waiting.state = 'open')`,
  );
  return {
    guests: await deleteRows(
      'guest',
      sql`seen_at < ${before(retentionDays.guest)} and not (${sql.join(withContent, sql` or `)})`,
    ),
    proofs: await deleteRows('one_time_token', sql`expires_at <= ${now}`),
    signIns: await deleteRows('sign_in', sql`at < ${before(retentionDays.signIn)}`),
    idempotencyKeys: await deleteRows(
      'idempotency_key',
      sql`created_at < ${before(retentionDays.idempotencyKey)}`,
    ),
    outbox: await deleteRows('outbox', sql`settled_at < ${before(retentionDays.outbox)}`),
    pictures: await deleteRows(
      'picture',
      sql`created_at < ${before(retentionDays.picture)} and ${sql.join(notShown, sql` and `)}`,
    ),
    contentTraces: await deleteRows(
      'content_trace',
      sql`at < ${before(retentionDays.contentTrace)}`,
    ),
    reports,
    reportNetworks: await clearReportNetworks(db, before(retentionDays.reportNetwork)),
  };
}
