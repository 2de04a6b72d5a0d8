// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const time = sql`timestamptz(3)`;
const now = sql`now()`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('site_url', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('rules', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('enabled', 'boolean', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('new')
        .check(sql`state in ('new', 'working', 'failing', 'stopped', 'gone')`),
    )
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('body_hash', 'bytea')
    .addColumn('poll_seconds', 'integer', (column) => column.notNull().defaultTo(1_800))
    .addColumn('ttl_seconds', 'integer')
    .addColumn('due_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('lease', 'uuid')
    .addColumn('leased_until', time)
    .addColumn('claims', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since', time)
    .addColumn('last_polled_at', time)
    .addColumn('last_new_item_at', time)
    .addColumn('items', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index feed_due on feed (due_at) where enabled`.execute(db);
  await sql`create index feed_name on feed (lower(name), id)`.execute(db);

  await db.schema
    .createTable('feed_fault')
    .addColumn('feed_id', 'uuid', (column) =>
      column.notNull().references('feed.id').onDelete('cascade'),
    )
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('fault', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .execute();
  await sql`create index feed_fault_feed on feed_fault (feed_id, at desc)`.execute(db);
  await sql`create index feed_fault_at on feed_fault (at)`.execute(db);

  await db.schema
    .createTable('feed_preview')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('found', 'jsonb')
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index feed_preview_created on feed_preview (created_at)`.execute(db);

  await db.schema
    .createTable('own_article')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('picture_source', 'text')
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index own_article_created on own_article (created_at desc, id desc)`.execute(db);

  await db.schema
    .alterTable('news_article')
    .dropColumn('image_url')
    .addColumn('own_article_id', 'uuid', (column) =>
      column.references('own_article.id').onDelete('cascade'),
    )
    .addColumn('feed_id', 'uuid', (column) => column.references('feed.id'))
    .addColumn('url', 'text')
    .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('body', 'text')
    .addColumn('image_alt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('picture_source', 'text')
    .addColumn('picture_small_id', 'uuid', (column) =>
      column.references('picture.id').onDelete('set null'),
    )
    .addColumn('picture_large_id', 'uuid', (column) =>
      column.references('picture.id').onDelete('set null'),
    )
    .addColumn('publish_at', time)
    .addColumn('hidden_at', time)
    .addColumn('hidden_reason', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`
    alter table news_article
      drop constraint news_article_status_check,
      add constraint news_article_status_check
        check (status in ('draft', 'scheduled', 'published', 'hidden')),
      add constraint news_article_one_origin check (own_article_id is null or feed_id is null)
  `.execute(db);
  await sql`create unique index news_article_version on news_article (own_article_id, language)`.execute(
    db,
  );
  await sql`create index news_article_feed on news_article (feed_id) where feed_id is not null`.execute(
    db,
  );
  await sql`create index news_article_scheduled on news_article (publish_at) where status = 'scheduled'`.execute(
    db,
  );
  await sql`create index news_article_hidden on news_article (hidden_at desc, id desc) where hidden_at is not null`.execute(
    db,
  );
  for (const width of ['small', 'large']) {
    const column = sql.ref(`picture_${width}_id`);
    await sql`create index ${sql.ref(`news_article_picture_${width}`)} on news_article (${column}) where ${column} is not null`.execute(
      db,
    );
  }

  await db.schema
    .createTable('feed_item')
    .addColumn('feed_id', 'uuid', (column) =>
      column.notNull().references('feed.id').onDelete('cascade'),
    )
    .addColumn('guid', 'bytea', (column) => column.notNull())
    .addColumn('article_id', 'uuid', (column) =>
      column.notNull().references('news_article.id').onDelete('cascade'),
    )
    .addColumn('url', 'text')
    .addColumn('url_hash', 'bytea')
    .addColumn('content_hash', 'bytea', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('picture_source', 'text')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('published_at', time, (column) => column.notNull())
    .addColumn('first_seen_at', time, (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('feed_item_pkey', ['feed_id', 'guid'])
    .execute();
  await sql`create index feed_item_article on feed_item (article_id)`.execute(db);
  await sql`create index feed_item_url on feed_item (url_hash) where url_hash is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from news_article where own_article_id is not null or feed_id is not null`.execute(
    db,
  );
  await db.schema.dropTable('feed_item').execute();
  await sql`
    alter table news_article
      drop constraint news_article_one_origin,
      drop constraint news_article_status_check,
      drop column own_article_id, drop column feed_id, drop column url, drop column html,
      drop column body, drop column image_alt, drop column picture_source,
      drop column picture_small_id, drop column picture_large_id, drop column publish_at,
      drop column hidden_at, drop column hidden_reason, drop column revision,
      drop column updated_at,
      add column image_url text,
      add constraint news_article_status_check check (status in ('draft', 'published', 'hidden'))
  `.execute(db);
  for (const table of ['own_article', 'feed_preview', 'feed_fault', 'feed']) {
    await db.schema.dropTable(table).execute();
  }
}
