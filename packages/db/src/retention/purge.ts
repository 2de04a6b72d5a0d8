import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { guestTables } from '../content-registry.ts';
import type { Schema } from '../schema.ts';
import { type Batches, deleteInBatches } from './delete-in-batches.ts';

/** Retention of personal data, in days; `docs/privacy.md` promises the same. */
export const retentionDays = {
  /** A guest without content, since it was last seen. */
  guest: 30,
  signIn: 180,
  idempotencyKey: 1,
  /** An outbox row without its payload, since it was settled. */
  outbox: 30,
  /** A picture without reference, since it was fetched. */
  picture: 1,
  /** Hashes of texts, for finding near-duplicates. */
  contentTrace: 1,
  /** A report with its outcome, unless its case is still open. */
  report: 365,
  /** Keyed hash of a reporter's network. */
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

/** Columns that refer to pictures. */
export const pictureReferences: readonly { table: keyof Schema; column: string }[] = [
  { table: 'account', column: 'picture_id' },
  { table: 'news_article', column: 'picture_large_id' },
  { table: 'news_article', column: 'picture_small_id' },
];

const dayMs = 86_400_000;

/** Deletes the network hashes of old reports; few are open for that long. */
async function deleteNetworks(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content_report')
    .set({ network: null })
    .where('at', '<', before)
    .where('network', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes personal data after its retention period; returns the numbers of rows. */
export async function purgePersonalData(
  db: Database,
  now: Date,
  batches: Batches = { size: 1_000, max: 100 },
): Promise<PurgeResult> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const purge = (table: keyof Schema, condition: Parameters<typeof deleteInBatches>[2]) =>
    deleteInBatches(db, table, condition, batches);

  const withContent = guestTables.map(
    (table) =>
      sql`exists (select from ${sql.table(table)} as content where content.guest_id = guest.id)`,
  );
  // Separate conditions, which Postgres turns into anti-joins; one `or` may run for every picture.
  const unreferenced = pictureReferences.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} as one where one.${sql.ref(column)} = picture.id)`,
  );
  // Before guests, so that guests with nothing but old reports are deleted too.
  const reports = await purge(
    'content_report',
    sql`at < ${before(retentionDays.report)} and not exists (
      select from moderation_case as waiting
      where waiting.kind = content_report.kind and waiting.item_id = content_report.item_id
        and waiting.state = 'open')`,
  );
  return {
    guests: await purge(
      'guest',
      sql`seen_at < ${before(retentionDays.guest)} and not (${sql.join(withContent, sql` or `)})`,
    ),
    proofs: await purge('one_time_token', sql`expires_at <= ${now}`),
    signIns: await purge('sign_in', sql`at < ${before(retentionDays.signIn)}`),
    idempotencyKeys: await purge(
      'idempotency_key',
      sql`created_at < ${before(retentionDays.idempotencyKey)}`,
    ),
    outbox: await purge('outbox', sql`settled_at < ${before(retentionDays.outbox)}`),
    pictures: await purge(
      'picture',
      sql`created_at < ${before(retentionDays.picture)} and ${sql.join(unreferenced, sql` and `)}`,
    ),
    contentTraces: await purge('content_trace', sql`at < ${before(retentionDays.contentTrace)}`),
    reports,
    reportNetworks: await deleteNetworks(db, before(retentionDays.reportNetwork)),
  };
}
