// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const time = sql`timestamptz(3)`;
const now = sql`now()`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified_at', time)
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('member')
        .check(sql`role in ('member', 'moderator', 'admin')`),
    )
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('picture_source', 'text')
    .addColumn('picture_id', 'uuid')
    .addColumn('suspended_at', time)
    .addColumn('suspended_reason', 'text')
    .addColumn('last_signed_in_at', time)
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addCheckConstraint(
      'account_suspension_whole',
      sql`(suspended_at is null) = (suspended_reason is null)`,
    )
    .execute();
  await sql`create unique index account_email on account (lower(email))`.execute(db);
  await sql`create index account_created on account (created_at desc, id desc)`.execute(db);

  await db.schema
    .createTable('picture')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .alterTable('account')
    .addForeignKeyConstraint('account_picture', ['picture_id'], 'picture', ['id'], (constraint) =>
      constraint.onDelete('set null'),
    )
    .execute();

  await db.schema
    .createTable('account_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('linked_at', time, (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('account_identity_pkey', ['provider', 'subject'])
    .addUniqueConstraint('account_identity_once', ['account_id', 'provider'])
    .execute();

  await db.schema
    .createTable('account_proof')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('verify_email', 'change_email', 'reset_password')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('code_hash', 'bytea', (column) => column.notNull())
    .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('expires_at', time, (column) => column.notNull())
    .addUniqueConstraint('account_proof_once', ['account_id', 'purpose'])
    .execute();
  await sql`create index account_proof_expires on account_proof (expires_at)`.execute(db);

  await db.schema
    .createTable('sign_in')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index sign_in_account on sign_in (account_id, at desc)`.execute(db);
  await sql`create index sign_in_at on sign_in (at)`.execute(db);

  await db.schema
    .createTable('guest')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint_hash', 'bytea', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('seen_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('linked_to', 'uuid', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('linked_at', time)
    .execute();
  await sql`create index guest_seen on guest (seen_at)`.execute(db);
  await sql`create index guest_linked on guest (linked_to)`.execute(db);

  await db.schema
    .createTable('story')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('guest_id', 'text', (column) => column.references('guest.id').onDelete('set null'))
    .addColumn('game_name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('amount_lost_yen', 'bigint')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('pending')
        .check(sql`status in ('pending', 'published', 'hidden', 'rejected')`),
    )
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addCheckConstraint('story_author_one', sql`account_id is null or guest_id is null`)
    .execute();
  await sql`create index story_published on story (created_at desc, id desc) where status = 'published'`.execute(
    db,
  );
  await sql`create index story_account on story (account_id, created_at desc)`.execute(db);
  await sql`create index story_guest on story (guest_id)`.execute(db);

  await db.schema
    .createTable('news_article')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('unique_id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('is_aggregated', 'boolean', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('published')
        .check(sql`status in ('draft', 'published', 'hidden')`),
    )
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index news_article_published on news_article (created_at desc, id desc) where status = 'published'`.execute(
    db,
  );

  await db.schema
    .createTable('idempotency_key')
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'bytea', (column) => column.notNull())
    .addColumn('result_id', 'uuid')
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('idempotency_key_pkey', ['operation', 'key'])
    .execute();
  await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('job', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('waiting')
        .check(sql`state in ('waiting', 'handing_over', 'done', 'failed', 'uncertain')`),
    )
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('last_error', 'text')
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('settled_at', time)
    .execute();
  await sql`create index outbox_due on outbox (due_at) where state in ('waiting', 'handing_over')`.execute(
    db,
  );
  await sql`create index outbox_settled on outbox (settled_at) where settled_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('actor_id', 'uuid')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .execute();
  await sql`create index audit_log_subject on audit_log (subject_kind, subject_id, at desc)`.execute(
    db,
  );
  await sql`
    create function refuse_audit_log_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_log_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'audit_log',
    'outbox',
    'idempotency_key',
    'news_article',
    'story',
    'guest',
    'sign_in',
    'account_proof',
    'account_identity',
    'account',
    'picture',
  ]) {
    await db.schema.dropTable(table).execute();
  }
  await sql`drop function refuse_audit_log_change()`.execute(db);
}
