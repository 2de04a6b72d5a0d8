// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const published = sql`status = 'published'`;

const date = sql`'^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'`;

/** Games that were shut down or will be, with the steps of their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Dates are text such as `2014`, `2014-12` or `2014-12-02`, as far as they are known.
  await sql`
    create table game (
      id uuid primary key,
      name text not null,
      developer text,
      publisher text,
      release_date text collate "C" check (release_date ~ ${date}),
      shutdown_date text collate "C" check (shutdown_date ~ ${date}),
      genre text,
      platforms text[] not null,
      availability text not null
        check (availability in ('announced', 'shut_down', 'playable_again', 'unknown')),
      shutdown_reason text,
      description text,
      sources text[] not null,
      language text not null,
      status text not null default 'pending'
        check (status in ('pending', 'published', 'hidden', 'rejected')),
      created_at timestamptz(3) not null default now(),
      edited_at timestamptz(3),
      tags text[] not null generated always as
        (array_remove(platforms || array[genre, availability], null)) stored,
      title_words text not null collate "C" generated always as (news_plain_text(name)) stored,
      words text not null generated always as (
        news_plain_text(name || ' ' || coalesce(developer, '') || ' ' || coalesce(publisher, ''))
      ) stored
    )`.execute(db);
  await sql`
    create table game_event (
      id uuid primary key,
      game_id uuid not null references game (id) on delete cascade,
      kind text not null
        check (kind in ('announced', 'sales_ended', 'servers_off', 'playable_again')),
      date text not null collate "C" check (date ~ ${date}),
      source_url text
    )`.execute(db);
  await sql`create index game_event_game on game_event (game_id, date)`.execute(db);
  await sql`
    create index game_shutdown on game (coalesce(shutdown_date, '') desc, id desc)
    where ${published}`.execute(db);
  await sql`
    create index game_upcoming on game (coalesce(shutdown_date, '9999'), id)
    where ${published} and availability = 'announced'`.execute(db);
  await sql`create index game_name on game (title_words, id) where ${published}`.execute(db);
  await sql`create index game_tags on game using gin (tags) where ${published}`.execute(db);
  await sql`
    create index game_listing on game (language, created_at desc, id desc)
    where ${published}`.execute(db);
  await sql`
    create index game_search on game using gin (
      words gin_trgm_ops, title_words gin_trgm_ops,
      (tags || array[language, news_month(created_at)]),
      news_letter_pairs(words), news_letter_pairs(title_words)
    ) with (gin_pending_list_limit = 256) where ${published}`.execute(db);
  await countGames(db);
}

/** What each row adds to the running sums, as names with `one`. */
const changes = (rows: string, one: number) => sql`
  select sum.name, ${sql.lit(one)} as one from ${sql.table(rows)} as row
  cross join lateral (
    select 'archive' as name
    union all select 'archive.tag:' || tag from unnest(tags) as tag
    union all select 'archive.year:' || left(shutdown_date, 4) where availability <> 'announced'
  ) as sum
  where ${published} and sum.name is not null`;

const add = (rows: unknown) => sql`
  insert into tally (name, value)
  select name, sum(one) from (${rows}) as change group by name having sum(one) <> 0`;

async function countGames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tally_games() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(changes('became', 1))};
      elsif tg_op = 'DELETE' then ${add(changes('was', -1))};
      else ${add(sql`${changes('was', -1)} union all ${changes('became', 1)}`)};
      end if;
      perform fold_tally();
      return null;
    end $$`.execute(db);
  for (const [when, rows] of [
    ['insert', 'new table as became'],
    ['update', 'old table as was new table as became'],
    ['delete', 'old table as was'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`game_after_${when}`)} after ${sql.raw(when)} on game
      referencing ${sql.raw(rows)} for each statement execute function tally_games()`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_event, game`.execute(db);
  await sql`drop function tally_games`.execute(db);
  await sql`delete from tally where name = 'archive' or starts_with(name, 'archive.')`.execute(db);
}
