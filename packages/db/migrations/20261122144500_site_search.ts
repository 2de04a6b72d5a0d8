// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Conditions of the rows that readers see. */
const published = sql`status = 'published'`;
const shown = sql`status = 'published' and deleted_at is null`;

const forumOrders = { active: 'last_activity_at', newest: 'created_at', top: 'replies' } as const;

/**
 * Search over stories, posts and replies, and lists of them by language: a list is read as one part
 * per language, in the order of an index that begins with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSearchToStories(db);
  await addSearchToPosts(db);
  await addSearchToReplies(db);
  await countLanguages(db);
}

async function addSearchToStories(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add title_words text not null
        generated always as (news_plain_text(game_name || ' ' || title)) stored,
      add words text not null
        generated always as (news_plain_text(game_name || ' ' || title || ' ' || content)) stored`.execute(
    db,
  );
  await sql`drop index story_published`.execute(db);
  await sql`
    create index story_listing on story (language, created_at desc, id desc)
    where ${published}`.execute(db);
  await sql`
    create index story_search on story using gin (
      words gin_trgm_ops, title_words gin_trgm_ops, (array[language, news_month(created_at)]),
      news_letter_pairs(words), news_letter_pairs(title_words)
    ) with (gin_pending_list_limit = 256) where ${published}`.execute(db);
}

async function addSearchToPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table forum_post add title_words text not null
      generated always as (news_plain_text(title)) stored`.execute(db);
  await sql`drop index forum_post_search`.execute(db);
  for (const [name, column] of Object.entries(forumOrders)) {
    await sql`drop index ${sql.id(`forum_post_${name}`)}`.execute(db);
    await sql`
      create index ${sql.id(`forum_post_${name}`)} on forum_post
        (category_id, language, pinned desc, ${sql.ref(column)} desc, id desc)
      where ${shown}`.execute(db);
  }
  await sql`
    create index forum_post_listing on forum_post (language, created_at desc, id desc)
    where ${shown}`.execute(db);
  await sql`
    create index forum_post_search on forum_post using gin (
      words gin_trgm_ops, title_words gin_trgm_ops,
      (array[category_id, language, news_month(created_at)]),
      news_letter_pairs(words), news_letter_pairs(title_words)
    ) with (gin_pending_list_limit = 256) where ${shown}`.execute(db);
}

async function addSearchToReplies(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table forum_reply add words text not null
      generated always as (news_plain_text(content)) stored`.execute(db);
  await sql`
    create index forum_reply_listing on forum_reply (language, created_at desc, id desc)
    where ${shown}`.execute(db);
  await sql`
    create index forum_reply_search on forum_reply using gin (
      words gin_trgm_ops, (array[language, news_month(created_at)]), news_letter_pairs(words)
    ) with (gin_pending_list_limit = 256) where ${shown}`.execute(db);
}

const sum = (changes: unknown) => sql`
  insert into tally (name, value)
  select name, sum(one) from (${changes}) as change group by name having sum(one) <> 0`;

/** Running sums of what readers see in each language. */
async function countLanguages(db: Kysely<unknown>): Promise<void> {
  const counters = [
    { table: 'story', prefix: sql`'stories.in:'`, condition: published },
    { table: 'forum_post', prefix: sql`'forum.posts:' || category_id || ':'`, condition: shown },
  ] as const;
  for (const { table, prefix, condition } of counters) {
    const run = sql.id(`tally_${table}_languages`);
    const changes = (rows: string, one: number) =>
      sql`select ${prefix} || language as name, ${sql.lit(one)} as one
        from ${sql.table(rows)} where ${condition}`;
    await sql`
      create function ${run}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${sum(changes('became', 1))};
        elsif tg_op = 'DELETE' then ${sum(changes('was', -1))};
        else ${sum(sql`${changes('was', -1)} union all ${changes('became', 1)}`)};
        end if;
        return null;
      end $$`.execute(db);
    for (const [when, rows] of [
      ['insert', 'new table as became'],
      ['update', 'old table as was new table as became'],
      ['delete', 'old table as was'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`${table}_languages_after_${when}`)} after ${sql.raw(when)}
        on ${sql.table(table)} referencing ${sql.raw(rows)}
        for each statement execute function ${run}()`.execute(db);
    }
    await sum(changes(table, 1)).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['story', 'forum_post'] as const) {
    for (const when of ['insert', 'update', 'delete']) {
      await sql`
        drop trigger ${sql.id(`${table}_languages_after_${when}`)} on ${sql.table(table)}`.execute(
        db,
      );
    }
    await sql`drop function ${sql.id(`tally_${table}_languages`)}`.execute(db);
  }
  await sql`
    delete from tally where starts_with(name, 'stories.in:') or name like 'forum.posts:%:%'`.execute(
    db,
  );
  await sql`drop index story_listing, story_search, forum_post_listing, forum_post_search,
    forum_reply_listing, forum_reply_search`.execute(db);
  await sql`alter table story drop title_words, drop words`.execute(db);
  await sql`alter table forum_post drop title_words`.execute(db);
  await sql`alter table forum_reply drop words`.execute(db);
  await sql`create index story_published on story (created_at desc, id desc) where ${published}`.execute(
    db,
  );
  for (const [name, column] of Object.entries(forumOrders)) {
    await sql`drop index ${sql.id(`forum_post_${name}`)}`.execute(db);
    await sql`
      create index ${sql.id(`forum_post_${name}`)} on forum_post
        (category_id, pinned desc, ${sql.ref(column)} desc, id desc)
      where ${shown}`.execute(db);
  }
  await sql`
    create index forum_post_search on forum_post using gin (
      words gin_trgm_ops, (array[category_id]), news_letter_pairs(words)
    ) with (gin_pending_list_limit = 256) where ${shown}`.execute(db);
}
