// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_seed')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('feed_id', 'uuid', (column) => column.references('feed.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('feed_seed_feed').on('feed_seed').column('feed_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('feed_seed').execute();
}
