// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const published = sql`status = 'published'`;
const upcoming = sql`${published} and availability = 'announced'`;

/**
 * Lists of the archive cost the same at any size: indexes in their order hold what games are filtered
 * by, and every combination of filters has its running sum.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await copyFilters(db);
  await sumFilters(db);
  // With the date, since Postgres does not take a column from an expression of it.
  const filters = sql`shutdown_date, availability, platforms`;
  await sql`drop index game_shutdown, game_name, game_upcoming, game_count_remembered`.execute(db);
  await sql`
    create index game_shutdown on game (coalesce(shutdown_date, '') desc, id desc)
    include (${filters}) where ${published}`.execute(db);
  await sql`
    create index game_genre_shutdown on game (genre, coalesce(shutdown_date, '') desc, id desc)
    include (${filters}) where ${published}`.execute(db);
  await sql`
    create index game_upcoming on game (coalesce(shutdown_date, '9999'), id)
    include (shutdown_date, genre, platforms) where ${upcoming}`.execute(db);
  await sql`
    create index game_name on game (title_words, id)
    include (availability, platforms) where ${published}`.execute(db);
  await sql`
    create index game_genre_name on game (genre, title_words, id)
    include (availability, platforms) where ${published}`.execute(db);
  await sql`
    create index game_count_remembered on game_count (remembered desc, game_id desc)
    include (availability, platforms) where ${published}`.execute(db);
  await sql`
    create index game_count_genre on game_count (genre, remembered desc, game_id desc)
    include (availability, platforms) where ${published}`.execute(db);
}

/** What games are filtered by, beside their counts, so that an index has both. */
async function copyFilters(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game_count add genre text, add platforms text[], add availability text,
      add status text`.execute(db);
  // Without its triggers: no count changes.
  await sql`alter table game_count disable trigger user`.execute(db);
  await sql`
    update game_count set genre = game.genre, platforms = game.platforms,
      availability = game.availability, status = game.status
    from game where id = game_id`.execute(db);
  await sql`alter table game_count enable trigger user`.execute(db);
  await sql`
    alter table game_count alter platforms set not null, alter availability set not null,
      alter status set not null`.execute(db);
  await sql`
    create or replace function create_game_counts() returns trigger language plpgsql as $$
    begin
      insert into game_count (game_id, genre, platforms, availability, status)
      select id, genre, platforms, availability, status from became;
      return null;
    end $$`.execute(db);
  await sql`
    create function copy_game_filters() returns trigger language plpgsql as $$
    begin
      update game_count set genre = new.genre, platforms = new.platforms,
        availability = new.availability, status = new.status
      where game_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_filters_copied
    after update of genre, platforms, availability, status on game for each row
    when ((old.genre, old.platforms, old.availability, old.status)
      is distinct from (new.genre, new.platforms, new.availability, new.status))
    execute function copy_game_filters()`.execute(db);
}

/** What each row adds to the sums of all filters that find it; empty where a filter leaves all. */
const filterSums = (rows: string, one: number) => sql`
  select by_genre as genre, by_platform as platform, by_availability as availability,
    ${sql.lit(one)} as one
  from ${sql.table(rows)},
    unnest(array['', genre]) as by_genre,
    unnest(array['', availability]) as by_availability,
    lateral (select distinct unnest(''::text || platforms)) as each (by_platform)
  where ${published} and by_genre is not null`;

const sumByFilter = (rows: unknown) => sql`
  select genre, platform, availability, sum(one) as games from (${rows}) as change
  group by genre, platform, availability having sum(one) <> 0
  order by genre, platform, availability`;

const yearSums = (rows: string, one: number) => sql`
  select 'archive.year:' || left(shutdown_date, 4) as name, ${sql.lit(one)} as one
  from ${sql.table(rows)}
  where ${published} and availability <> 'announced' and shutdown_date is not null`;

const addToTally = (rows: unknown) => sql`
  insert into tally (name, value)
  select name, sum(one) from (${rows}) as change group by name having sum(one) <> 0`;

/** The body of a trigger on games, by what its rows add. */
const byOperation = (add: (rows: unknown) => unknown, of: typeof yearSums) => sql`
  if tg_op = 'INSERT' then ${add(of('became', 1))};
  elsif tg_op = 'DELETE' then ${add(of('was', -1))};
  else ${add(sql`${of('was', -1)} union all ${of('became', 1)}`)};
  end if;`;

/**
 * Sums are rows that transactions change in the same order, apart from `tally`, which is folded as a
 * whole and has few names.
 */
async function sumFilters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_total (
      genre text not null,
      platform text not null,
      availability text not null,
      games bigint not null,
      primary key (genre, platform, availability)
    )`.execute(db);
  await sql`insert into game_total ${sumByFilter(filterSums('game', 1))}`.execute(db);
  const addFilters = (rows: unknown) => sql`
    insert into game_total as total ${sumByFilter(rows)}
    on conflict (genre, platform, availability)
    do update set games = total.games + excluded.games`;
  await sql`
    create or replace function tally_games() returns trigger language plpgsql as $$
    begin
      ${byOperation(addFilters, filterSums)}
      ${byOperation(addToTally, yearSums)}
      perform fold_tally();
      return null;
    end $$`.execute(db);
  await sql`delete from tally where name = 'archive' or starts_with(name, 'archive.tag:')`.execute(
    db,
  );
}

/** What each row added to the running sums of single tags. */
const tagSums = (rows: string, one: number) => sql`
  select sum.name, ${sql.lit(one)} as one from ${sql.table(rows)} as row
  cross join lateral (
    select 'archive' as name
    union all select 'archive.tag:' || tag from unnest(tags) as tag
    union all select 'archive.year:' || left(shutdown_date, 4) where availability <> 'announced'
  ) as sum
  where ${published} and sum.name is not null`;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index game_shutdown, game_genre_shutdown, game_upcoming, game_name, game_genre_name,
      game_count_remembered, game_count_genre`.execute(db);
  await sql`
    create index game_shutdown on game (coalesce(shutdown_date, '') desc, id desc)
    where ${published}`.execute(db);
  await sql`
    create index game_upcoming on game (coalesce(shutdown_date, '9999'), id)
    where ${upcoming}`.execute(db);
  await sql`create index game_name on game (title_words, id) where ${published}`.execute(db);
  await sql`
    create index game_count_remembered on game_count (remembered desc, game_id desc)`.execute(db);
  await sql`
    create or replace function tally_games() returns trigger language plpgsql as $$
    begin
      ${byOperation(addToTally, tagSums)}
      perform fold_tally();
      return null;
    end $$`.execute(db);
  await sql`delete from tally where starts_with(name, 'archive.year:')`.execute(db);
  await addToTally(tagSums('game', 1)).execute(db);
  await sql`drop table game_total`.execute(db);
  await sql`drop trigger game_filters_copied on game`.execute(db);
  await sql`drop function copy_game_filters`.execute(db);
  await sql`
    create or replace function create_game_counts() returns trigger language plpgsql as $$
    begin
      insert into game_count (game_id) select id from became;
      return null;
    end $$`.execute(db);
  await sql`
    alter table game_count drop genre, drop platforms, drop availability, drop status`.execute(db);
}
