// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const time = sql`timestamptz(3)`;
const now = sql`now()`;
const statuses = sql`status in ('pending', 'published', 'hidden', 'rejected')`;

/** Which pieces readers see in lists; a deleted post with replies keeps its place, without text. */
const shown = sql`status = 'published' and deleted_at is null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addMoney(db);
  await addToStories(db);
  await addForum(db);
  await addModeration(db);
  await addTallies(db);
  await countWhatIsThere(db);
}

async function addMoney(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('currency_rate')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('on_date', 'date', (column) => column.notNull())
    .addColumn('yen', 'numeric', (column) => column.notNull().check(sql`yen > 0`))
    .addPrimaryKeyConstraint('currency_rate_pkey', ['currency', 'on_date'])
    .execute();
}

async function addToStories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('story')
    .addColumn('game_key', 'text', (column) =>
      column
        .notNull()
        .generatedAlwaysAs(sql`news_plain_text(game_name)`)
        .stored(),
    )
    .addColumn('amount', sql`numeric(14, 2)`)
    .addColumn('currency', 'text')
    .addColumn('rate_date', 'date')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('edited_at', time)
    .execute();
  await sql`
    create index story_game_published on story (game_key, created_at desc, id desc)
    where status = 'published'`.execute(db);
  await sql`create index story_account_status on story (account_id, status)`.execute(db);
  // One row a game, so that what is searched for is found among games and not among stories.
  await db.schema
    .createTable('story_game')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('stories', 'integer', (column) => column.notNull())
    .execute();
  await sql`create index story_game_key on story_game using gin (key gin_trgm_ops)`.execute(db);
  await sql`create index story_game_most on story_game (stories desc, key)`.execute(db);
}

async function addForum(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forum_post')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('category_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) =>
      column
        .notNull()
        .generatedAlwaysAs(sql`news_plain_text(title || ' ' || content)`)
        .stored(),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('replies', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('newest_reply_id', 'uuid')
    .addColumn('pinned', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('locked', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('last_activity_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('edited_at', time)
    .addColumn('deleted_at', time)
    .execute();
  await sql`
    create index forum_post_active
    on forum_post (category_id, pinned desc, last_activity_at desc, id desc) where ${shown}`.execute(
    db,
  );
  await sql`
    create index forum_post_newest
    on forum_post (category_id, pinned desc, created_at desc, id desc) where ${shown}`.execute(db);
  await sql`
    create index forum_post_top
    on forum_post (category_id, pinned desc, replies desc, id desc) where ${shown}`.execute(db);
  await sql`
    create index forum_post_recent
    on forum_post (category_id, last_activity_at desc, id desc) where ${shown}`.execute(db);
  await sql`
    create index forum_post_search on forum_post using gin (
      words gin_trgm_ops, (array[category_id]), news_letter_pairs(words)
    ) with (gin_pending_list_limit = 256) where ${shown}`.execute(db);
  await sql`create index forum_post_account on forum_post (account_id, created_at desc)`.execute(
    db,
  );
  await sql`create index forum_post_account_status on forum_post (account_id, status)`.execute(db);

  await db.schema
    .createTable('forum_reply')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('post_id', 'uuid', (column) =>
      column.notNull().references('forum_post.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'uuid', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('guest_id', 'text', (column) => column.references('guest.id').onDelete('set null'))
    .addColumn('quote_id', 'uuid', (column) =>
      column.references('forum_reply.id').onDelete('set null'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    // Hidden ones keep their place; those that never appeared have none.
    .addColumn('appeared_at', time)
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('edited_at', time)
    .addColumn('deleted_at', time)
    .addCheckConstraint('forum_reply_author_one', sql`account_id is null or guest_id is null`)
    .execute();
  await sql`
    create index forum_reply_place on forum_reply (post_id, appeared_at, id)
    where appeared_at is not null`.execute(db);
  await sql`create index forum_reply_account on forum_reply (account_id, created_at desc)`.execute(
    db,
  );
  await sql`create index forum_reply_account_status on forum_reply (account_id, status)`.execute(
    db,
  );
  await sql`create index forum_reply_guest on forum_reply (guest_id)`.execute(db);
  await sql`create index forum_reply_quote on forum_reply (quote_id)`.execute(db);

  await db.schema
    .createTable('forum_follow')
    .addColumn('post_id', 'uuid', (column) =>
      column.notNull().references('forum_post.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', time, (column) => column.notNull().defaultTo(now))
    // After a mail there is no other one until its reader was there.
    .addColumn('told_at', time)
    .addPrimaryKeyConstraint('forum_follow_pkey', ['post_id', 'account_id'])
    .execute();
  await sql`create index forum_follow_account on forum_follow (account_id)`.execute(db);

  await db.schema
    .createTable('view_flush')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index view_flush_at on view_flush (at)`.execute(db);
}

