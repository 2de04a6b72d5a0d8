// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const time = sql`timestamptz(3)`;
const now = sql`now()`;

/** Notifications, the choice of mails about them, and when members last read a post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('muted_mails', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('unsubscribe_token', 'uuid', (column) =>
      column
        .notNull()
        .unique()
        .defaultTo(sql`gen_random_uuid()`),
    )
    .execute();

  await db.schema
    .createTable('notification')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`uuidv7()`))
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('thread_id', 'uuid', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('read_at', time)
    .execute();
  await sql`
    create index notification_list on notification (account_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index notification_unread on notification (account_id) where read_at is null`.execute(
    db,
  );
  // At most one notification of an item for each account; an item can be decided more than once.
  await sql`
    create unique index notification_once on notification (item_id, account_id)
    where decision is null`.execute(db);
  await sql`
    create index notification_decided on notification (item_id) where decision is not null`.execute(
    db,
  );
  await sql`create index notification_at on notification (created_at)`.execute(db);

  // Replaced by the unread notifications of a post.
  await db.schema.alterTable('forum_follow').dropColumn('told_at').execute();
  await db.schema
    .createTable('forum_read')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('post_id', 'uuid', (column) =>
      column.notNull().references('forum_post.id').onDelete('cascade'),
    )
    .addColumn('read_at', time, (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('forum_read_pkey', ['account_id', 'post_id'])
    .execute();
  await sql`create index forum_read_post on forum_read (post_id)`.execute(db);
  await sql`create index forum_read_at on forum_read (read_at)`.execute(db);

  await replaceForgetPieces(
    db,
    `delete from notification using was where item_kind = tg_table_name and item_id = was.id;`,
  );
}

/** Deletes what is stored about items of user content when their rows are deleted. */
async function replaceForgetPieces(db: Kysely<unknown>, more: string): Promise<void> {
  await sql`
    create or replace function forget_pieces() returns trigger language plpgsql as $$
    begin
      delete from moderation_case using was
      where moderation_case.kind = tg_table_name and item_id = was.id;
      delete from content_edit using was where content_edit.kind = tg_table_name and item_id = was.id;
      delete from content_trace using was
      where content_trace.kind = tg_table_name and item_id = was.id;
      ${sql.raw(more)}
      return null;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceForgetPieces(db, '');
  await sql`drop table notification, forum_read`.execute(db);
  await db.schema.alterTable('forum_follow').addColumn('told_at', time).execute();
  await db.schema
    .alterTable('account')
    .dropColumn('muted_mails')
    .dropColumn('unsubscribe_token')
    .execute();
}
