// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Public names of accounts, and names that no one can choose because moderators removed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('display_name', 'text')
    .addColumn('display_name_key', 'text')
    .execute();
  await db.schema
    .alterTable('account')
    .addCheckConstraint(
      'account_display_name_whole',
      sql`(display_name is null) = (display_name_key is null)`,
    )
    .execute();
  await db.schema
    .createIndex('account_display_name')
    .unique()
    .on('account')
    .column('display_name_key')
    .execute();
  await db.schema
    .createTable('refused_display_name')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('refused_at', sql`timestamptz(3)`, (column) =>
      column.notNull().defaultTo(sql`now()`),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('refused_display_name').execute();
  await db.schema.alterTable('account').dropColumn('display_name').execute();
  await db.schema.alterTable('account').dropColumn('display_name_key').execute();
}
