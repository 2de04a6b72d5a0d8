// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Who wrote to the representatives of a region, once each, and what these answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_answer (
      id uuid primary key,
      region text not null,
      account_id uuid references account (id) on delete set null,
      guest_id text references guest (id) on delete set null,
      who text not null,
      content text not null,
      answered_on text not null check (answered_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      language text not null,
      status text not null
        check (status in ('pending', 'published', 'hidden', 'rejected')),
      revision integer not null default 1,
      created_at timestamptz(3) not null default now(),
      constraint letter_answer_author_one check (account_id is null or guest_id is null)
    )`.execute(db);
  await sql`
    create index letter_answer_newest on letter_answer (region, created_at desc, id desc)
    where status = 'published'`.execute(db);
  await sql`create index letter_answer_account on letter_answer (account_id, created_at desc)`.execute(
    db,
  );
  await sql`create index letter_answer_account_status on letter_answer (account_id, status)`.execute(
    db,
  );
  await sql`create index letter_answer_guest on letter_answer (guest_id)`.execute(db);
  await sql`
    create trigger letter_answer_forgotten after delete on letter_answer
    referencing old table as was
    for each statement execute function forget_pieces()`.execute(db);
  await countLetters(db);
}

/** Rows of a relation by region, as a number to add to a count. */
const rowsOf = (rows: string, one: number, condition: unknown) =>
  sql`select region, ${sql.lit(one)} as one from ${sql.table(rows)} where ${condition}`;

/** Adds changes to the counts of regions, which are locked in the order of their names. */
const addCounts = (column: string, changes: unknown) => sql`
  insert into letter_count (region)
  select distinct region from (${changes}) as change order by region
  on conflict do nothing;
  perform from letter_count where region in (select region from (${changes}) as change)
  order by region for update;
  update letter_count set ${sql.ref(column)} = ${sql.ref(`letter_count.${column}`)} + change.one
  from (
    select region, sum(one) as one from (${changes}) as each group by region having sum(one) <> 0
  ) as change
  where letter_count.region = change.region`;

/** As with likes of games, counts are rows of their own. */
async function countLetters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_written (
      region text not null,
      account_id uuid references account (id) on delete cascade,
      guest_id text references guest (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      check (num_nonnulls(account_id, guest_id) = 1),
      unique (account_id, region),
      unique (guest_id, region)
    )`.execute(db);
  await sql`
    create table letter_count (
      region text primary key,
      written integer not null default 0 check (written >= 0),
      answers integer not null default 0 check (answers >= 0)
    )`.execute(db);
  const always = sql`true`;
  await sql`
    create function count_letters() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${addCounts('written', rowsOf('became', 1, always))};
      else ${addCounts('written', rowsOf('was', -1, always))};
      end if;
      return null;
    end $$`.execute(db);
  const published = sql`status = 'published'`;
  const [more, less] = [rowsOf('became', 1, published), rowsOf('was', -1, published)];
  await sql`
    create function count_answers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${addCounts('answers', more)};
      elsif tg_op = 'DELETE' then ${addCounts('answers', less)};
      else ${addCounts('answers', sql`${more} union all ${less}`)};
      end if;
      return null;
    end $$`.execute(db);
  for (const [table, counts] of [
    ['letter_written', 'count_letters'],
    ['letter_answer', 'count_answers'],
  ] as const) {
    for (const [when, rows] of [
      ['insert', 'new table as became'],
      ['delete', 'old table as was'],
      ['update', 'old table as was new table as became'],
    ] as const) {
      // Letters are never changed, only moved by deleting and inserting them.
      if (table === 'letter_written' && when === 'update') continue;
      await sql`
        create trigger ${sql.id(`${table}_after_${when}`)} after ${sql.raw(when)} on ${sql.table(table)}
        referencing ${sql.raw(rows)}
        for each statement execute function ${sql.raw(counts)}()`.execute(db);
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table letter_answer, letter_written, letter_count`.execute(db);
  await sql`drop function count_letters, count_answers`.execute(db);
}
