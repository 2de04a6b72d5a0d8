// SPDX-License-Identifier: AGPL-3.0-or-later
import { notificationsMax } from '@kga/contracts/accounts';
import { exportDays } from '@kga/contracts/petitions';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Schema } from '../../core/client.ts';
import { unreadDays } from '../../forum/reads.ts';
import { guestTables } from '../../registry/content-types.ts';

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
  /** An uploaded picture, which the worker deletes once it is copied. */
  pictureUpload: 1,
  /** Hashes of texts, for finding near-duplicates. */
  contentTrace: 1,
  /** A report with its outcome, unless its case is still open. */
  report: 365,
  /** Keyed hash of a reporter's network. */
  reportNetwork: 30,
  /** A notification, read or not. */
  notification: 90,
  /** When a member viewed a post; without it the post counts as read for as long. */
  forumRead: unreadDays,
  /** An image to share, since it was drawn; the next who asks for it has it drawn again. */
  shareImage: 30,
  /** A file with the names of signers; that it was made stays. */
  signatureExport: exportDays,
  feedPreview: 1,
  /** A failed poll of a feed, unless it is the newest, which explains why the feed is not polled. */
  feedFault: 30,
} as const;

/** Rows of one statement, and statements of one run; the next run deletes the rest. */
const defaultBatches = { size: 1_000, max: 100 };

/**
 * Deletes rows of a table in small statements, which hold their locks only briefly. Rows that another
 * transaction has locked are left for the next run. Returns the number of deleted rows.
 */
async function deleteInBatches(
  db: Database,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
  { size, max } = defaultBatches,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  for (let batch = 0; batch < max; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${size} for update skip locked
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < size) break;
  }
  return deleted;
}

/** Columns that refer to pictures. */
export const pictureReferences: readonly { table: keyof Schema; column: string }[] = [
  { table: 'account', column: 'picture_id' },
  { table: 'game', column: 'cover_id' },
  { table: 'news_article', column: 'picture_large_id' },
  { table: 'news_article', column: 'picture_small_id' },
];

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Deletes the network hashes of old reports; few are open for that long. */
async function deleteNetworks(db: Database, end: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('content_report')
    .set({ network: null })
    .where('at', '<', end)
    .where('network', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notifications of accounts that have too many, but for the newest ones. */
const isBeyondMax = sql`
  account_id = any (array(
    select account_id from notification group by account_id having count(*) > ${notificationsMax}))
  and (created_at, id) < (
    select created_at, id from notification as newer
    where newer.account_id = notification.account_id
    order by created_at desc, id desc offset ${notificationsMax - 1} limit 1)`;

/** Deletes personal data after its retention period; returns the numbers of rows. */
export async function purgePersonalData(db: Database, now: Date, batches = defaultBatches) {
  const ended = (key: keyof typeof retentionDays) => before(now, retentionDays[key]);
  const purge = (table: keyof Schema, condition: RawBuilder<unknown>) =>
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
    sql`at < ${ended('report')} and not exists (
      select from moderation_case as waiting
      where waiting.kind = content_report.kind and waiting.item_id = content_report.item_id
        and waiting.state = 'open')`,
  );
  return {
    signerReports: await purge('signer_report', sql`created_at < ${ended('report')}`),
    guests: await purge(
      'guest',
      sql`seen_at < ${ended('guest')} and not (${sql.join(withContent, sql` or `)})`,
    ),
    proofs: await purge('one_time_token', sql`expires_at <= ${now}`),
    signIns: await purge('sign_in', sql`at < ${ended('signIn')}`),
    idempotencyKeys: await purge('idempotency_key', sql`created_at < ${ended('idempotencyKey')}`),
    outbox: await purge('outbox', sql`settled_at < ${ended('outbox')}`),
    pictures: await purge(
      'picture',
      sql`created_at < ${ended('picture')} and ${sql.join(unreferenced, sql` and `)}`,
    ),
    uploads: await purge('picture_upload', sql`created_at < ${ended('pictureUpload')}`),
    contentTraces: await purge('content_trace', sql`at < ${ended('contentTrace')}`),
    notifications:
      (await purge('notification', sql`created_at < ${ended('notification')}`)) +
      (await purge('notification', isBeyondMax)),
    forumReads: await purge('forum_read', sql`read_at < ${ended('forumRead')}`),
    shareImages: await purge(
      'share_image',
      sql`coalesce(rendered_at, requested_at) < ${ended('shareImage')}`,
    ),
    exports:
      (await purge('signature_export_part', sql`created_at < ${ended('signatureExport')}`)) +
      (await purge(
        'sealed_key',
        sql`starts_with(name, 'export ') and created_at < ${ended('signatureExport')}`,
      )),
    reports,
    reportNetworks: await deleteNetworks(db, ended('reportNetwork')),
  };
}

export type PurgeResult = Awaited<ReturnType<typeof purgePersonalData>>;

/** Deletes old previews and failed polls of feeds; returns the numbers of rows. */
export async function purgeFeedRecords(db: Database, now: Date) {
  const isPreviewOld = sql`created_at < ${before(now, retentionDays.feedPreview)}`;
  const isFaultOld = sql`at < ${before(now, retentionDays.feedFault)} and exists (
    select from feed_fault as newer
    where newer.feed_id = feed_fault.feed_id and newer.at > feed_fault.at)`;
  return {
    previews: await deleteInBatches(db, 'feed_preview', isPreviewOld),
    faults: await deleteInBatches(db, 'feed_fault', isFaultOld),
  };
}
