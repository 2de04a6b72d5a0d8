// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('petition')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('registration', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('goal', 'integer', (column) => column.notNull().check(sql`goal > 0`))
    .addColumn('opened_at', sql`timestamptz(3)`, (column) => column.notNull())
    .addColumn('first_reached_at', sql`timestamptz(3)`)
    .addColumn('closes_at', sql`timestamptz(3)`)
    .addColumn('submitted_at', sql`timestamptz(3)`)
    .addColumn('answered_at', sql`timestamptz(3)`)
    .addColumn('verified', 'integer')
    .addColumn('answer_reference', 'text')
    .addColumn('sources', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('provider_kind', 'text')
    .addColumn('provider_url', 'text')
    .addColumn('demonstration', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('seed_key', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'petition_provider_whole',
      sql`(provider_kind is null) = (provider_url is null)`,
    )
    .execute();

  await db.schema
    .createTable('petition_threshold')
    .addColumn('petition_id', 'uuid', (column) =>
      column.notNull().references('petition.id').onDelete('cascade'),
    )
    .addColumn('country_code', sql`char(2)`, (column) => column.notNull())
    .addColumn('threshold', 'integer', (column) => column.notNull().check(sql`threshold > 0`))
    .addPrimaryKeyConstraint('petition_threshold_pkey', ['petition_id', 'country_code'])
    .execute();

  await db.schema
    .createTable('petition_snapshot')
    .addColumn('petition_id', 'uuid', (column) =>
      column.notNull().references('petition.id').onDelete('cascade'),
    )
    .addColumn('taken_at', sql`timestamptz(3)`, (column) => column.notNull())
    .addColumn('signature_count', 'integer', (column) => column.notNull())
    .addColumn('country_sum', 'integer', (column) => column.notNull())
    .addColumn('goal', 'integer', (column) => column.notNull())
    .addColumn('country_counts', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('petition_snapshot_pkey', ['petition_id', 'taken_at'])
    .execute();

  await db.schema
    .createTable('petition_poll')
    .addColumn('petition_id', 'uuid', (column) =>
      column.primaryKey().references('petition.id').onDelete('cascade'),
    )
    .addColumn('tried_at', sql`timestamptz(3)`)
    .addColumn('succeeded_at', sql`timestamptz(3)`)
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paused_until', sql`timestamptz(3)`)
    .addColumn('last_error', 'text')
    .addColumn('answers', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();

  await db.schema
    .createTable('petition_rejected_poll')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('petition_id', 'uuid', (column) =>
      column.notNull().references('petition.id').onDelete('cascade'),
    )
    .addColumn('received_at', sql`timestamptz(3)`, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('petition_rejected_poll_received')
    .on('petition_rejected_poll')
    .columns(['petition_id', 'received_at'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'petition_rejected_poll',
    'petition_poll',
    'petition_snapshot',
    'petition_threshold',
    'petition',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}
