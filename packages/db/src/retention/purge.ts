import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { guestTables } from '../content-registry.ts';
import type { Schema } from '../schema.ts';
import { type Batches, deleteInBatches } from './delete-in-batches.ts';

/** For how long what is kept of people is kept, in days; `docs/privacy.md` promises the same. */
export const retentionDays = {
  /** A guest without content, since it was last seen. */
  guest: 30,
  signIn: 180,
  idempotencyKey: 1,
  /** A row of the outbox without what it carried, since it was settled. */
  outbox: 30,
  /** A picture that nobody shows, since it was fetched. */
  picture: 1,
  /** Hashes of what was written, by which the same again is noticed. */
  contentTrace: 1,
  /** What somebody reported, and what moderators found of it; while it waits for one, it stays. */
  report: 365,
  /** From which network somebody reported, as a keyed hash. */
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

/** Columns that show a picture. */
export const pictureReferences: readonly { table: keyof Schema; column: string }[] = [
  { table: 'account', column: 'picture_id' },
  { table: 'news_article', column: 'picture_large_id' },
  { table: 'news_article', column: 'picture_small_id' },
];

const dayMs = 86_400_000;

/** Forgets from which networks reports came; few are open for so long. */
async function forgetNetworks(db: Database, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content_report')
    .set({ network: null })
    .where('at', '<', before)
    .where('network', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what is kept of people for longer than it is needed; answers how many rows went. */
export async function purgePersonalData(
  db: Database,
  now: Date,
  batches: Batches = { size: 1_000, most: 100 },
): Promise<PurgeResult> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const forget = (table: keyof Schema, condition: Parameters<typeof deleteInBatches>[2]) =>
    deleteInBatches(db, table, condition, batches);

  const withContent = guestTables.map(
    (table) => sql`exists (select from ${sql.table(table)} as made where made.guest_id = guest.id)`,
  );
  // Each by itself, so that Postgres joins them; an `or` of them may be asked for each picture anew.
  const notShown = pictureReferences.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} as one where one.${sql.ref(column)} = picture.id)`,
  );
  // Before guests: who has nothing but such reports is forgotten as well.
  const reports = await forget(
    'content_report',
    sql`at < ${before(retentionDays.report)} and not exists (
      select from moderation_case as waiting
      where waiting.kind = content_report.kind and waiting.item_id = content_report.item_id
        and waiting.state = 'open')`,
  );
  return {
    guests: await forget(
      'guest',
      sql`seen_at < ${before(retentionDays.guest)} and not (${sql.join(withContent, sql` or `)})`,
    ),
    proofs: await forget('one_time_token', sql`expires_at <= ${now}`),
    signIns: await forget('sign_in', sql`at < ${before(retentionDays.signIn)}`),
    idempotencyKeys: await forget(
      'idempotency_key',
      sql`created_at < ${before(retentionDays.idempotencyKey)}`,
    ),
    outbox: await forget('outbox', sql`settled_at < ${before(retentionDays.outbox)}`),
    pictures: await forget(
      'picture',
      sql`created_at < ${before(retentionDays.picture)} and ${sql.join(notShown, sql` and `)}`,
    ),
    contentTraces: await forget('content_trace', sql`at < ${before(retentionDays.contentTrace)}`),
    reports,
    reportNetworks: await forgetNetworks(db, before(retentionDays.reportNetwork)),
  };
}
