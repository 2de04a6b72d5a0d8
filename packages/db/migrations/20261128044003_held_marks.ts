// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const tables = ['game_like', 'reaction', 'letter_written'] as const;

type CountedTable = (typeof tables)[number];

/** Functions that count the rows of these tables. */
const counters = {
  game_like: 'count_game_likes',
  reaction: 'count_reactions',
  letter_written: 'count_letters',
} as const satisfies Record<CountedTable, string>;

/** Columns of the item that a row is about. */
const itemColumns = {
  game_like: ['game_id'],
  reaction: ['kind', 'item_id'],
  letter_written: ['region'],
} as const satisfies Record<CountedTable, readonly string[]>;

/** Tables and columns of the counts. */
const counts = {
  game_like: ['game_count', 'likes'],
  reaction: ['reaction_count', 'helpful'],
  letter_written: ['letter_count', 'written'],
} as const satisfies Record<CountedTable, readonly [string, string]>;

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

/**
 * Adds the changes to the counts, which are locked in the order of their keys, so that no two writers wait for
 * each other. Every game has a row; the count of one that is being deleted goes with it.
 */
function countChanges(table: CountedTable, changes: unknown) {
  const [count, column] = counts[table];
  const columns = names(itemColumns[table]);
  const isSame = sql.join(
    itemColumns[table].map((name) => sql`${sql.ref(`${count}.${name}`)} = change.${sql.ref(name)}`),
    sql` and `,
  );
  const first =
    table === 'game_like'
      ? sql``
      : sql`
        insert into ${sql.table(count)} (${columns}, ${sql.ref(column)})
        select distinct ${columns}, 0 from (${changes}) as change order by ${columns}
        on conflict do nothing;`;
  return sql`${first}
        perform from ${sql.table(count)}
        where (${columns}) in (select ${columns} from (${changes}) as change)
        order by ${columns} for update;
        update ${sql.table(count)} set ${sql.ref(column)} = ${sql.ref(`${count}.${column}`)} + change.one
        from (
          select ${columns}, sum(one) as one from (${changes}) as each
          group by ${columns} having sum(one) <> 0
        ) as change
        where ${isSame};`;
}

/** Replaces the function that counts a table. */
async function replaceCounter(
  db: Kysely<unknown>,
  table: CountedTable,
  condition: unknown,
): Promise<void> {
  const columns = names(itemColumns[table]);
  const more = sql`select ${columns}, 1 as one from became where ${condition}`;
  const less = sql`select ${columns}, -1 as one from was where ${condition}`;
  await sql`
    create or replace function ${sql.id(counters[table])}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${countChanges(table, more)}
      elsif tg_op = 'DELETE' then ${countChanges(table, less)}
      else ${countChanges(table, sql`${more} union all ${less}`)}
      end if;
      return null;
    end $$`.execute(db);
}

/** Marks that look like a burst are held, and do not count before they are released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    const held = sql.id(`${table}_held`);
    await sql`alter table ${sql.table(table)} add held_at timestamptz(3)`.execute(db);
    await sql`
      create index ${held} on ${sql.table(table)} (${names(itemColumns[table])}, held_at)
      where held_at is not null`.execute(db);
    await replaceCounter(db, table, sql`held_at is null`);
    await sql`
      create trigger ${sql.id(`${table}_after_update`)} after update on ${sql.table(table)}
      referencing old table as was new table as became
      for each statement execute function ${sql.id(counters[table])}()`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where held_at is not null`.execute(db);
    await sql`drop trigger ${sql.id(`${table}_after_update`)} on ${sql.table(table)}`.execute(db);
    await replaceCounter(db, table, sql`true`);
    await sql`alter table ${sql.table(table)} drop held_at`.execute(db);
  }
}
