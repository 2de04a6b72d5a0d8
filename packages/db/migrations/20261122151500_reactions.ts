// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const forgotten = [
  `delete from moderation_case using was
  where moderation_case.kind = tg_table_name and item_id = was.id;`,
  `delete from content_edit using was where content_edit.kind = tg_table_name and item_id = was.id;`,
  `delete from content_trace using was
  where content_trace.kind = tg_table_name and item_id = was.id;`,
  `delete from notification using was where item_kind = tg_table_name and item_id = was.id;`,
];

const forgottenReactions = [
  `delete from reaction using was where reaction.kind = tg_table_name and item_id = was.id;`,
  `delete from reaction_count using was
  where reaction_count.kind = tg_table_name and item_id = was.id;`,
];

const replaceForgetPieces = (db: Kysely<unknown>, statements: readonly string[]) =>
  sql`
    create or replace function forget_pieces() returns trigger language plpgsql as $$
    begin
      ${sql.raw(statements.join('\n'))}
      return null;
    end $$`.execute(db);

/** Who found which item helpful, and how many did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reaction')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', sql`timestamptz(3)`, (column) =>
      column.notNull().defaultTo(sql`now()`),
    )
    .addPrimaryKeyConstraint('reaction_pkey', ['kind', 'item_id', 'account_id'])
    .execute();
  await sql`create index reaction_account on reaction (account_id)`.execute(db);
  // Apart from the items, so that a reaction neither waits for writers nor rewrites a text.
  await db.schema
    .createTable('reaction_count')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('helpful', 'integer', (column) => column.notNull().check(sql`helpful >= 0`))
    .addPrimaryKeyConstraint('reaction_count_pkey', ['kind', 'item_id'])
    .execute();
  // Counts are locked in the order of their keys, so that no two writers wait for each other.
  await sql`
    create function count_reactions() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into reaction_count (kind, item_id, helpful)
        select kind, item_id, count(*) from became group by kind, item_id order by kind, item_id
        on conflict (kind, item_id)
        do update set helpful = reaction_count.helpful + excluded.helpful;
      else
        perform from reaction_count
        where (kind, item_id) in (select kind, item_id from was)
        order by kind, item_id for update;
        update reaction_count set helpful = reaction_count.helpful - gone.helpful
        from (select kind, item_id, count(*) as helpful from was group by kind, item_id) as gone
        where reaction_count.kind = gone.kind and reaction_count.item_id = gone.item_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger reaction_after_insert after insert on reaction
    referencing new table as became
    for each statement execute function count_reactions()`.execute(db);
  await sql`
    create trigger reaction_after_delete after delete on reaction
    referencing old table as was
    for each statement execute function count_reactions()`.execute(db);
  await replaceForgetPieces(db, [...forgotten, ...forgottenReactions]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceForgetPieces(db, forgotten);
  await sql`drop table reaction, reaction_count`.execute(db);
  await sql`drop function count_reactions`.execute(db);
}