async function addModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moderation_case')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'decided')`),
    )
    .addColumn('causes', sql`text[]`, (column) => column.notNull())
    .addColumn('holds', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('since', time, (column) => column.notNull().defaultTo(now))
    .addColumn('decided_at', time)
    // What its piece became by the last decision; of one that is open it says nothing.
    .addColumn('decided_status', 'text')
    .addColumn('report_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('report_weight', 'real', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('moderation_case_pkey', ['kind', 'item_id'])
    .execute();
  // Each filter of the queue has an index in whose order it is read.
  for (const [name, columns, condition] of [
    ['open', 'since, kind, item_id', `state = 'open'`],
    ['open_kind', 'kind, since, item_id', `state = 'open'`],
    ['open_language', 'language, since, kind, item_id', `state = 'open'`],
    ['open_pending', 'since, kind, item_id', `state = 'open' and 'pending' = any (causes)`],
    ['open_reported', 'since, kind, item_id', `state = 'open' and 'reported' = any (causes)`],
    ['open_held', 'since, kind, item_id', `state = 'open' and 'held' = any (causes)`],
    ['decided', 'decided_at, kind, item_id', `state = 'decided'`],
    ['decided_kind', 'kind, decided_at, item_id', `state = 'decided'`],
    ['decided_language', 'language, decided_at, kind, item_id', `state = 'decided'`],
    ['decided_status', 'decided_status, decided_at, kind, item_id', `state = 'decided'`],
    [
      'decided_pending',
      'decided_at, kind, item_id',
      `state = 'decided' and 'pending' = any (causes)`,
    ],
    [
      'decided_reported',
      'decided_at, kind, item_id',
      `state = 'decided' and 'reported' = any (causes)`,
    ],
    ['decided_held', 'decided_at, kind, item_id', `state = 'decided' and 'held' = any (causes)`],
  ] as const) {
    await sql`
      create index ${sql.id(`moderation_case_${name}`)} on moderation_case (${sql.raw(columns)})
      where ${sql.raw(condition)}`.execute(db);
  }

  await db.schema
    .createTable('moderation_decision')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('status_before', 'text', (column) => column.notNull())
    .addColumn('status_after', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('by_id', 'uuid', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    .addColumn('undone_at', time)
    .execute();
  await sql`
    create index moderation_decision_item on moderation_decision (kind, item_id, at desc)`.execute(
    db,
  );
  await sql`create index moderation_decision_at on moderation_decision (at)`.execute(db);
  await sql`
    create index moderation_decision_by on moderation_decision (by_id)
    where by_id is not null`.execute(db);

  await db.schema
    .createTable('content_report')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('guest_id', 'text', (column) => column.references('guest.id').onDelete('set null'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('weight', 'real', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    // Keyed hash of the reporter's network and the piece; null once it is not needed.
    .addColumn('network', 'bytea')
    // `changed` where the text was another one when it was reported.
    .addColumn('outcome', 'text', (column) =>
      column.check(sql`outcome in ('upheld', 'dismissed', 'changed')`),
    )
    // The one that settled it, which can be undone.
    .addColumn('decision_id', 'uuid', (column) =>
      column.references('moderation_decision.id').onDelete('set null'),
    )
    .execute();
  await sql`
    create unique index content_report_account on content_report (account_id, kind, item_id)
    where account_id is not null`.execute(db);
  await sql`
    create unique index content_report_guest on content_report (guest_id, kind, item_id)
    where guest_id is not null`.execute(db);
  await sql`create index content_report_item on content_report (kind, item_id, at desc)`.execute(
    db,
  );
  await sql`create index content_report_at on content_report (at)`.execute(db);
  await sql`
    create index content_report_network on content_report (at)
    where network is not null`.execute(db);
  await sql`create index content_report_decision on content_report (decision_id)`.execute(db);

  await db.schema
    .createTable('content_edit')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('replaced_at', time, (column) => column.notNull().defaultTo(now))
    .execute();
  await sql`create index content_edit_item on content_edit (kind, item_id, replaced_at desc)`.execute(
    db,
  );

  // What was lately written, as hashes of its parts: the same again and again is noticed.
  await db.schema
    .createTable('content_trace')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'uuid', (column) => column.notNull())
    .addColumn('hash', 'bigint', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull().defaultTo(now))
    // When the piece was first written, however often it was changed since.
    .addColumn('since', time, (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('content_trace_pkey', ['hash', 'kind', 'item_id'])
    .execute();
  await sql`create index content_trace_at on content_trace (at)`.execute(db);
  await sql`create index content_trace_item on content_trace (kind, item_id)`.execute(db);

  await addAuditSearch(db);
}

async function addAuditSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_at on audit_log (at desc, id desc)`.execute(db);
  await sql`create index audit_log_action on audit_log (action, at desc, id desc)`.execute(db);
  await sql`
    create index audit_log_text on audit_log using gin (
      (lower(actor || ' ' || action || ' ' || subject_id || ' ' || coalesce(before, '') || ' '
        || coalesce(after, '') || ' ' || coalesce(reason, ''))) gin_trgm_ops)`.execute(db);
  // Every letter and every two neighbours: what is too short for trigrams, as names in Chinese are.
  await sql`
    create function short_runs(written text) returns text[]
    language sql immutable strict parallel safe
    return (
      select array_agg(distinct run)
      from
        (select string_to_array(written, null) as all_letters) as one,
        unnest(all_letters, all_letters[2:]) as pairs (letter, next),
        unnest(array[letter, letter || next]) as runs (run)
      where run is not null)`.execute(db);
  await sql`
    create index audit_log_short on audit_log using gin (
      short_runs(lower(actor || ' ' || action || ' ' || subject_id || ' ' || coalesce(before, '')
        || ' ' || coalesce(after, '') || ' ' || coalesce(reason, ''))))`.execute(db);
}

/** Sums that cost the same to read for ever, and for which no two writers wait for each other. */
async function addTallies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tally')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index tally_name on tally (name)`.execute(db);
  await sql`
    create function fold_tally() returns void language plpgsql as $$
    begin
      if (select count(*) from (select from tally limit 200) as few) < 200
        or not pg_try_advisory_xact_lock(hashtext('tally')) then return;
      end if;
      with folded as (delete from tally returning name, value)
      insert into tally (name, value)
      select name, sum(value) from folded group by name having sum(value) <> 0;
    end $$`.execute(db);

  await sql`
    create function tally_stories() returns trigger language plpgsql as $$
    declare
      keys text[] := '{}';
      names text[] := '{}';
      ones int[] := '{}';
      yens bigint[] := '{}';
      touched text[];
      lost text[];
    begin
      if tg_op <> 'INSERT' then
        select coalesce(array_agg(game_key), '{}'), coalesce(array_agg(game_name), '{}'),
          coalesce(array_agg(-1), '{}'), coalesce(array_agg(-coalesce(amount_lost_yen, 0)), '{}')
        into keys, names, ones, yens from was where status = 'published';
      end if;
      if tg_op <> 'DELETE' then
        select keys || coalesce(array_agg(game_key), '{}'),
          names || coalesce(array_agg(game_name), '{}'),
          ones || coalesce(array_agg(1), '{}'),
          yens || coalesce(array_agg(coalesce(amount_lost_yen, 0)), '{}')
        into keys, names, ones, yens from became where status = 'published';
      end if;
      if keys = '{}' then return null; end if;
      insert into tally (name, value)
      select name, value from (
        select 'stories' as name, sum(one) as value from unnest(ones) as one
        union all select 'stories.yen', sum(yen) from unnest(yens) as yen
      ) as sums where value <> 0;
      -- Where one author follows another, no game gains or loses a story.
      select array_agg(distinct key), array_agg(distinct key) filter (where one < 0)
      into touched, lost from (
        select key, name, sum(one) as one from unnest(keys, names, ones) as each (key, name, one)
        group by key, name having sum(one) <> 0
      ) as change;
      if touched is not null then
        -- In the order of their keys, so that no two writers wait for each other in a circle.
        perform from story_game where key = any(touched) order by key for update;
        insert into story_game (key, name, stories)
        select key, min(name), sum(one) from unnest(keys, names, ones) as change (key, name, one)
        group by key having sum(one) <> 0 order by key
        on conflict (key) do update set stories = story_game.stories + excluded.stories;
        delete from story_game where key = any(touched) and stories <= 0;
        -- A game is named as in a story that readers see, the first one told.
        update story_game set name = first.game_name
        from unnest(lost) as gone (key)
        cross join lateral (
          select game_name from story where game_key = gone.key and status = 'published'
          order by created_at, id limit 1
        ) as first
        where story_game.key = gone.key and story_game.name = any(names);
      end if;
      perform fold_tally();
      return null;
    end $$`.execute(db);

  await sql`
    create function tally_story_games() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into tally (name, value)
        select 'stories.games', count(*) from became having count(*) > 0;
      else
        insert into tally (name, value)
        select 'stories.games', -count(*) from was having count(*) > 0;
      end if;
      return null;
    end $$`.execute(db);

  await sql`
    create function tally_forum_posts() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into tally (name, value)
        select 'forum.posts:' || category_id, -count(*) from was
        where status = 'published' and deleted_at is null group by category_id
        union all
        select 'forum.replies:' || category_id, -sum(replies) from was
        where status = 'published' and deleted_at is null
        group by category_id having sum(replies) <> 0;
      end if;
      if tg_op <> 'DELETE' then
        insert into tally (name, value)
        select 'forum.posts:' || category_id, count(*) from became
        where status = 'published' and deleted_at is null group by category_id
        union all
        select 'forum.replies:' || category_id, sum(replies) from became
        where status = 'published' and deleted_at is null
        group by category_id having sum(replies) <> 0;
      end if;
      perform fold_tally();
      return null;
    end $$`.execute(db);

  // Posts are locked in the order of their ids, whatever order their replies come in, and only those
  // of which a reply came, went or got another place: whoever holds a reply alone locks no post.
  await sql`
    create function count_forum_replies() returns trigger language plpgsql as $$
    declare
      ids uuid[] := '{}';
      posts uuid[] := '{}';
      times timestamptz[] := '{}';
      ones int[] := '{}';
    begin
      if tg_op <> 'INSERT' then
        select coalesce(array_agg(id), '{}'), coalesce(array_agg(post_id), '{}'),
          coalesce(array_agg(appeared_at), '{}'), coalesce(array_agg(-1), '{}')
        into ids, posts, times, ones from was where status = 'published' and deleted_at is null;
      end if;
      if tg_op <> 'DELETE' then
        select ids || coalesce(array_agg(id), '{}'), posts || coalesce(array_agg(post_id), '{}'),
          times || coalesce(array_agg(appeared_at), '{}'), ones || coalesce(array_agg(1), '{}')
        into ids, posts, times, ones from became
        where status = 'published' and deleted_at is null;
      end if;
      select coalesce(array_agg(post), '{}'), coalesce(array_agg(one), '{}') into posts, ones
      from (
        select post, sum(one)::int as one
        from unnest(ids, posts, times, ones) as each (id, post, place, one)
        group by id, post, place having sum(one) <> 0
      ) as change;
      if posts = '{}' then return null; end if;
      -- Weaker than "for update", which would wait for others whose new replies refer to the post.
      perform from forum_post where id = any(posts) order by id for no key update;
      update forum_post set
        replies = forum_post.replies + change.replies,
        newest_reply_id = newest.id,
        last_activity_at = greatest(forum_post.created_at, newest.appeared_at)
      from (
        select post_id, sum(one)::int as replies
        from unnest(posts, ones) as each (post_id, one) group by post_id
      ) as change
      left join lateral (
        select id, appeared_at from forum_reply
        where forum_reply.post_id = change.post_id and status = 'published'
          and deleted_at is null and appeared_at is not null
        order by appeared_at desc, id desc limit 1
      ) as newest on true
      where forum_post.id = change.post_id
        and (change.replies <> 0 or newest_reply_id is distinct from newest.id);
      return null;
    end $$`.execute(db);

  await sql`
    create function tally_cases() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into tally (name, value)
        select 'cases:' || kind || ':' || language, sum(one) from (
          select kind, language, -1 as one from was where state = 'open'
          union all select kind, language, 1 from became where state = 'open'
        ) as change group by kind, language having sum(one) <> 0;
      elsif tg_op = 'INSERT' then
        insert into tally (name, value)
        select 'cases:' || kind || ':' || language, count(*) from became
        where state = 'open' group by kind, language;
      else
        insert into tally (name, value)
        select 'cases:' || kind || ':' || language, -count(*) from was
        where state = 'open' group by kind, language;
      end if;
      perform fold_tally();
      return null;
    end $$`.execute(db);

  // Whatever deletes a piece for good, nothing of what it said is left with moderators.
  await sql`
    create function forget_pieces() returns trigger language plpgsql as $$
    begin
      delete from moderation_case using was
      where moderation_case.kind = tg_table_name and item_id = was.id;
      delete from content_edit using was where content_edit.kind = tg_table_name and item_id = was.id;
      delete from content_trace using was
      where content_trace.kind = tg_table_name and item_id = was.id;
      return null;
    end $$`.execute(db);
  for (const table of ['story', 'forum_post', 'forum_reply'] as const) {
    await sql`
      create trigger ${sql.ref(`${table}_forgotten`)} after delete on ${sql.table(table)}
      referencing old table as was
      for each statement execute function forget_pieces()`.execute(db);
  }

  for (const [table, run] of [
    ['story', 'tally_stories'],
    ['story_game', 'tally_story_games'],
    ['forum_post', 'tally_forum_posts'],
    ['forum_reply', 'count_forum_replies'],
    ['moderation_case', 'tally_cases'],
  ] as const) {
    for (const [when, tables] of [
      ['insert', 'new table as became'],
      ['update', 'old table as was new table as became'],
      ['delete', 'old table as was'],
    ] as const) {
      // A game that is told of more often is still one.
      if (table === 'story_game' && when === 'update') continue;
      await sql`
        create trigger ${sql.ref(`${table}_after_${when}`)} after ${sql.raw(when)}
        on ${sql.table(table)} referencing ${sql.raw(tables)}
        for each statement execute function ${sql.raw(run)}()`.execute(db);
    }
  }
}

/** Counts the stories that were told before, and has those that wait stand in the queue. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tally (name, value)
    select name, value from (
      select 'stories' as name, count(*) as value from story where status = 'published'
      union all
      select 'stories.yen', sum(coalesce(amount_lost_yen, 0)) from story where status = 'published'
    ) as sums where value <> 0`.execute(db);
  await sql`
    insert into story_game (key, name, stories)
    select game_key, (array_agg(game_name order by created_at, id))[1], count(*)
    from story where status = 'published' group by game_key`.execute(db);
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since)
    select 'story', id, 'open', '{pending}', language, created_at
    from story where status = 'pending'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['story_after_insert', 'story_after_update', 'story_after_delete']) {
    await sql`drop trigger ${sql.ref(name)} on story`.execute(db);
  }
  await sql`drop trigger story_forgotten on story`.execute(db);
  await sql`
    drop table tally, content_trace, content_edit, content_report, moderation_decision,
      moderation_case, view_flush, forum_follow, forum_reply, forum_post, story_game,
      currency_rate`.execute(db);
  await sql`
    drop function tally_stories, tally_story_games, tally_forum_posts, count_forum_replies, tally_cases,
      forget_pieces, fold_tally`.execute(db);
  await sql`drop index audit_log_at, audit_log_action, audit_log_text, audit_log_short`.execute(db);
  await sql`drop function short_runs`.execute(db);
  await db.schema
    .alterTable('story')
    .dropColumn('game_key')
    .dropColumn('amount')
    .dropColumn('currency')
    .dropColumn('rate_date')
    .dropColumn('revision')
    .dropColumn('edited_at')
    .execute();
}
