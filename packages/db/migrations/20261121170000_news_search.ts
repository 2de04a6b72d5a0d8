// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/**
 * What readers list and search: `news_listing` holds a narrow row for each published article, so
 * that neither reads through whole articles, and `news_count` sums to how many there are. Triggers
 * keep both, whoever writes articles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await addTextFunctions(db);
  await addTables(db);
  await addTriggers(db);
  await sql`
    insert into news_listing (article_id, language, category, created_at, title, words)
    select id, language, category, created_at,
      news_plain_text(title), news_plain_text(title || ' ' || excerpt)
    from news_article where status = 'published'`.execute(db);
  await sql`
    insert into news_count (language, category, articles)
    select language, category, count(*) from news_article
    where status = 'published' group by language, category`.execute(db);
  // Nothing reads the newest from the articles themselves any more.
  await sql`drop index news_article_published`.execute(db);
}

async function addTextFunctions(db: Kysely<unknown>): Promise<void> {
  // Letters without case, width and accents, words between single spaces; where Latin letters or
  // digits meet another script, as in 生成AI技術, a word ends. The collation is named: what counts as
  // a letter must not change with the cluster.
  await sql`
    create function news_plain_text(written text) returns text
    language sql immutable strict parallel safe
    return case when written ~ '[^ -~]' then
      regexp_replace(
        ' ' || btrim(regexp_replace(
          normalize(
            regexp_replace(
              replace(replace(replace(replace(
                translate(
                  lower(normalize(written, NFKD) collate pg_c_utf8), 'øłđðħıŋŧ', 'olddhint'),
                'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
              '[\u0300-\u036f]', '', 'g'),
            NFKC) collate pg_c_utf8,
          '[^[:alnum:]]+', ' ', 'g')) || ' ',
        '(?<=[a-z0-9])(?=[^ -~])|(?<=[^ -~])(?=[a-z0-9])', ' ', 'g')
    else
      ' ' || btrim(regexp_replace(lower(written) collate pg_c_utf8, '[^[:alnum:]]+', ' ', 'g')) || ' '
    end`.execute(db);

  // Each two neighbouring letters of which one is not ASCII, across the space between scripts too:
  // what has no spaces between words is found from two letters on, which trigrams do not do.
  await sql`
    create function news_letter_pairs(plain text) returns text[]
    language sql immutable strict parallel safe
    return case when plain ~ '[^ -~]' then (
      select array_agg(letter || next)
      from
        (select string_to_array(regexp_replace(plain,
          '(?<=[a-z0-9]) (?=[^ -~])|(?<=[^ -~]) (?=[a-z0-9])', '', 'g'), null) as all_letters)
          as one,
        unnest(all_letters, all_letters[2:]) as pairs (letter, next)
      where letter <> ' ' and next <> ' ' and octet_length(letter || next) > 2
    ) end`.execute(db);

  // By it the search index finds what is of some months only.
  await sql`
    create function news_month(at timestamptz) returns text
    language sql immutable strict parallel safe
    return (date_part('year', at at time zone 'UTC') * 12
      + date_part('month', at at time zone 'UTC'))::integer::text`.execute(db);
}

async function addTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_listing')
    .addColumn('article_id', 'uuid', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await sql`
    create index news_listing_language
    on news_listing (language, created_at desc, article_id desc)`.execute(db);
  await sql`
    create index news_listing_category
    on news_listing (language, category, created_at desc, article_id desc)`.execute(db);
  // A search reads the list of pending entries through, so it is kept short.
  await sql`
    create index news_listing_search on news_listing using gin (
      words gin_trgm_ops, title gin_trgm_ops, (array[language, category, news_month(created_at)]),
      news_letter_pairs(words), news_letter_pairs(title)
    ) with (gin_pending_list_limit = 256)`.execute(db);

  // What each statement added or took away: writers who changed one sum would wait for each other.
  await db.schema
    .createTable('news_count')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('articles', 'bigint', (column) => column.notNull())
    .execute();
}

async function addTriggers(db: Kysely<unknown>): Promise<void> {
  // Now and then one writer sums up, so that reading costs the same for ever.
  await sql`
    create function fold_news_count() returns void language plpgsql as $$
    begin
      if (select count(*) from (select from news_count limit 200) as few) < 200
        or not pg_try_advisory_xact_lock(hashtext('news_count')) then return;
      end if;
      with folded as (delete from news_count returning language, category, articles)
      insert into news_count (language, category, articles)
      select language, category, sum(articles) from folded
      group by language, category having sum(articles) <> 0;
    end $$`.execute(db);

  await sql`
    create function list_added_news() returns trigger language plpgsql as $$
    begin
      insert into news_listing (article_id, language, category, created_at, title, words)
      select id, language, category, created_at,
        news_plain_text(title), news_plain_text(title || ' ' || excerpt)
      from added where status = 'published';
      insert into news_count (language, category, articles)
      select language, category, count(*) from added
      where status = 'published' group by language, category;
      perform fold_news_count();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger news_article_added after insert on news_article
    referencing new table as added for each statement execute function list_added_news()`.execute(
    db,
  );

  await sql`
    create function list_changed_news() returns trigger language plpgsql as $$
    begin
      delete from news_listing using was join became using (id)
      where article_id = id and was.status = 'published' and became.status <> 'published';
      insert into news_listing (article_id, language, category, created_at, title, words)
      select id, became.language, became.category, became.created_at,
        news_plain_text(became.title), news_plain_text(became.title || ' ' || became.excerpt)
      from became join was using (id)
      where became.status = 'published'
        and (became.status, became.language, became.category, became.created_at, became.title,
          became.excerpt)
          is distinct from
          (was.status, was.language, was.category, was.created_at, was.title, was.excerpt)
      on conflict (article_id) do update set language = excluded.language,
        category = excluded.category, created_at = excluded.created_at,
        title = excluded.title, words = excluded.words;
      insert into news_count (language, category, articles)
      select language, category, sum(one) from (
        select language, category, 1 as one from became where status = 'published'
        union all
        select language, category, -1 from was where status = 'published'
      ) as change
      group by language, category having sum(one) <> 0;
      perform fold_news_count();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger news_article_changed after update on news_article
    referencing old table as was new table as became
    for each statement execute function list_changed_news()`.execute(db);

  await sql`
    create function unlist_deleted_news() returns trigger language plpgsql as $$
    begin
      delete from news_listing using gone where article_id = id and status = 'published';
      insert into news_count (language, category, articles)
      select language, category, -count(*) from gone
      where status = 'published' group by language, category;
      perform fold_news_count();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger news_article_deleted after delete on news_article
    referencing old table as gone for each statement execute function unlist_deleted_news()`.execute(
    db,
  );

  await sql`
    create function unlist_all_news() returns trigger language plpgsql as $$
    begin
      truncate news_listing, news_count;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger news_article_emptied after truncate on news_article
    for each statement execute function unlist_all_news()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index news_article_published on news_article (created_at desc, id desc) where status = 'published'`.execute(
    db,
  );
  for (const trigger of ['added', 'changed', 'deleted', 'emptied']) {
    await sql`drop trigger ${sql.ref(`news_article_${trigger}`)} on news_article`.execute(db);
  }
  await sql`drop table news_listing, news_count`.execute(db);
  await sql`
    drop function list_added_news, list_changed_news, unlist_deleted_news, unlist_all_news,
      fold_news_count, news_letter_pairs, news_plain_text, news_month`.execute(db);
  await sql`drop extension pg_trgm`.execute(db);
}
