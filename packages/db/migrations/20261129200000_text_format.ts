// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const tables = ['forum_post', 'forum_reply', 'story'];

/** Whether a text is plain or Markdown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`
      alter table ${sql.table(table)} add format text not null default 'plain'
        constraint ${sql.id(`${table}_format`)} check (format in ('plain', 'markdown'))`.execute(
      db,
    );
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} drop format`.execute(db);
}
