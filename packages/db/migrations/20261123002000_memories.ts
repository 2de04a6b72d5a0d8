// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const published = sql`status = 'published'`;

/** Memories of games, and how many each game has beside its likes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory (
      id uuid primary key,
      game_id uuid not null references game (id) on delete cascade,
      account_id uuid references account (id) on delete set null,
      guest_id text references guest (id) on delete set null,
      content text not null,
      years_played text check (years_played ~ '^[0-9]{4}(-[0-9]{4})?$'),
      language text not null,
      status text not null
        check (status in ('pending', 'published', 'hidden', 'rejected')),
      revision integer not null default 1,
      created_at timestamptz(3) not null default now(),
      edited_at timestamptz(3),
      words text not null generated always as (news_plain_text(content)) stored,
      constraint memory_author_one check (account_id is null or guest_id is null),
      constraint memory_of_game unique (id, game_id)
    )`.execute(db);
  await sql`
    create index memory_newest on memory (game_id, created_at desc, id desc)
    where ${published}`.execute(db);
  await sql`create index memory_game on memory (game_id)`.execute(db);
  await sql`create index memory_account on memory (account_id, created_at desc)`.execute(db);
  await sql`create index memory_account_status on memory (account_id, status)`.execute(db);
  await sql`create index memory_guest on memory (guest_id)`.execute(db);
  await sql`
    create index memory_listing on memory (language, created_at desc, id desc)
    where ${published}`.execute(db);
  await sql`
    create index memory_search on memory using gin (
      words gin_trgm_ops, (array[language, news_month(created_at)]), news_letter_pairs(words)
    ) with (gin_pending_list_limit = 256) where ${published}`.execute(db);
  await sql`
    create trigger memory_forgotten after delete on memory
    referencing old table as was
    for each statement execute function forget_pieces()`.execute(db);
  await countForGames(db);
  await countReactions(db);
}

/** Adds changes, a relation with `game_id` and `one`, to the counts of games, in their order. */
const addCounts = (column: string, changes: unknown) => sql`
  perform from game_count where game_id in (select game_id from (${changes}) as change)
  order by game_id for update;
  update game_count set ${sql.ref(column)} = ${sql.ref(`game_count.${column}`)} + change.one
  from (
    select game_id, sum(one) as one from (${changes}) as each group by game_id having sum(one) <> 0
  ) as change
  where game_count.game_id = change.game_id`;

const rowsOf = (rows: string, one: number, condition: unknown) =>
  sql`select game_id, ${sql.lit(one)} as one from ${sql.table(rows)} where ${condition}`;

/**
 * Every game has a row of counts, so that an index orders all of them by both. It is apart from the
 * game, so that a memory or a like neither waits for editors nor rewrites texts.
 */
async function countForGames(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_like_count rename to game_count`.execute(db);
  await sql`
    alter table game_count
      alter likes set default 0,
      add memories integer not null default 0 check (memories >= 0),
      add remembered integer not null generated always as (likes + memories) stored`.execute(db);
  await sql`
    insert into game_count (game_id) select id from game on conflict do nothing`.execute(db);
  await sql`create index game_count_remembered on game_count (remembered desc, game_id desc)`.execute(
    db,
  );
  await sql`
    create function create_game_counts() returns trigger language plpgsql as $$
    begin
      insert into game_count (game_id) select id from became;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_counted after insert on game referencing new table as became
    for each statement execute function create_game_counts()`.execute(db);
  await sql`
    create or replace function count_game_likes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${addCounts('likes', rowsOf('became', 1, sql`true`))};
      else ${addCounts('likes', rowsOf('was', -1, sql`true`))};
      end if;
      return null;
    end $$`.execute(db);
  const [more, less] = [rowsOf('became', 1, published), rowsOf('was', -1, published)];
  await sql`
    create function count_memories() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into memory_count (memory_id, game_id) select id, game_id from became;
        ${addCounts('memories', more)};
      elsif tg_op = 'DELETE' then ${addCounts('memories', less)};
      else ${addCounts('memories', sql`${more} union all ${less}`)};
      end if;
      return null;
    end $$`.execute(db);
  for (const [when, rows] of [
    ['insert', 'new table as became'],
    ['update', 'old table as was new table as became'],
    ['delete', 'old table as was'],
  ] as const) {
    await sql`
      create trigger ${sql.id(`memory_after_${when}`)} after ${sql.raw(when)} on memory
      referencing ${sql.raw(rows)} for each statement execute function count_memories()`.execute(
      db,
    );
  }
}

/** How many members found each memory helpful, beside its game, so that an index orders them. */
async function countReactions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memory_count (
      memory_id uuid primary key,
      game_id uuid not null,
      helpful integer not null default 0,
      foreign key (memory_id, game_id) references memory (id, game_id)
        on update cascade on delete cascade
    )`.execute(db);
  await sql`
    create index memory_count_helpful on memory_count (game_id, helpful desc, memory_id desc)`.execute(
    db,
  );
  await sql`
    create function count_memory_reactions() returns trigger language plpgsql as $$
    begin
      update memory_count set helpful = new.helpful where memory_id = new.item_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger memory_reaction_counted after insert or update on reaction_count
    for each row when (new.kind = 'memory') execute function count_memory_reactions()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger memory_reaction_counted on reaction_count`.execute(db);
  await sql`drop table memory_count, memory`.execute(db);
  await sql`drop trigger game_counted on game`.execute(db);
  await sql`drop function count_memories, count_memory_reactions, create_game_counts`.execute(db);
  await sql`drop index game_count_remembered`.execute(db);
  await sql`alter table game_count drop remembered, drop memories`.execute(db);
  await sql`alter table game_count rename to game_like_count`.execute(db);
  await sql`
    create or replace function count_game_likes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into game_like_count (game_id, likes)
        select game_id, count(*) from became group by game_id order by game_id
        on conflict (game_id) do update set likes = game_like_count.likes + excluded.likes;
      else
        perform from game_like_count where game_id in (select game_id from was)
        order by game_id for update;
        update game_like_count set likes = game_like_count.likes - gone.likes
        from (select game_id, count(*) as likes from was group by game_id) as gone
        where game_like_count.game_id = gone.game_id;
      end if;
      return null;
    end $$`.execute(db);
}
