// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Pictures as they were uploaded, until the worker has made copies of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_upload')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('created_at', sql`timestamptz(3)`, (column) =>
      column.notNull().defaultTo(sql`now()`),
    )
    .execute();
  await sql`create index picture_upload_account on picture_upload (account_id, created_at)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('picture_upload').execute();
}
