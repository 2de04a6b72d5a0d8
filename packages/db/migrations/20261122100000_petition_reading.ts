// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const time = sql`timestamptz(3)`;
  await db.schema
    .createTable('petition_reading')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('petition_id', 'uuid', (column) =>
      column.notNull().references('petition.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('reasons', sql`text[]`, (column) => column.notNull())
    .addColumn('signature_count', 'integer', (column) => column.notNull())
    .addColumn('country_sum', 'integer', (column) => column.notNull())
    .addColumn('goal', 'integer', (column) => column.notNull())
    .addColumn('country_counts', 'jsonb', (column) => column.notNull())
    .addColumn('last_count', 'integer', (column) => column.notNull())
    .addColumn('per_day', 'integer', (column) => column.notNull())
    .addColumn('polls', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('first_received_at', time, (column) => column.notNull())
    .addColumn('last_received_at', time, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('petition_reading_first_received')
    .on('petition_reading')
    .columns(['petition_id', 'first_received_at'])
    .execute();
  await sql`
    create unique index petition_reading_open on petition_reading (petition_id)
    where state in ('waiting', 'rejected')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('petition_reading').execute();
}
