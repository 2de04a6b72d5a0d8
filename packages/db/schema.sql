-- The schema after all migrations, to read. `vitest run packages/db/src/schema-sql.test.ts --update` writes it.

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.clean_up_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into object_cleanup (hash) values (old.hash)
      on conflict (hash) do update set due_at = excluded.due_at;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.copy_game_filters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update game_count set genre = new.genre, platforms = new.platforms,
        availability = new.availability, status = new.status
      where game_id = new.id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then 
  insert into letter_count (region)
  select distinct region from (select region, 1 as one from "became" where status = 'published') as change order by region
  on conflict do nothing;
  perform from letter_count where region in (select region from (select region, 1 as one from "became" where status = 'published') as change)
  order by region for update;
  update letter_count set "answers" = "letter_count"."answers" + change.one
  from (
    select region, sum(one) as one from (select region, 1 as one from "became" where status = 'published') as each group by region having sum(one) <> 0
  ) as change
  where letter_count.region = change.region;
      elsif tg_op = 'DELETE' then 
  insert into letter_count (region)
  select distinct region from (select region, -1 as one from "was" where status = 'published') as change order by region
  on conflict do nothing;
  perform from letter_count where region in (select region from (select region, -1 as one from "was" where status = 'published') as change)
  order by region for update;
  update letter_count set "answers" = "letter_count"."answers" + change.one
  from (
    select region, sum(one) as one from (select region, -1 as one from "was" where status = 'published') as each group by region having sum(one) <> 0
  ) as change
  where letter_count.region = change.region;
      else 
  insert into letter_count (region)
  select distinct region from (select region, 1 as one from "became" where status = 'published' union all select region, -1 as one from "was" where status = 'published') as change order by region
  on conflict do nothing;
  perform from letter_count where region in (select region from (select region, 1 as one from "became" where status = 'published' union all select region, -1 as one from "was" where status = 'published') as change)
  order by region for update;
  update letter_count set "answers" = "letter_count"."answers" + change.one
  from (
    select region, sum(one) as one from (select region, 1 as one from "became" where status = 'published' union all select region, -1 as one from "was" where status = 'published') as each group by region having sum(one) <> 0
  ) as change
  where letter_count.region = change.region;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_forum_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.count_game_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then 
        perform from "game_count"
        where ("game_id") in (select "game_id" from (select "game_id", 1 as one from became where held_at is null) as change)
        order by "game_id" for update;
        update "game_count" set "likes" = "game_count"."likes" + change.one
        from (
          select "game_id", sum(one) as one from (select "game_id", 1 as one from became where held_at is null) as each
          group by "game_id" having sum(one) <> 0
        ) as change
        where "game_count"."game_id" = change."game_id";
      elsif tg_op = 'DELETE' then 
        perform from "game_count"
        where ("game_id") in (select "game_id" from (select "game_id", -1 as one from was where held_at is null) as change)
        order by "game_id" for update;
        update "game_count" set "likes" = "game_count"."likes" + change.one
        from (
          select "game_id", sum(one) as one from (select "game_id", -1 as one from was where held_at is null) as each
          group by "game_id" having sum(one) <> 0
        ) as change
        where "game_count"."game_id" = change."game_id";
      else 
        perform from "game_count"
        where ("game_id") in (select "game_id" from (select "game_id", 1 as one from became where held_at is null union all select "game_id", -1 as one from was where held_at is null) as change)
        order by "game_id" for update;
        update "game_count" set "likes" = "game_count"."likes" + change.one
        from (
          select "game_id", sum(one) as one from (select "game_id", 1 as one from became where held_at is null union all select "game_id", -1 as one from was where held_at is null) as each
          group by "game_id" having sum(one) <> 0
        ) as change
        where "game_count"."game_id" = change."game_id";
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_letters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then 
        insert into "letter_count" ("region", "written")
        select distinct "region", 0 from (select "region", 1 as one from became where held_at is null) as change order by "region"
        on conflict do nothing;
        perform from "letter_count"
        where ("region") in (select "region" from (select "region", 1 as one from became where held_at is null) as change)
        order by "region" for update;
        update "letter_count" set "written" = "letter_count"."written" + change.one
        from (
          select "region", sum(one) as one from (select "region", 1 as one from became where held_at is null) as each
          group by "region" having sum(one) <> 0
        ) as change
        where "letter_count"."region" = change."region";
      elsif tg_op = 'DELETE' then 
        insert into "letter_count" ("region", "written")
        select distinct "region", 0 from (select "region", -1 as one from was where held_at is null) as change order by "region"
        on conflict do nothing;
        perform from "letter_count"
        where ("region") in (select "region" from (select "region", -1 as one from was where held_at is null) as change)
        order by "region" for update;
        update "letter_count" set "written" = "letter_count"."written" + change.one
        from (
          select "region", sum(one) as one from (select "region", -1 as one from was where held_at is null) as each
          group by "region" having sum(one) <> 0
        ) as change
        where "letter_count"."region" = change."region";
      else 
        insert into "letter_count" ("region", "written")
        select distinct "region", 0 from (select "region", 1 as one from became where held_at is null union all select "region", -1 as one from was where held_at is null) as change order by "region"
        on conflict do nothing;
        perform from "letter_count"
        where ("region") in (select "region" from (select "region", 1 as one from became where held_at is null union all select "region", -1 as one from was where held_at is null) as change)
        order by "region" for update;
        update "letter_count" set "written" = "letter_count"."written" + change.one
        from (
          select "region", sum(one) as one from (select "region", 1 as one from became where held_at is null union all select "region", -1 as one from was where held_at is null) as each
          group by "region" having sum(one) <> 0
        ) as change
        where "letter_count"."region" = change."region";
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_memories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        insert into memory_count (memory_id, game_id) select id, game_id from became;
        
  perform from game_count where game_id in (select game_id from (select game_id, 1 as one from "became" where status = 'published') as change)
  order by game_id for update;
  update game_count set "memories" = "game_count"."memories" + change.one
  from (
    select game_id, sum(one) as one from (select game_id, 1 as one from "became" where status = 'published') as each group by game_id having sum(one) <> 0
  ) as change
  where game_count.game_id = change.game_id;
      elsif tg_op = 'DELETE' then 
  perform from game_count where game_id in (select game_id from (select game_id, -1 as one from "was" where status = 'published') as change)
  order by game_id for update;
  update game_count set "memories" = "game_count"."memories" + change.one
  from (
    select game_id, sum(one) as one from (select game_id, -1 as one from "was" where status = 'published') as each group by game_id having sum(one) <> 0
  ) as change
  where game_count.game_id = change.game_id;
      else 
  perform from game_count where game_id in (select game_id from (select game_id, 1 as one from "became" where status = 'published' union all select game_id, -1 as one from "was" where status = 'published') as change)
  order by game_id for update;
  update game_count set "memories" = "game_count"."memories" + change.one
  from (
    select game_id, sum(one) as one from (select game_id, 1 as one from "became" where status = 'published' union all select game_id, -1 as one from "was" where status = 'published') as each group by game_id having sum(one) <> 0
  ) as change
  where game_count.game_id = change.game_id;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_memory_reactions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update memory_count set helpful = new.helpful where memory_id = new.item_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_past_legal_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into legal_request_past (month, kind, answer_days)
      values (date_trunc('month', old.created_at at time zone 'UTC'), old.kind,
        extract(epoch from old.answered_at - old.created_at) / 86400);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_reactions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then 
        insert into "reaction_count" ("kind", "item_id", "helpful")
        select distinct "kind", "item_id", 0 from (select "kind", "item_id", 1 as one from became where held_at is null) as change order by "kind", "item_id"
        on conflict do nothing;
        perform from "reaction_count"
        where ("kind", "item_id") in (select "kind", "item_id" from (select "kind", "item_id", 1 as one from became where held_at is null) as change)
        order by "kind", "item_id" for update;
        update "reaction_count" set "helpful" = "reaction_count"."helpful" + change.one
        from (
          select "kind", "item_id", sum(one) as one from (select "kind", "item_id", 1 as one from became where held_at is null) as each
          group by "kind", "item_id" having sum(one) <> 0
        ) as change
        where "reaction_count"."kind" = change."kind" and "reaction_count"."item_id" = change."item_id";
      elsif tg_op = 'DELETE' then 
        insert into "reaction_count" ("kind", "item_id", "helpful")
        select distinct "kind", "item_id", 0 from (select "kind", "item_id", -1 as one from was where held_at is null) as change order by "kind", "item_id"
        on conflict do nothing;
        perform from "reaction_count"
        where ("kind", "item_id") in (select "kind", "item_id" from (select "kind", "item_id", -1 as one from was where held_at is null) as change)
        order by "kind", "item_id" for update;
        update "reaction_count" set "helpful" = "reaction_count"."helpful" + change.one
        from (
          select "kind", "item_id", sum(one) as one from (select "kind", "item_id", -1 as one from was where held_at is null) as each
          group by "kind", "item_id" having sum(one) <> 0
        ) as change
        where "reaction_count"."kind" = change."kind" and "reaction_count"."item_id" = change."item_id";
      else 
        insert into "reaction_count" ("kind", "item_id", "helpful")
        select distinct "kind", "item_id", 0 from (select "kind", "item_id", 1 as one from became where held_at is null union all select "kind", "item_id", -1 as one from was where held_at is null) as change order by "kind", "item_id"
        on conflict do nothing;
        perform from "reaction_count"
        where ("kind", "item_id") in (select "kind", "item_id" from (select "kind", "item_id", 1 as one from became where held_at is null union all select "kind", "item_id", -1 as one from was where held_at is null) as change)
        order by "kind", "item_id" for update;
        update "reaction_count" set "helpful" = "reaction_count"."helpful" + change.one
        from (
          select "kind", "item_id", sum(one) as one from (select "kind", "item_id", 1 as one from became where held_at is null union all select "kind", "item_id", -1 as one from was where held_at is null) as each
          group by "kind", "item_id" having sum(one) <> 0
        ) as change
        where "reaction_count"."kind" = change."kind" and "reaction_count"."item_id" = change."item_id";
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_signatures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
    declare
      changed signature[];
      shard_of_connection smallint := coalesce(
        nullif(current_setting('kga.count_shard', true), '')::smallint, pg_backend_pid() % 16);
    begin
      if tg_op = 'INSERT' then
        changed := array(
          select row(new_rows.*)::signature from new_rows where state = 'confirmed');
      else
        -- What is anonymised stays counted. A signature that gets another id was pending.
        changed := array(
          select row(new_rows.*)::signature
          from new_rows left join old_rows on old_rows.id = new_rows.id
          where new_rows.state <> 'anonymised'
            and (new_rows.state = 'confirmed')
              <> (coalesce(old_rows.state, 'pending') = 'confirmed')
          order by new_rows.id);
      end if;
      if cardinality(changed) = 0 then return null; end if;
      perform from signature_total
      where petition_id in (select petition_id from unnest(changed))
      order by petition_id for update;
      update signature_total set signatures = signature_total.signatures + change.signatures
      from (
        select petition_id, sum(case when state = 'confirmed' then 1 else -1 end) as signatures
        from unnest(changed) group by petition_id
      ) as change
      where signature_total.petition_id = change.petition_id;
      insert into signature_count (petition_id, dimension, value, shard, signatures)
      select petition_id, dimension, value, shard_of_connection,
        sum(case when state = 'confirmed' then 1 else -1 end)
      from unnest(changed) as signature
      cross join lateral (values
        ('country', country),
        ('day', to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD'))
      ) as counted (dimension, value)
      group by petition_id, dimension, value
      order by petition_id, dimension, value
      on conflict (petition_id, dimension, value, shard)
      do update set signatures = signature_count.signatures + excluded.signatures;
      insert into log_leaf (petition_id, withdrawal, receipt_hash)
      select petition_id, state <> 'confirmed', receipt_hash from unnest(changed);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.create_game_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into game_count (game_id, genre, platforms, availability, status)
      select id, genre, platforms, availability, status from became;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.create_signature_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into signature_total (petition_id) select id from became;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.delete_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from object where hash = old.object_hash;
      return null;
    exception when foreign_key_violation then
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.delete_signer_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from signer_report where signature_id in (old.id, new.id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.east_asian_letters_in(language text, plain text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (plain ~ '[\u3005\u3007\u3041-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFD]'::text) THEN (SELECT array_agg(DISTINCT ((east_asian_letters_in.language || ':'::text) || letter.letter)) AS array_agg FROM unnest(string_to_array(east_asian_letters_in.plain, NULL::text)) letter(letter) WHERE (letter.letter ~ '[\u3005\u3007\u3041-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFD]'::text)) ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION public.fold_news_count()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if (select count(*) from (select from news_count limit 200) as few) < 200
        or not pg_try_advisory_xact_lock(hashtext('news_count')) then return;
      end if;
      with folded as (delete from news_count returning language, category, articles)
      insert into news_count (language, category, articles)
      select language, category, sum(articles) from folded
      group by language, category having sum(articles) <> 0;
    end $function$;

CREATE OR REPLACE FUNCTION public.fold_tally()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    begin
      if (select count(*) from (select from tally limit 200) as few) < 200
        or not pg_try_advisory_xact_lock(hashtext('tally')) then return;
      end if;
      with folded as (delete from tally returning name, value)
      insert into tally (name, value)
      select name, sum(value) from folded group by name having sum(value) <> 0;
    end $function$;

CREATE OR REPLACE FUNCTION public.forget_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from moderation_case using was
  where moderation_case.kind = tg_table_name and item_id = was.id;
delete from content_edit using was where content_edit.kind = tg_table_name and item_id = was.id;
delete from content_trace using was
  where content_trace.kind = tg_table_name and item_id = was.id;
delete from notification using was where item_kind = tg_table_name and item_id = was.id;
delete from reaction using was where reaction.kind = tg_table_name and item_id = was.id;
delete from reaction_count using was
  where reaction_count.kind = tg_table_name and item_id = was.id;
perform from content_picture join was on item_id = was.id
  where content_picture.kind = tg_table_name order by content_picture.id for update of content_picture;
  with gone as (
    delete from content_picture using was
    where content_picture.kind = tg_table_name and item_id = was.id returning picture_id)
  delete from picture using gone where picture.id = gone.picture_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.forget_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.waiting_since := null;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.letter_pairs_in(language text, plain text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (plain ~ '[^ -~]'::text) THEN (SELECT array_agg(((letter_pairs_in.language || ':'::text) || pair.pair)) AS array_agg FROM unnest(news_letter_pairs(letter_pairs_in.plain)) pair(pair)) ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION public.list_added_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.list_changed_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.news_letter_pairs(plain text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (plain ~ '[^ -~]'::text) THEN (SELECT array_agg((pairs.letter || pairs.next)) AS array_agg FROM (SELECT string_to_array(regexp_replace(news_letter_pairs.plain, '(?<=[a-z0-9]) (?=[^ -~])|(?<=[^ -~]) (?=[a-z0-9])'::text, ''::text, 'g'::text), NULL::text) AS all_letters) one, LATERAL UNNEST(one.all_letters, one.all_letters[2:]) pairs(letter, next) WHERE ((pairs.letter <> ' '::text) AND (pairs.next <> ' '::text) AND (octet_length((pairs.letter || pairs.next)) > 2))) ELSE NULL::text[] END;

CREATE OR REPLACE FUNCTION public.news_month(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((((date_part('year'::text, (at AT TIME ZONE 'UTC'::text)) * (12)::double precision) + date_part('month'::text, (at AT TIME ZONE 'UTC'::text))))::integer)::text;

CREATE OR REPLACE FUNCTION public.news_plain_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (written ~ '[^ -~]'::text) THEN regexp_replace(((' '::text || btrim(regexp_replace((NORMALIZE(regexp_replace(replace(replace(replace(replace(translate(lower((NORMALIZE(written, NFKD) COLLATE pg_c_utf8)), 'øłđðħıŋŧ'::text, 'olddhint'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), '[̀-ͯ]'::text, ''::text, 'g'::text), NFKC) COLLATE pg_c_utf8), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) || ' '::text), '(?<=[a-z0-9])(?=[^ -~])|(?<=[^ -~])(?=[a-z0-9])'::text, ' '::text, 'g'::text) ELSE ((' '::text || btrim(regexp_replace((lower(written) COLLATE pg_c_utf8), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) || ' '::text) END;

CREATE OR REPLACE FUNCTION public.refuse_audit_log_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'The audit log is append-only';
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_counted_signature()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (select from petition where id = old.petition_id) then
        raise exception 'a signature that counts is withdrawn, not deleted';
      end if;
      return old;
    end $function$;

CREATE OR REPLACE FUNCTION public.share_image_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into outbox (id, job, payload)
      select gen_random_uuid(), 'share.image', jsonb_build_object(
        'kind', tg_argv[0], 'id', id, 'size', 'wide', 'language', language, 'theme', 'light')
      from added where status = 'published' limit 20;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.share_image_of_memories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from share_image
      where kind = 'memory' and subject_id in (
        select id::text from memory where game_id = old.id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.share_image_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' or new.status <> 'published' then
        delete from share_image where kind = tg_argv[0] and subject_id = old.id::text;
      else
        insert into outbox (id, job, payload)
        select gen_random_uuid(), 'share.image', jsonb_build_object(
          'kind', tg_argv[0], 'id', new.id, 'size', size, 'language', language, 'theme', theme)
        from (
          select size, language, theme from share_image
          where kind = tg_argv[0] and subject_id = new.id::text
          union select 'wide', new.language, 'light' where old.status <> 'published'
        ) as image;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.short_runs(written text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT array_agg(DISTINCT runs.run) AS array_agg FROM (SELECT string_to_array(short_runs.written, NULL::text) AS all_letters) one, LATERAL UNNEST(one.all_letters, one.all_letters[2:]) pairs(letter, next), LATERAL unnest(ARRAY[pairs.letter, (pairs.letter || pairs.next)]) runs(run) WHERE (runs.run IS NOT NULL));

CREATE OR REPLACE FUNCTION public.tally_cases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_forum_post_languages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'INSERT' then 
  insert into tally (name, value)
  select name, sum(one) from (select 'forum.posts:' || category_id || ':' || language as name, 1 as one
        from "became" where status = 'published' and deleted_at is null) as change group by name having sum(one) <> 0;
        elsif tg_op = 'DELETE' then 
  insert into tally (name, value)
  select name, sum(one) from (select 'forum.posts:' || category_id || ':' || language as name, -1 as one
        from "was" where status = 'published' and deleted_at is null) as change group by name having sum(one) <> 0;
        else 
  insert into tally (name, value)
  select name, sum(one) from (select 'forum.posts:' || category_id || ':' || language as name, -1 as one
        from "was" where status = 'published' and deleted_at is null union all select 'forum.posts:' || category_id || ':' || language as name, 1 as one
        from "became" where status = 'published' and deleted_at is null) as change group by name having sum(one) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.tally_forum_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_game_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if exists (select from became) then
        insert into tally (name, value) values ('archive.counts', 1);
        perform fold_tally();
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_games()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      
  if tg_op = 'INSERT' then 
    insert into game_total as total 
  select genre, platform, availability, sum(one) as games from (
  select by_genre as genre, by_platform as platform, by_availability as availability,
    1 as one
  from "became",
    unnest(array['', genre]) as by_genre,
    unnest(array['', availability]) as by_availability,
    lateral (select distinct unnest(''::text || platforms)) as each (by_platform)
  where status = 'published' and by_genre is not null) as change
  group by genre, platform, availability having sum(one) <> 0
  order by genre, platform, availability
    on conflict (genre, platform, availability)
    do update set games = total.games + excluded.games;
  elsif tg_op = 'DELETE' then 
    insert into game_total as total 
  select genre, platform, availability, sum(one) as games from (
  select by_genre as genre, by_platform as platform, by_availability as availability,
    -1 as one
  from "was",
    unnest(array['', genre]) as by_genre,
    unnest(array['', availability]) as by_availability,
    lateral (select distinct unnest(''::text || platforms)) as each (by_platform)
  where status = 'published' and by_genre is not null) as change
  group by genre, platform, availability having sum(one) <> 0
  order by genre, platform, availability
    on conflict (genre, platform, availability)
    do update set games = total.games + excluded.games;
  else 
    insert into game_total as total 
  select genre, platform, availability, sum(one) as games from (
  select by_genre as genre, by_platform as platform, by_availability as availability,
    -1 as one
  from "was",
    unnest(array['', genre]) as by_genre,
    unnest(array['', availability]) as by_availability,
    lateral (select distinct unnest(''::text || platforms)) as each (by_platform)
  where status = 'published' and by_genre is not null union all 
  select by_genre as genre, by_platform as platform, by_availability as availability,
    1 as one
  from "became",
    unnest(array['', genre]) as by_genre,
    unnest(array['', availability]) as by_availability,
    lateral (select distinct unnest(''::text || platforms)) as each (by_platform)
  where status = 'published' and by_genre is not null) as change
  group by genre, platform, availability having sum(one) <> 0
  order by genre, platform, availability
    on conflict (genre, platform, availability)
    do update set games = total.games + excluded.games;
  end if;
      
  if tg_op = 'INSERT' then 
  insert into tally (name, value)
  select name, sum(one) from (
  select 'archive.year:' || left(shutdown_date, 4) as name, 1 as one
  from "became"
  where status = 'published' and availability <> 'announced' and shutdown_date is not null) as change group by name having sum(one) <> 0;
  elsif tg_op = 'DELETE' then 
  insert into tally (name, value)
  select name, sum(one) from (
  select 'archive.year:' || left(shutdown_date, 4) as name, -1 as one
  from "was"
  where status = 'published' and availability <> 'announced' and shutdown_date is not null) as change group by name having sum(one) <> 0;
  else 
  insert into tally (name, value)
  select name, sum(one) from (
  select 'archive.year:' || left(shutdown_date, 4) as name, -1 as one
  from "was"
  where status = 'published' and availability <> 'announced' and shutdown_date is not null union all 
  select 'archive.year:' || left(shutdown_date, 4) as name, 1 as one
  from "became"
  where status = 'published' and availability <> 'announced' and shutdown_date is not null) as change group by name having sum(one) <> 0;
  end if;
      perform fold_tally();
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_story_games()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        insert into tally (name, value)
        select 'stories.games', count(*) from became having count(*) > 0;
      else
        insert into tally (name, value)
        select 'stories.games', -count(*) from was having count(*) > 0;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.tally_story_languages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'INSERT' then 
  insert into tally (name, value)
  select name, sum(one) from (select 'stories.in:' || language as name, 1 as one
        from "became" where status = 'published') as change group by name having sum(one) <> 0;
        elsif tg_op = 'DELETE' then 
  insert into tally (name, value)
  select name, sum(one) from (select 'stories.in:' || language as name, -1 as one
        from "was" where status = 'published') as change group by name having sum(one) <> 0;
        else 
  insert into tally (name, value)
  select name, sum(one) from (select 'stories.in:' || language as name, -1 as one
        from "was" where status = 'published' union all select 'stories.in:' || language as name, 1 as one
        from "became" where status = 'published') as change group by name having sum(one) <> 0;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.unlist_all_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      truncate news_listing, news_count;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.unlist_deleted_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from news_listing using gone where article_id = id and status = 'published';
      insert into news_count (language, category, articles)
      select language, category, -count(*) from gone
      where status = 'published' group by language, category;
      perform fold_news_count();
      return null;
    end $function$;

create table account (
  id uuid not null,
  email text not null,
  email_verified_at timestamp(3) with time zone,
  first_name text not null,
  last_name text not null,
  password_hash text,
  role text default 'member'::text not null,
  language text default 'en'::text not null,
  picture_source text,
  picture_id uuid,
  suspended_at timestamp(3) with time zone,
  suspended_reason text,
  last_signed_in_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  display_name text,
  display_name_key text,
  muted_mails text[] default '{}'::text[] not null,
  unsubscribe_token uuid default gen_random_uuid() not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_unsubscribe_token_key UNIQUE (unsubscribe_token),
  constraint account_picture FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE SET NULL,
  constraint account_display_name_whole CHECK (((display_name IS NULL) = (display_name_key IS NULL))),
  constraint account_role_check CHECK ((role = ANY (ARRAY['member'::text, 'counsel'::text, 'moderator'::text, 'admin'::text]))),
  constraint account_suspension_whole CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL)))
);
CREATE INDEX account_created ON public.account USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX account_display_name ON public.account USING btree (display_name_key);
CREATE UNIQUE INDEX account_email ON public.account USING btree (lower(email));
CREATE INDEX account_mention ON public.account USING btree (lower(display_name)) WHERE (display_name IS NOT NULL);
CREATE INDEX account_name_prefix ON public.account USING btree (lower(display_name) text_pattern_ops) WHERE (display_name IS NOT NULL);
CREATE INDEX account_picture_id ON public.account USING btree (picture_id) WHERE (picture_id IS NOT NULL);

create table account_identity (
  provider text not null,
  subject text not null,
  account_id uuid not null,
  label text not null,
  linked_at timestamp(3) with time zone default now() not null,
  constraint account_identity_pkey PRIMARY KEY (provider, subject),
  constraint account_identity_once UNIQUE (account_id, provider),
  constraint account_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table audit_log (
  id uuid not null,
  at timestamp(3) with time zone default now() not null,
  actor_id uuid,
  actor text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before text,
  after text,
  reason text,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, at DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_short ON public.audit_log USING gin (short_runs(lower(((((((((((actor || ' '::text) || action) || ' '::text) || subject_id) || ' '::text) || COALESCE(before, ''::text)) || ' '::text) || COALESCE(after, ''::text)) || ' '::text) || COALESCE(reason, ''::text)))));
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_kind, subject_id, at DESC);
CREATE INDEX audit_log_text ON public.audit_log USING gin (lower(((((((((((actor || ' '::text) || action) || ' '::text) || subject_id) || ' '::text) || COALESCE(before, ''::text)) || ' '::text) || COALESCE(after, ''::text)) || ' '::text) || COALESCE(reason, ''::text))) gin_trgm_ops);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_log_change();

create table backup (
  id bigint generated always as identity not null,
  made_at timestamp(3) with time zone default now() not null,
  bytes bigint,
  constraint backup_pkey PRIMARY KEY (id)
);

create table content_edit (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  title text not null,
  content text not null,
  replaced_at timestamp(3) with time zone default now() not null,
  constraint content_edit_pkey PRIMARY KEY (id)
);
CREATE INDEX content_edit_item ON public.content_edit USING btree (kind, item_id, replaced_at DESC);

create table content_picture (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  picture_id uuid,
  created_at timestamp(3) with time zone default now() not null,
  constraint content_picture_pkey PRIMARY KEY (id),
  constraint content_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE SET NULL
);
CREATE INDEX content_picture_item ON public.content_picture USING btree (item_id);
CREATE INDEX content_picture_picture ON public.content_picture USING btree (picture_id) WHERE (picture_id IS NOT NULL);

create table content_report (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  account_id uuid,
  guest_id text,
  reason text not null,
  note text default ''::text not null,
  weight real not null,
  at timestamp(3) with time zone default now() not null,
  network bytea,
  outcome text,
  decision_id uuid,
  constraint content_report_pkey PRIMARY KEY (id),
  constraint content_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint content_report_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES moderation_decision(id) ON DELETE SET NULL,
  constraint content_report_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint content_report_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text, 'changed'::text])))
);
CREATE UNIQUE INDEX content_report_account ON public.content_report USING btree (account_id, kind, item_id) WHERE (account_id IS NOT NULL);
CREATE INDEX content_report_at ON public.content_report USING btree (at);
CREATE INDEX content_report_decision ON public.content_report USING btree (decision_id);
CREATE UNIQUE INDEX content_report_guest ON public.content_report USING btree (guest_id, kind, item_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX content_report_item ON public.content_report USING btree (kind, item_id, at DESC);
CREATE INDEX content_report_network ON public.content_report USING btree (at) WHERE (network IS NOT NULL);

create table content_trace (
  kind text not null,
  item_id uuid not null,
  hash bigint not null,
  at timestamp(3) with time zone default now() not null,
  since timestamp(3) with time zone default now() not null,
  constraint content_trace_pkey PRIMARY KEY (hash, kind, item_id)
);
CREATE INDEX content_trace_at ON public.content_trace USING btree (at);
CREATE INDEX content_trace_item ON public.content_trace USING btree (kind, item_id);

create table correction (
  id uuid not null,
  game_id uuid not null,
  account_id uuid,
  guest_id text,
  facts_before jsonb not null,
  facts_after jsonb not null,
  note text default ''::text not null,
  source_url text,
  language text not null,
  status text not null,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  playable_since text,
  constraint correction_pkey PRIMARY KEY (id),
  constraint correction_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint correction_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE,
  constraint correction_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint correction_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX correction_account ON public.correction USING btree (account_id, created_at DESC);
CREATE INDEX correction_account_status ON public.correction USING btree (account_id, status);
CREATE INDEX correction_game ON public.correction USING btree (game_id);
CREATE INDEX correction_guest ON public.correction USING btree (guest_id);
CREATE TRIGGER correction_forgotten AFTER DELETE ON public.correction REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();

create table currency_rate (
  currency text not null,
  on_date date not null,
  yen numeric not null,
  constraint currency_rate_pkey PRIMARY KEY (currency, on_date),
  constraint currency_rate_yen_check CHECK ((yen > (0)::numeric))
);

create table display_name_review (
  account_id uuid not null,
  reason text not null,
  other_id uuid,
  created_at timestamp(3) with time zone default now() not null,
  constraint display_name_review_pkey PRIMARY KEY (account_id),
  constraint display_name_review_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint display_name_review_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint display_name_review_reason_check CHECK ((reason = ANY (ARRAY['look_alike'::text, 'refused'::text, 'reserved'::text])))
);
CREATE INDEX display_name_review_other ON public.display_name_review USING btree (other_id);

create table feed (
  id uuid not null,
  url text not null,
  site_url text not null,
  name text not null,
  language text not null,
  category text not null,
  rules jsonb default '[]'::jsonb not null,
  enabled boolean not null,
  state text default 'new'::text not null,
  etag text,
  last_modified text,
  body_hash bytea,
  poll_seconds integer default 1800 not null,
  ttl_seconds integer,
  due_at timestamp(3) with time zone default now() not null,
  lease uuid,
  leased_until timestamp(3) with time zone,
  claims integer default 0 not null,
  failures integer default 0 not null,
  failing_since timestamp(3) with time zone,
  last_polled_at timestamp(3) with time zone,
  last_new_item_at timestamp(3) with time zone,
  items integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  last_entries integer,
  last_articles integer,
  constraint feed_pkey PRIMARY KEY (id),
  constraint feed_url_key UNIQUE (url),
  constraint feed_state_check CHECK ((state = ANY (ARRAY['new'::text, 'working'::text, 'failing'::text, 'stopped'::text, 'gone'::text])))
);
CREATE INDEX feed_due ON public.feed USING btree (due_at) WHERE enabled;
CREATE INDEX feed_name ON public.feed USING btree (lower(name), id);

create table feed_fault (
  feed_id uuid not null,
  at timestamp(3) with time zone default now() not null,
  fault text not null,
  status integer,
  constraint feed_fault_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feed(id) ON DELETE CASCADE
);
CREATE INDEX feed_fault_at ON public.feed_fault USING btree (at);
CREATE INDEX feed_fault_feed ON public.feed_fault USING btree (feed_id, at DESC);

create table feed_item (
  feed_id uuid not null,
  guid bytea not null,
  article_id uuid not null,
  url text,
  url_hash bytea,
  content_hash bytea not null,
  title text not null,
  excerpt text not null,
  html text not null,
  picture_source text,
  category text not null,
  published_at timestamp(3) with time zone not null,
  first_seen_at timestamp(3) with time zone default now() not null,
  title_keys integer[] default '{}'::integer[] not null,
  date_doubt text,
  constraint feed_item_pkey PRIMARY KEY (feed_id, guid),
  constraint feed_item_article_id_fkey FOREIGN KEY (article_id) REFERENCES news_article(id) ON DELETE CASCADE,
  constraint feed_item_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feed(id) ON DELETE CASCADE,
  constraint feed_item_date_doubt_check CHECK ((date_doubt = ANY (ARRAY['unknown'::text, 'future'::text, 'old'::text])))
);
CREATE INDEX feed_item_article ON public.feed_item USING btree (article_id);
CREATE INDEX feed_item_title ON public.feed_item USING btree (feed_id, title);
CREATE INDEX feed_item_title_keys ON public.feed_item USING gin (title_keys) WITH (fastupdate=off);
CREATE INDEX feed_item_url ON public.feed_item USING btree (url_hash) WHERE (url_hash IS NOT NULL);

create table feed_preview (
  id uuid not null,
  address text not null,
  found jsonb,
  created_at timestamp(3) with time zone default now() not null,
  constraint feed_preview_pkey PRIMARY KEY (id)
);
CREATE INDEX feed_preview_created ON public.feed_preview USING btree (created_at);

create table feed_seed (
  key text not null,
  feed_id uuid,
  constraint feed_seed_pkey PRIMARY KEY (key),
  constraint feed_seed_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feed(id) ON DELETE SET NULL
);
CREATE INDEX feed_seed_feed ON public.feed_seed USING btree (feed_id);

create table forum_follow (
  post_id uuid not null,
  account_id uuid not null,
  token text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint forum_follow_pkey PRIMARY KEY (post_id, account_id),
  constraint forum_follow_token_key UNIQUE (token),
  constraint forum_follow_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint forum_follow_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_post(id) ON DELETE CASCADE
);
CREATE INDEX forum_follow_account ON public.forum_follow USING btree (account_id);

create table forum_post (
  id uuid not null,
  category_id text not null,
  account_id uuid,
  title text not null,
  content text not null,
  words text generated always as (news_plain_text(((title || ' '::text) || content))) stored not null,
  language text not null,
  status text not null,
  replies integer default 0 not null,
  views integer default 0 not null,
  newest_reply_id uuid,
  pinned boolean default false not null,
  locked boolean default false not null,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  last_activity_at timestamp(3) with time zone default now() not null,
  edited_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  title_words text generated always as (news_plain_text(title)) stored not null,
  game_id uuid,
  merged_into uuid,
  solution_id uuid,
  format text default 'plain'::text not null,
  constraint forum_post_pkey PRIMARY KEY (id),
  constraint forum_post_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint forum_post_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE SET NULL,
  constraint forum_post_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES forum_post(id) ON DELETE SET NULL,
  constraint forum_post_solution_id_fkey FOREIGN KEY (solution_id) REFERENCES forum_reply(id) ON DELETE SET NULL,
  constraint forum_post_format CHECK ((format = ANY (ARRAY['plain'::text, 'markdown'::text]))),
  constraint forum_post_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX forum_post_account ON public.forum_post USING btree (account_id, created_at DESC);
CREATE INDEX forum_post_account_status ON public.forum_post USING btree (account_id, status);
CREATE INDEX forum_post_active ON public.forum_post USING btree (category_id, language, pinned DESC, last_activity_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_game ON public.forum_post USING btree (game_id) WHERE (game_id IS NOT NULL);
CREATE INDEX forum_post_letters ON public.forum_post USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256') WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_listing ON public.forum_post USING btree (language, created_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_merged ON public.forum_post USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX forum_post_newest ON public.forum_post USING btree (category_id, language, pinned DESC, created_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_recent ON public.forum_post USING btree (category_id, last_activity_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_search ON public.forum_post USING gin (words gin_trgm_ops, title_words gin_trgm_ops, (ARRAY[category_id, language, news_month(created_at)]), letter_pairs_in(language, words), letter_pairs_in(language, title_words)) WITH (gin_pending_list_limit='256') WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_post_solution ON public.forum_post USING btree (solution_id) WHERE (solution_id IS NOT NULL);
CREATE UNIQUE INDEX forum_post_thread ON public.forum_post USING btree (game_id) WHERE ((status = ANY (ARRAY['pending'::text, 'published'::text])) AND (deleted_at IS NULL));
CREATE INDEX forum_post_top ON public.forum_post USING btree (category_id, language, pinned DESC, replies DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE TRIGGER forum_post_after_delete AFTER DELETE ON public.forum_post REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_posts();
CREATE TRIGGER forum_post_after_insert AFTER INSERT ON public.forum_post REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_posts();
CREATE TRIGGER forum_post_after_update AFTER UPDATE ON public.forum_post REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_posts();
CREATE TRIGGER forum_post_forgotten AFTER DELETE ON public.forum_post REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();
CREATE TRIGGER forum_post_languages_after_delete AFTER DELETE ON public.forum_post REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_post_languages();
CREATE TRIGGER forum_post_languages_after_insert AFTER INSERT ON public.forum_post REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_post_languages();
CREATE TRIGGER forum_post_languages_after_update AFTER UPDATE ON public.forum_post REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_forum_post_languages();
CREATE TRIGGER share_image_new AFTER INSERT ON public.forum_post REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION share_image_new('post');
CREATE TRIGGER share_image_stale AFTER DELETE OR UPDATE OF status, title, language, deleted_at ON public.forum_post FOR EACH ROW EXECUTE FUNCTION share_image_stale('post');

create table forum_read (
  account_id uuid not null,
  post_id uuid not null,
  read_at timestamp(3) with time zone default now() not null,
  constraint forum_read_pkey PRIMARY KEY (account_id, post_id),
  constraint forum_read_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint forum_read_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_post(id) ON DELETE CASCADE
);
CREATE INDEX forum_read_at ON public.forum_read USING btree (read_at);
CREATE INDEX forum_read_post ON public.forum_read USING btree (post_id);

create table forum_reply (
  id uuid not null,
  post_id uuid not null,
  account_id uuid,
  guest_id text,
  quote_id uuid,
  content text not null,
  language text not null,
  status text not null,
  appeared_at timestamp(3) with time zone,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  edited_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  words text generated always as (news_plain_text(content)) stored not null,
  format text default 'plain'::text not null,
  constraint forum_reply_pkey PRIMARY KEY (id),
  constraint forum_reply_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint forum_reply_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint forum_reply_post_id_fkey FOREIGN KEY (post_id) REFERENCES forum_post(id) ON DELETE CASCADE,
  constraint forum_reply_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES forum_reply(id) ON DELETE SET NULL,
  constraint forum_reply_author_one CHECK (((account_id IS NULL) OR (guest_id IS NULL))),
  constraint forum_reply_format CHECK ((format = ANY (ARRAY['plain'::text, 'markdown'::text]))),
  constraint forum_reply_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX forum_reply_account ON public.forum_reply USING btree (account_id, created_at DESC);
CREATE INDEX forum_reply_account_status ON public.forum_reply USING btree (account_id, status);
CREATE INDEX forum_reply_guest ON public.forum_reply USING btree (guest_id);
CREATE INDEX forum_reply_letters ON public.forum_reply USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256') WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_reply_listing ON public.forum_reply USING btree (language, created_at DESC, id DESC) WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE INDEX forum_reply_place ON public.forum_reply USING btree (post_id, appeared_at, id) WHERE (appeared_at IS NOT NULL);
CREATE INDEX forum_reply_quote ON public.forum_reply USING btree (quote_id);
CREATE INDEX forum_reply_search ON public.forum_reply USING gin (words gin_trgm_ops, (ARRAY[language, news_month(created_at)]), letter_pairs_in(language, words)) WITH (gin_pending_list_limit='256') WHERE ((status = 'published'::text) AND (deleted_at IS NULL));
CREATE TRIGGER forum_reply_after_delete AFTER DELETE ON public.forum_reply REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_forum_replies();
CREATE TRIGGER forum_reply_after_insert AFTER INSERT ON public.forum_reply REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_forum_replies();
CREATE TRIGGER forum_reply_after_update AFTER UPDATE ON public.forum_reply REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_forum_replies();
CREATE TRIGGER forum_reply_forgotten AFTER DELETE ON public.forum_reply REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();

create table game (
  id uuid not null,
  name text not null,
  developer text,
  publisher text,
  release_date text collate "C",
  shutdown_date text collate "C",
  genre text,
  platforms text[] not null,
  availability text not null,
  shutdown_reason text,
  description text,
  sources text[] not null,
  language text not null,
  status text default 'pending'::text not null,
  created_at timestamp(3) with time zone default now() not null,
  edited_at timestamp(3) with time zone,
  tags text[] generated always as (array_remove((platforms || ARRAY[genre, availability]), NULL::text)) stored not null,
  title_words text collate "C" generated always as (news_plain_text(name)) stored not null,
  words text generated always as (news_plain_text(((((name || ' '::text) || COALESCE(developer, ''::text)) || ' '::text) || COALESCE(publisher, ''::text)))) stored not null,
  account_id uuid,
  guest_id text,
  revision integer default 1 not null,
  cover_source text,
  cover_id uuid,
  merged_into uuid,
  revived_by text,
  short_words text generated always as (btrim(news_plain_text(regexp_replace(name, '\s*[(（][^()（）]*[)）]'::text, ''::text, 'g'::text)))) stored not null,
  constraint game_pkey PRIMARY KEY (id),
  constraint game_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint game_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES picture(id) ON DELETE SET NULL,
  constraint game_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint game_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES game(id) ON DELETE SET NULL,
  constraint game_availability_check CHECK ((availability = ANY (ARRAY['announced'::text, 'shut_down'::text, 'playable_again'::text, 'unknown'::text]))),
  constraint game_release_date_check CHECK ((release_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'::text)),
  constraint game_shutdown_date_check CHECK ((shutdown_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'::text)),
  constraint game_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX game_account ON public.game USING btree (account_id, created_at DESC);
CREATE INDEX game_account_status ON public.game USING btree (account_id, status);
CREATE INDEX game_changed ON public.game USING btree (GREATEST(created_at, edited_at)) WHERE (status = 'published'::text);
CREATE INDEX game_cover ON public.game USING btree (cover_id);
CREATE INDEX game_genre_name ON public.game USING btree (genre, title_words, id) INCLUDE (availability, platforms) WHERE (status = 'published'::text);
CREATE INDEX game_genre_shutdown ON public.game USING btree (genre, COALESCE(shutdown_date, ''::text) DESC, id DESC) INCLUDE (shutdown_date, availability, platforms) WHERE (status = 'published'::text);
CREATE INDEX game_guest ON public.game USING btree (guest_id);
CREATE INDEX game_letters ON public.game USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE INDEX game_listing ON public.game USING btree (language, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX game_merged ON public.game USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX game_name ON public.game USING btree (title_words, id) INCLUDE (availability, platforms) WHERE (status = 'published'::text);
CREATE INDEX game_search ON public.game USING gin (words gin_trgm_ops, title_words gin_trgm_ops, ((tags || ARRAY[language, news_month(created_at)])), letter_pairs_in(language, words), letter_pairs_in(language, title_words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE INDEX game_short_name ON public.game USING btree (short_words) WHERE (status = 'published'::text);
CREATE INDEX game_shutdown ON public.game USING btree (COALESCE(shutdown_date, ''::text) DESC, id DESC) INCLUDE (shutdown_date, availability, platforms) WHERE (status = 'published'::text);
CREATE INDEX game_tags ON public.game USING gin (tags) WHERE (status = 'published'::text);
CREATE INDEX game_upcoming ON public.game USING btree (COALESCE(shutdown_date, '9999'::text), id) INCLUDE (shutdown_date, genre, platforms) WHERE ((status = 'published'::text) AND (availability = 'announced'::text));
CREATE TRIGGER game_after_delete AFTER DELETE ON public.game REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_games();
CREATE TRIGGER game_after_insert AFTER INSERT ON public.game REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_games();
CREATE TRIGGER game_after_update AFTER UPDATE ON public.game REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_games();
CREATE TRIGGER game_counted AFTER INSERT ON public.game REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION create_game_counts();
CREATE TRIGGER game_filters_copied AFTER UPDATE OF genre, platforms, availability, status ON public.game FOR EACH ROW WHEN (((((old.genre IS DISTINCT FROM new.genre) OR (old.platforms IS DISTINCT FROM new.platforms)) OR (old.availability IS DISTINCT FROM new.availability)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION copy_game_filters();
CREATE TRIGGER game_forgotten AFTER DELETE ON public.game REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();
CREATE TRIGGER share_image_new AFTER INSERT ON public.game REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION share_image_new('game');
CREATE TRIGGER share_image_of_memories AFTER UPDATE OF status ON public.game FOR EACH ROW WHEN (((old.status = 'published'::text) AND (new.status <> 'published'::text))) EXECUTE FUNCTION share_image_of_memories();
CREATE TRIGGER share_image_stale AFTER DELETE OR UPDATE OF status, name, release_date, shutdown_date, availability, language, cover_id ON public.game FOR EACH ROW EXECUTE FUNCTION share_image_stale('game');

create table game_change (
  id uuid not null,
  game_id uuid not null,
  at timestamp(3) with time zone default now() not null,
  changes jsonb not null,
  correction_id uuid,
  constraint game_change_pkey PRIMARY KEY (id),
  constraint game_change_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES correction(id) ON DELETE SET NULL,
  constraint game_change_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE
);
CREATE INDEX game_change_correction ON public.game_change USING btree (correction_id);
CREATE INDEX game_change_game ON public.game_change USING btree (game_id, at DESC, id DESC);
CREATE INDEX game_change_status ON public.game_change USING btree (at DESC, id DESC) WHERE (changes @> '[{"fact": "status"}]'::jsonb);

create table game_count (
  game_id uuid not null,
  likes integer default 0 not null,
  memories integer default 0 not null,
  remembered integer generated always as ((likes + memories)) stored not null,
  genre text,
  platforms text[] not null,
  availability text not null,
  status text not null,
  constraint game_like_count_pkey PRIMARY KEY (game_id),
  constraint game_like_count_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE,
  constraint game_count_memories_check CHECK ((memories >= 0)),
  constraint game_like_count_likes_check CHECK ((likes >= 0))
);
CREATE INDEX game_count_genre ON public.game_count USING btree (genre, remembered DESC, game_id DESC) INCLUDE (availability, platforms) WHERE (status = 'published'::text);
CREATE INDEX game_count_remembered ON public.game_count USING btree (remembered DESC, game_id DESC) INCLUDE (availability, platforms) WHERE (status = 'published'::text);
CREATE TRIGGER game_count_after_update AFTER UPDATE ON public.game_count REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_game_counts();

create table game_event (
  id uuid not null,
  game_id uuid not null,
  kind text not null,
  date text collate "C" not null,
  source_url text,
  constraint game_event_pkey PRIMARY KEY (id),
  constraint game_event_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE,
  constraint game_event_date_check CHECK ((date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'::text)),
  constraint game_event_kind_check CHECK ((kind = ANY (ARRAY['announced'::text, 'sales_ended'::text, 'servers_off'::text, 'playable_again'::text])))
);
CREATE INDEX game_event_game ON public.game_event USING btree (game_id, date);

create table game_follow (
  game_id uuid not null,
  account_id uuid not null,
  token text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint game_follow_pkey PRIMARY KEY (game_id, account_id),
  constraint game_follow_token_key UNIQUE (token),
  constraint game_follow_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint game_follow_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE
);
CREATE INDEX game_follow_account ON public.game_follow USING btree (account_id);

create table game_like (
  game_id uuid not null,
  account_id uuid,
  guest_id text,
  created_at timestamp(3) with time zone default now() not null,
  held_at timestamp(3) with time zone,
  constraint game_like_account_id_game_id_key UNIQUE (account_id, game_id),
  constraint game_like_guest_id_game_id_key UNIQUE (guest_id, game_id),
  constraint game_like_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint game_like_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE,
  constraint game_like_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE CASCADE,
  constraint game_like_check CHECK ((num_nonnulls(account_id, guest_id) = 1))
);
CREATE INDEX game_like_game ON public.game_like USING btree (game_id);
CREATE INDEX game_like_held ON public.game_like USING btree (game_id, held_at) WHERE (held_at IS NOT NULL);
CREATE TRIGGER game_like_after_delete AFTER DELETE ON public.game_like REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_game_likes();
CREATE TRIGGER game_like_after_insert AFTER INSERT ON public.game_like REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_game_likes();
CREATE TRIGGER game_like_after_update AFTER UPDATE ON public.game_like REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_game_likes();

create table game_source (
  url text not null,
  publisher text not null,
  title text,
  day text,
  kind text not null,
  constraint game_source_pkey PRIMARY KEY (url),
  constraint game_source_kind_check CHECK ((kind = ANY (ARRAY['primary'::text, 'press'::text, 'reference'::text, 'community'::text])))
);

create table game_text (
  game_id uuid not null,
  language text not null,
  description text,
  shutdown_reason text,
  constraint game_text_pkey PRIMARY KEY (game_id, language),
  constraint game_text_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE
);

create table game_total (
  genre text not null,
  platform text not null,
  availability text not null,
  games bigint not null,
  constraint game_total_pkey PRIMARY KEY (genre, platform, availability)
);

create table guest (
  id text not null,
  fingerprint_hash bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  seen_at timestamp(3) with time zone default now() not null,
  linked_to uuid,
  linked_at timestamp(3) with time zone,
  secret_hash bytea,
  constraint guest_pkey PRIMARY KEY (id),
  constraint guest_linked_to_fkey FOREIGN KEY (linked_to) REFERENCES account(id) ON DELETE SET NULL,
  constraint guest_secret_hash_check CHECK ((length(secret_hash) = 32))
);
CREATE INDEX guest_linked ON public.guest USING btree (linked_to);
CREATE INDEX guest_seen ON public.guest USING btree (seen_at);

create table idempotency_key (
  operation text not null,
  key text not null,
  request_hash bytea not null,
  result_id uuid,
  created_at timestamp(3) with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (operation, key)
);
CREATE INDEX idempotency_key_created ON public.idempotency_key USING btree (created_at);

create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  constraint kysely_migration_pkey PRIMARY KEY (name)
);

create table kysely_migration_lock (
  id character varying(255) not null,
  is_locked integer default 0 not null,
  constraint kysely_migration_lock_pkey PRIMARY KEY (id)
);

create table legal_digest (
  week date not null,
  constraint legal_digest_pkey PRIMARY KEY (week)
);

create table legal_file (
  id uuid not null,
  request_id uuid,
  state text not null,
  media_type text not null,
  name bytea not null,
  bytes bytea,
  size integer not null,
  created_at timestamp(3) with time zone default now() not null,
  pages_state text,
  page_count integer default 0 not null,
  constraint legal_file_pkey PRIMARY KEY (id),
  constraint legal_file_request_id_fkey FOREIGN KEY (request_id) REFERENCES legal_request(id) ON DELETE CASCADE,
  constraint legal_file_pages_state_check CHECK ((pages_state = ANY (ARRAY['waiting'::text, 'made'::text, 'encrypted'::text, 'unreadable'::text]))),
  constraint legal_file_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'ready'::text, 'refused'::text])))
);
CREATE INDEX legal_file_request ON public.legal_file USING btree (request_id);
CREATE INDEX legal_file_unused ON public.legal_file USING btree (created_at) WHERE (request_id IS NULL);

create table legal_file_page (
  id uuid not null,
  file_id uuid not null,
  number integer not null,
  bytes bytea not null,
  constraint legal_file_page_pkey PRIMARY KEY (id),
  constraint legal_file_page_file_id_number_key UNIQUE (file_id, number),
  constraint legal_file_page_file_id_fkey FOREIGN KEY (file_id) REFERENCES legal_file(id) ON DELETE CASCADE,
  constraint legal_file_page_number_check CHECK ((number > 0))
);

create table legal_message (
  id uuid not null,
  request_id uuid not null,
  kind text not null,
  author_id uuid,
  content bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint legal_message_pkey PRIMARY KEY (id),
  constraint legal_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint legal_message_request_id_fkey FOREIGN KEY (request_id) REFERENCES legal_request(id) ON DELETE CASCADE,
  constraint legal_message_kind_check CHECK ((kind = ANY (ARRAY['reply'::text, 'note'::text])))
);
CREATE INDEX legal_message_author ON public.legal_message USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX legal_message_request ON public.legal_message USING btree (request_id, created_at);

create table legal_request (
  id uuid not null,
  account_id uuid,
  kind text not null,
  state text default 'received'::text not null,
  reference text not null,
  token_hash bytea not null,
  content bytea not null,
  country text,
  language text not null,
  counsel_id uuid,
  outcome text,
  meeting_at timestamp(3) with time zone,
  meeting_minutes integer,
  meeting_state text,
  created_at timestamp(3) with time zone default now() not null,
  assigned_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  consented_at timestamp(3) with time zone default now() not null,
  constraint legal_request_pkey PRIMARY KEY (id),
  constraint legal_request_reference_key UNIQUE (reference),
  constraint legal_request_token_hash_key UNIQUE (token_hash),
  constraint legal_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint legal_request_counsel_id_fkey FOREIGN KEY (counsel_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint legal_request_closed_whole CHECK (((state = 'closed'::text) = ((closed_at IS NOT NULL) AND (outcome IS NOT NULL)))),
  constraint legal_request_kind_check CHECK ((kind = ANY (ARRAY['consultation'::text, 'aid'::text]))),
  constraint legal_request_meeting_state_check CHECK ((meeting_state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'declined'::text, 'confirmed'::text]))),
  constraint legal_request_meeting_whole CHECK ((num_nulls(meeting_at, meeting_minutes, meeting_state) = ANY (ARRAY[0, 3]))),
  constraint legal_request_state_check CHECK ((state = ANY (ARRAY['received'::text, 'assigned'::text, 'answered'::text, 'closed'::text])))
);
CREATE INDEX legal_request_account ON public.legal_request USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX legal_request_counsel ON public.legal_request USING btree (counsel_id) WHERE (counsel_id IS NOT NULL);
CREATE INDEX legal_request_created ON public.legal_request USING btree (created_at, id);
CREATE INDEX legal_request_over ON public.legal_request USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE TRIGGER legal_request_erased AFTER DELETE ON public.legal_request FOR EACH ROW EXECUTE FUNCTION count_past_legal_request();

create table legal_request_past (
  id uuid default gen_random_uuid() not null,
  month date not null,
  kind text not null,
  answer_days real,
  constraint legal_request_past_pkey PRIMARY KEY (id)
);

create table letter_answer (
  id uuid not null,
  region text not null,
  account_id uuid,
  guest_id text,
  who text not null,
  content text not null,
  answered_on text not null,
  language text not null,
  status text not null,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint letter_answer_pkey PRIMARY KEY (id),
  constraint letter_answer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint letter_answer_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint letter_answer_answered_on_check CHECK ((answered_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  constraint letter_answer_author_one CHECK (((account_id IS NULL) OR (guest_id IS NULL))),
  constraint letter_answer_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX letter_answer_account ON public.letter_answer USING btree (account_id, created_at DESC);
CREATE INDEX letter_answer_account_status ON public.letter_answer USING btree (account_id, status);
CREATE INDEX letter_answer_guest ON public.letter_answer USING btree (guest_id);
CREATE INDEX letter_answer_newest ON public.letter_answer USING btree (region, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE TRIGGER letter_answer_after_delete AFTER DELETE ON public.letter_answer REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
CREATE TRIGGER letter_answer_after_insert AFTER INSERT ON public.letter_answer REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
CREATE TRIGGER letter_answer_after_update AFTER UPDATE ON public.letter_answer REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_answers();
CREATE TRIGGER letter_answer_forgotten AFTER DELETE ON public.letter_answer REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();

create table letter_count (
  region text not null,
  written integer default 0 not null,
  answers integer default 0 not null,
  constraint letter_count_pkey PRIMARY KEY (region),
  constraint letter_count_answers_check CHECK ((answers >= 0)),
  constraint letter_count_written_check CHECK ((written >= 0))
);

create table letter_written (
  region text not null,
  account_id uuid,
  guest_id text,
  created_at timestamp(3) with time zone default now() not null,
  held_at timestamp(3) with time zone,
  constraint letter_written_account_id_region_key UNIQUE (account_id, region),
  constraint letter_written_guest_id_region_key UNIQUE (guest_id, region),
  constraint letter_written_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint letter_written_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE CASCADE,
  constraint letter_written_check CHECK ((num_nonnulls(account_id, guest_id) = 1))
);
CREATE INDEX letter_written_held ON public.letter_written USING btree (region, held_at) WHERE (held_at IS NOT NULL);
CREATE TRIGGER letter_written_after_delete AFTER DELETE ON public.letter_written REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_letters();
CREATE TRIGGER letter_written_after_insert AFTER INSERT ON public.letter_written REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_letters();
CREATE TRIGGER letter_written_after_update AFTER UPDATE ON public.letter_written REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_letters();

create table log_head (
  petition_id uuid not null,
  size bigint not null,
  root bytea not null,
  signed_at timestamp(3) with time zone not null,
  checkpoint text not null,
  constraint log_head_pkey PRIMARY KEY (petition_id, size),
  constraint log_head_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);

create table log_leaf (
  id bigint generated always as identity not null,
  petition_id uuid not null,
  withdrawal boolean not null,
  receipt_hash bytea not null,
  hash bytea generated always as (sha256((('\x00'::bytea ||
CASE
    WHEN withdrawal THEN '\x01'::bytea
    ELSE '\x00'::bytea
END) || receipt_hash))) stored not null,
  "position" bigint,
  waiting_since timestamp with time zone default now(),
  constraint log_leaf_pkey PRIMARY KEY (id),
  constraint log_leaf_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);
CREATE INDEX log_leaf_hash ON public.log_leaf USING btree (petition_id, hash);
CREATE UNIQUE INDEX log_leaf_position ON public.log_leaf USING btree (petition_id, "position") WHERE ("position" IS NOT NULL);
CREATE INDEX log_leaf_waiting ON public.log_leaf USING btree (petition_id, id) WHERE ("position" IS NULL);
CREATE TRIGGER log_leaf_appended BEFORE UPDATE OF "position" ON public.log_leaf FOR EACH ROW WHEN ((new."position" IS NOT NULL)) EXECUTE FUNCTION forget_waiting();

create table log_node (
  petition_id uuid not null,
  level smallint not null,
  "position" bigint not null,
  hash bytea not null,
  constraint log_node_pkey PRIMARY KEY (petition_id, level, "position"),
  constraint log_node_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint log_node_level_check CHECK ((level = ANY (ARRAY[8, 16, 24, 32])))
);

create table mail_code (
  id uuid not null,
  address_hash bytea not null,
  content bytea not null,
  tries smallint default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint mail_code_pkey PRIMARY KEY (id)
);
CREATE INDEX mail_code_address ON public.mail_code USING btree (address_hash);
CREATE INDEX mail_code_created ON public.mail_code USING brin (created_at);

create table memory (
  id uuid not null,
  game_id uuid not null,
  account_id uuid,
  guest_id text,
  content text not null,
  years_played text,
  language text not null,
  status text not null,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  edited_at timestamp(3) with time zone,
  words text generated always as (news_plain_text(content)) stored not null,
  constraint memory_pkey PRIMARY KEY (id),
  constraint memory_of_game UNIQUE (id, game_id),
  constraint memory_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint memory_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE CASCADE,
  constraint memory_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint memory_author_one CHECK (((account_id IS NULL) OR (guest_id IS NULL))),
  constraint memory_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text]))),
  constraint memory_years_played_check CHECK ((years_played ~ '^[0-9]{4}(-[0-9]{4})?$'::text))
);
CREATE INDEX memory_account ON public.memory USING btree (account_id, created_at DESC);
CREATE INDEX memory_account_status ON public.memory USING btree (account_id, status);
CREATE INDEX memory_game ON public.memory USING btree (game_id);
CREATE INDEX memory_guest ON public.memory USING btree (guest_id);
CREATE INDEX memory_letters ON public.memory USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE INDEX memory_listing ON public.memory USING btree (language, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX memory_newest ON public.memory USING btree (game_id, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX memory_search ON public.memory USING gin (words gin_trgm_ops, (ARRAY[language, news_month(created_at)]), letter_pairs_in(language, words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE TRIGGER memory_after_delete AFTER DELETE ON public.memory REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_memories();
CREATE TRIGGER memory_after_insert AFTER INSERT ON public.memory REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_memories();
CREATE TRIGGER memory_after_update AFTER UPDATE ON public.memory REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_memories();
CREATE TRIGGER memory_forgotten AFTER DELETE ON public.memory REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();
CREATE TRIGGER share_image_new AFTER INSERT ON public.memory REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION share_image_new('memory');
CREATE TRIGGER share_image_stale AFTER DELETE OR UPDATE OF status, content, language ON public.memory FOR EACH ROW EXECUTE FUNCTION share_image_stale('memory');

create table memory_count (
  memory_id uuid not null,
  game_id uuid not null,
  helpful integer default 0 not null,
  constraint memory_count_pkey PRIMARY KEY (memory_id),
  constraint memory_count_memory_id_game_id_fkey FOREIGN KEY (memory_id, game_id) REFERENCES memory(id, game_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX memory_count_helpful ON public.memory_count USING btree (game_id, helpful DESC, memory_id DESC);

create table moderation_case (
  kind text not null,
  item_id uuid not null,
  state text not null,
  causes text[] not null,
  holds text[] default '{}'::text[] not null,
  language text not null,
  since timestamp(3) with time zone default now() not null,
  decided_at timestamp(3) with time zone,
  decided_status text,
  report_count integer default 0 not null,
  report_weight real default 0 not null,
  revision integer default 1 not null,
  constraint moderation_case_pkey PRIMARY KEY (kind, item_id),
  constraint moderation_case_state_check CHECK ((state = ANY (ARRAY['open'::text, 'decided'::text])))
);
CREATE INDEX moderation_case_decided ON public.moderation_case USING btree (decided_at, kind, item_id) WHERE (state = 'decided'::text);
CREATE INDEX moderation_case_decided_held ON public.moderation_case USING btree (decided_at, kind, item_id) WHERE ((state = 'decided'::text) AND ('held'::text = ANY (causes)));
CREATE INDEX moderation_case_decided_kind ON public.moderation_case USING btree (kind, decided_at, item_id) WHERE (state = 'decided'::text);
CREATE INDEX moderation_case_decided_language ON public.moderation_case USING btree (language, decided_at, kind, item_id) WHERE (state = 'decided'::text);
CREATE INDEX moderation_case_decided_pending ON public.moderation_case USING btree (decided_at, kind, item_id) WHERE ((state = 'decided'::text) AND ('pending'::text = ANY (causes)));
CREATE INDEX moderation_case_decided_reported ON public.moderation_case USING btree (decided_at, kind, item_id) WHERE ((state = 'decided'::text) AND ('reported'::text = ANY (causes)));
CREATE INDEX moderation_case_decided_status ON public.moderation_case USING btree (decided_status, decided_at, kind, item_id) WHERE (state = 'decided'::text);
CREATE INDEX moderation_case_open ON public.moderation_case USING btree (since, kind, item_id) WHERE (state = 'open'::text);
CREATE INDEX moderation_case_open_held ON public.moderation_case USING btree (since, kind, item_id) WHERE ((state = 'open'::text) AND ('held'::text = ANY (causes)));
CREATE INDEX moderation_case_open_kind ON public.moderation_case USING btree (kind, since, item_id) WHERE (state = 'open'::text);
CREATE INDEX moderation_case_open_language ON public.moderation_case USING btree (language, since, kind, item_id) WHERE (state = 'open'::text);
CREATE INDEX moderation_case_open_pending ON public.moderation_case USING btree (since, kind, item_id) WHERE ((state = 'open'::text) AND ('pending'::text = ANY (causes)));
CREATE INDEX moderation_case_open_reported ON public.moderation_case USING btree (since, kind, item_id) WHERE ((state = 'open'::text) AND ('reported'::text = ANY (causes)));
CREATE TRIGGER moderation_case_after_delete AFTER DELETE ON public.moderation_case REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_cases();
CREATE TRIGGER moderation_case_after_insert AFTER INSERT ON public.moderation_case REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_cases();
CREATE TRIGGER moderation_case_after_update AFTER UPDATE ON public.moderation_case REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_cases();

create table moderation_decision (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  decision text not null,
  reason text,
  note text default ''::text not null,
  status_before text not null,
  status_after text not null,
  revision integer not null,
  by_id uuid,
  by_name text not null,
  at timestamp(3) with time zone default now() not null,
  undone_at timestamp(3) with time zone,
  constraint moderation_decision_pkey PRIMARY KEY (id),
  constraint moderation_decision_by_id_fkey FOREIGN KEY (by_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX moderation_decision_at ON public.moderation_decision USING btree (at);
CREATE INDEX moderation_decision_by ON public.moderation_decision USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX moderation_decision_item ON public.moderation_decision USING btree (kind, item_id, at DESC);

create table news_article (
  id uuid not null,
  unique_id text not null,
  title text not null,
  category text not null,
  excerpt text not null,
  is_aggregated boolean not null,
  source text,
  language text not null,
  status text default 'published'::text not null,
  created_at timestamp(3) with time zone default now() not null,
  own_article_id uuid,
  feed_id uuid,
  url text,
  html text default ''::text not null,
  body text,
  image_alt text default ''::text not null,
  picture_source text,
  picture_small_id uuid,
  picture_large_id uuid,
  publish_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  hidden_reason text,
  revision integer default 1 not null,
  updated_at timestamp(3) with time zone default now() not null,
  excerpt_is_made boolean default false not null,
  date_doubt text,
  author text default ''::text not null,
  constraint news_article_pkey PRIMARY KEY (id),
  constraint news_article_unique_id_key UNIQUE (unique_id),
  constraint news_article_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feed(id),
  constraint news_article_own_article_id_fkey FOREIGN KEY (own_article_id) REFERENCES own_article(id) ON DELETE CASCADE,
  constraint news_article_picture_large_id_fkey FOREIGN KEY (picture_large_id) REFERENCES picture(id) ON DELETE SET NULL,
  constraint news_article_picture_small_id_fkey FOREIGN KEY (picture_small_id) REFERENCES picture(id) ON DELETE SET NULL,
  constraint news_article_date_doubt_check CHECK ((date_doubt = ANY (ARRAY['unknown'::text, 'future'::text, 'old'::text]))),
  constraint news_article_one_origin CHECK (((own_article_id IS NULL) OR (feed_id IS NULL))),
  constraint news_article_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'hidden'::text])))
);
CREATE INDEX news_article_feed ON public.news_article USING btree (feed_id) WHERE (feed_id IS NOT NULL);
CREATE INDEX news_article_hidden ON public.news_article USING btree (hidden_at DESC, id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX news_article_picture_large ON public.news_article USING btree (picture_large_id) WHERE (picture_large_id IS NOT NULL);
CREATE INDEX news_article_picture_small ON public.news_article USING btree (picture_small_id) WHERE (picture_small_id IS NOT NULL);
CREATE INDEX news_article_scheduled ON public.news_article USING btree (publish_at) WHERE (status = 'scheduled'::text);
CREATE UNIQUE INDEX news_article_version ON public.news_article USING btree (own_article_id, language);
CREATE TRIGGER news_article_added AFTER INSERT ON public.news_article REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_added_news();
CREATE TRIGGER news_article_changed AFTER UPDATE ON public.news_article REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION list_changed_news();
CREATE TRIGGER news_article_deleted AFTER DELETE ON public.news_article REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION unlist_deleted_news();
CREATE TRIGGER news_article_emptied AFTER TRUNCATE ON public.news_article FOR EACH STATEMENT EXECUTE FUNCTION unlist_all_news();
CREATE TRIGGER share_image_new AFTER INSERT ON public.news_article REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION share_image_new('article');
CREATE TRIGGER share_image_stale AFTER DELETE OR UPDATE OF status, title, source, language, picture_large_id ON public.news_article FOR EACH ROW EXECUTE FUNCTION share_image_stale('article');

create table news_count (
  language text not null,
  category text not null,
  articles bigint not null
);

create table news_listing (
  article_id uuid not null,
  language text not null,
  category text not null,
  created_at timestamp(3) with time zone not null,
  title text not null,
  words text not null,
  constraint news_listing_pkey PRIMARY KEY (article_id)
);
CREATE INDEX news_listing_category ON public.news_listing USING btree (language, category, created_at DESC, article_id DESC);
CREATE INDEX news_listing_language ON public.news_listing USING btree (language, created_at DESC, article_id DESC);
CREATE INDEX news_listing_letters ON public.news_listing USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256');
CREATE INDEX news_listing_search ON public.news_listing USING gin (words gin_trgm_ops, title gin_trgm_ops, (ARRAY[language, category, news_month(created_at)]), letter_pairs_in(language, words), letter_pairs_in(language, title)) WITH (gin_pending_list_limit='256');

create table notification (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  kind text not null,
  item_kind text not null,
  item_id uuid not null,
  thread_id uuid not null,
  decision text,
  reason text,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  read_at timestamp(3) with time zone,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX notification_at ON public.notification USING btree (created_at);
CREATE INDEX notification_decided ON public.notification USING btree (item_id) WHERE (decision IS NOT NULL);
CREATE INDEX notification_list ON public.notification USING btree (account_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX notification_once ON public.notification USING btree (item_id, account_id) WHERE (decision IS NULL);
CREATE INDEX notification_unread ON public.notification USING btree (account_id) WHERE (read_at IS NULL);

create table object (
  hash text not null,
  media_type text not null,
  bytes bytea,
  created_at timestamp(3) with time zone default now() not null,
  constraint object_pkey PRIMARY KEY (hash),
  constraint object_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE TRIGGER object_deleted AFTER DELETE ON public.object FOR EACH ROW WHEN ((old.bytes IS NULL)) EXECUTE FUNCTION clean_up_object();
CREATE TRIGGER object_moved AFTER UPDATE ON public.object FOR EACH ROW WHEN (((old.bytes IS NULL) AND (new.bytes IS NOT NULL))) EXECUTE FUNCTION clean_up_object();

create table object_cleanup (
  hash text not null,
  due_at timestamp(3) with time zone default (now() + '01:00:00'::interval) not null,
  constraint object_cleanup_pkey PRIMARY KEY (hash),
  constraint object_cleanup_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX object_cleanup_due ON public.object_cleanup USING btree (due_at);

create table one_time_token (
  id uuid not null,
  account_id uuid not null,
  purpose text not null,
  email text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  code_tries integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  expires_at timestamp(3) with time zone not null,
  constraint one_time_token_pkey PRIMARY KEY (id),
  constraint account_proof_token_hash_key UNIQUE (token_hash),
  constraint one_time_token_once UNIQUE (account_id, purpose),
  constraint account_proof_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint account_proof_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'change_email'::text, 'reset_password'::text])))
);
CREATE INDEX one_time_token_expires ON public.one_time_token USING btree (expires_at);

create table outbox (
  id uuid not null,
  job text not null,
  payload jsonb,
  state text default 'waiting'::text not null,
  tries integer default 0 not null,
  due_at timestamp(3) with time zone default now() not null,
  last_error text,
  created_at timestamp(3) with time zone default now() not null,
  settled_at timestamp(3) with time zone,
  trace text,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'held'::text, 'handing_over'::text, 'done'::text, 'failed'::text, 'uncertain'::text]))),
  constraint outbox_trace_check CHECK ((trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$'::text))
);
CREATE INDEX outbox_handing_over ON public.outbox USING btree (due_at) WHERE (state = 'handing_over'::text);
CREATE INDEX outbox_settled ON public.outbox USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX outbox_waiting ON public.outbox USING btree (job, due_at) WHERE (state = 'waiting'::text);

create table own_article (
  id uuid not null,
  category text,
  picture_source text,
  created_at timestamp(3) with time zone default now() not null,
  constraint own_article_pkey PRIMARY KEY (id)
);
CREATE INDEX own_article_created ON public.own_article USING btree (created_at DESC, id DESC);

create table petition (
  id uuid not null,
  slug text not null,
  registration text default ''::text not null,
  title text not null,
  goal integer,
  opened_at timestamp(3) with time zone,
  first_reached_at timestamp(3) with time zone,
  closes_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  verified integer,
  answer_reference text,
  sources text[] default '{}'::text[] not null,
  provider_kind text,
  provider_url text,
  demonstration boolean default false not null,
  seed_key text default ''::text not null,
  replay_from timestamp with time zone,
  replay_epoch timestamp with time zone,
  replay_speed double precision,
  region text default 'international'::text not null,
  kind text default 'official'::text not null,
  addressee text default ''::text not null,
  text text default ''::text not null,
  answer text,
  language text default 'en'::text not null,
  translations jsonb default '{}'::jsonb not null,
  signers jsonb,
  official_url text,
  milestones jsonb default '[]'::jsonb not null,
  timeline jsonb default '[]'::jsonb not null,
  stated_status text,
  created_at timestamp(3) with time zone default now() not null,
  delivered_count integer,
  revision integer default 0 not null,
  areas jsonb default '[]'::jsonb not null,
  areas_needed integer,
  sign_url text,
  provider_paths jsonb,
  constraint petition_pkey PRIMARY KEY (id),
  constraint petition_slug_key UNIQUE (slug),
  constraint petition_areas_needed_check CHECK ((areas_needed > 0)),
  constraint petition_check CHECK (((provider_kind <> 'json'::text) OR (provider_paths IS NOT NULL))),
  constraint petition_goal_check CHECK ((goal > 0)),
  constraint petition_kind_check CHECK ((kind = ANY (ARRAY['official'::text, 'own'::text]))),
  constraint petition_provider_whole CHECK (((provider_kind IS NULL) = (provider_url IS NULL))),
  constraint petition_replay_clock CHECK ((num_nulls(replay_from, replay_epoch, replay_speed) = ANY (ARRAY[0, 3]))),
  constraint petition_stated_status_check CHECK ((stated_status = ANY (ARRAY['collecting'::text, 'closed'::text, 'submitted'::text, 'answered'::text])))
);
CREATE TRIGGER petition_signature_total AFTER INSERT ON public.petition REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION create_signature_totals();

create table petition_figure (
  id uuid not null,
  petition_id uuid not null,
  signature_count integer not null,
  at_least boolean not null,
  counted_on text not null,
  source_url text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint petition_figure_pkey PRIMARY KEY (id),
  constraint petition_figure_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint petition_figure_signature_count_check CHECK ((signature_count >= 0))
);
CREATE INDEX petition_figure_counted ON public.petition_figure USING btree (petition_id, counted_on, created_at);

create table petition_poll (
  petition_id uuid not null,
  tried_at timestamp(3) with time zone,
  succeeded_at timestamp(3) with time zone,
  failures integer default 0 not null,
  paused_until timestamp(3) with time zone,
  last_error text,
  answers jsonb default '{}'::jsonb not null,
  constraint petition_poll_pkey PRIMARY KEY (petition_id),
  constraint petition_poll_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);

create table petition_reading (
  id uuid not null,
  petition_id uuid not null,
  state text default 'waiting'::text not null,
  reasons text[] not null,
  signature_count integer not null,
  country_sum integer not null,
  goal integer not null,
  country_counts jsonb not null,
  last_count integer not null,
  per_day integer not null,
  polls integer default 1 not null,
  first_received_at timestamp(3) with time zone not null,
  last_received_at timestamp(3) with time zone not null,
  constraint petition_reading_pkey PRIMARY KEY (id),
  constraint petition_reading_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);
CREATE INDEX petition_reading_first_received ON public.petition_reading USING btree (petition_id, first_received_at);
CREATE UNIQUE INDEX petition_reading_open ON public.petition_reading USING btree (petition_id) WHERE (state = ANY (ARRAY['waiting'::text, 'rejected'::text]));

create table petition_rejected_poll (
  id uuid not null,
  petition_id uuid not null,
  received_at timestamp(3) with time zone not null,
  reason text not null,
  answer text not null,
  constraint petition_rejected_poll_pkey PRIMARY KEY (id),
  constraint petition_rejected_poll_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);
CREATE INDEX petition_rejected_poll_received ON public.petition_rejected_poll USING btree (petition_id, received_at);

create table petition_snapshot (
  petition_id uuid not null,
  taken_at timestamp(3) with time zone not null,
  signature_count integer not null,
  country_sum integer not null,
  goal integer,
  country_counts jsonb not null,
  constraint petition_snapshot_pkey PRIMARY KEY (petition_id, taken_at),
  constraint petition_snapshot_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);

create table petition_subscriber (
  id uuid not null,
  petition_id uuid,
  address_hash bytea not null,
  email bytea not null,
  language text not null,
  created_at timestamp(3) with time zone default now() not null,
  confirmed_at timestamp(3) with time zone,
  topic text default 'updates'::text not null,
  region text,
  notified_at timestamp(3) with time zone,
  constraint petition_subscriber_pkey PRIMARY KEY (id),
  constraint petition_subscriber_petition_id_address_hash_key UNIQUE (petition_id, address_hash),
  constraint petition_subscriber_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint petition_subscriber_check CHECK (((topic = 'updates'::text) = (petition_id IS NOT NULL))),
  constraint petition_subscriber_check1 CHECK (((petition_id IS NULL) = (region IS NOT NULL)))
);
CREATE INDEX petition_subscriber_pending ON public.petition_subscriber USING btree (created_at) WHERE (confirmed_at IS NULL);
CREATE UNIQUE INDEX petition_subscriber_region ON public.petition_subscriber USING btree (topic, region, address_hash);
CREATE INDEX petition_subscriber_updates ON public.petition_subscriber USING btree (petition_id, id) WHERE (confirmed_at IS NOT NULL);

create table petition_threshold (
  petition_id uuid not null,
  country_code character(2) not null,
  threshold integer not null,
  constraint petition_threshold_pkey PRIMARY KEY (petition_id, country_code),
  constraint petition_threshold_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint petition_threshold_threshold_check CHECK ((threshold > 0))
);

create table petition_update (
  id uuid not null,
  petition_id uuid not null,
  title text not null,
  content text not null,
  language text not null,
  created_at timestamp(3) with time zone default now() not null,
  edited_at timestamp(3) with time zone,
  mailed_after uuid,
  constraint petition_update_pkey PRIMARY KEY (id),
  constraint petition_update_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);
CREATE INDEX petition_update_created ON public.petition_update USING btree (petition_id, created_at);

create table picture (
  id uuid not null,
  width integer not null,
  height integer not null,
  created_at timestamp(3) with time zone default now() not null,
  object_hash text not null,
  constraint picture_pkey PRIMARY KEY (id),
  constraint picture_object_hash_fkey FOREIGN KEY (object_hash) REFERENCES object(hash)
);
CREATE INDEX picture_object ON public.picture USING btree (object_hash);
CREATE TRIGGER picture_deleted AFTER DELETE ON public.picture FOR EACH ROW EXECUTE FUNCTION delete_object();

create table picture_upload (
  id uuid not null,
  account_id uuid,
  bytes bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  guest_id text,
  constraint picture_upload_pkey PRIMARY KEY (id),
  constraint picture_upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint picture_upload_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE CASCADE,
  constraint picture_upload_author CHECK ((num_nonnulls(account_id, guest_id) = 1))
);
CREATE INDEX picture_upload_account ON public.picture_upload USING btree (account_id, created_at);
CREATE INDEX picture_upload_guest ON public.picture_upload USING btree (guest_id, created_at);

create table profile_export (
  id uuid not null,
  account_id uuid not null,
  created_at timestamp(3) with time zone default now() not null,
  finished_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  bytes bigint,
  constraint profile_export_pkey PRIMARY KEY (id),
  constraint profile_export_account_id_key UNIQUE (account_id),
  constraint profile_export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table profile_export_part (
  export_id uuid not null,
  "position" integer not null,
  bytes bytea not null,
  constraint profile_export_part_pkey PRIMARY KEY (export_id, "position"),
  constraint profile_export_part_export_id_fkey FOREIGN KEY (export_id) REFERENCES profile_export(id) ON DELETE CASCADE
);

create table reaction (
  kind text not null,
  item_id uuid not null,
  account_id uuid not null,
  created_at timestamp(3) with time zone default now() not null,
  held_at timestamp(3) with time zone,
  constraint reaction_pkey PRIMARY KEY (kind, item_id, account_id),
  constraint reaction_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX reaction_account ON public.reaction USING btree (account_id);
CREATE INDEX reaction_held ON public.reaction USING btree (kind, item_id, held_at) WHERE (held_at IS NOT NULL);
CREATE TRIGGER reaction_after_delete AFTER DELETE ON public.reaction REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();
CREATE TRIGGER reaction_after_insert AFTER INSERT ON public.reaction REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();
CREATE TRIGGER reaction_after_update AFTER UPDATE ON public.reaction REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();

create table reaction_count (
  kind text not null,
  item_id uuid not null,
  helpful integer not null,
  constraint reaction_count_pkey PRIMARY KEY (kind, item_id),
  constraint reaction_count_helpful_check CHECK ((helpful >= 0))
);
CREATE TRIGGER memory_reaction_counted AFTER INSERT OR UPDATE ON public.reaction_count FOR EACH ROW WHEN ((new.kind = 'memory'::text)) EXECUTE FUNCTION count_memory_reactions();

create table reason (
  id uuid not null,
  petition_id uuid not null,
  signature_id uuid,
  account_id uuid,
  content text not null,
  language text not null,
  status text not null,
  revision integer default 1 not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint reason_pkey PRIMARY KEY (id),
  constraint reason_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint reason_signature_id_fkey FOREIGN KEY (signature_id) REFERENCES signature(id) ON UPDATE SET NULL ON DELETE CASCADE,
  constraint reason_account_id_check CHECK ((account_id IS NULL)),
  constraint reason_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX reason_account ON public.reason USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX reason_newest ON public.reason USING btree (petition_id, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX reason_petition ON public.reason USING btree (petition_id);
CREATE UNIQUE INDEX reason_signature ON public.reason USING btree (signature_id);
CREATE TRIGGER reason_forgotten AFTER DELETE ON public.reason REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();

create table refused_display_name (
  key text not null,
  refused_at timestamp(3) with time zone default now() not null,
  constraint refused_display_name_pkey PRIMARY KEY (key)
);

create table sealed_key (
  name text not null,
  sealed bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  public_key bytea,
  constraint sealed_key_pkey PRIMARY KEY (name)
);

create table share_image (
  kind text not null,
  subject_id text not null,
  size text not null,
  language text not null,
  theme text not null,
  requested_at timestamp(3) with time zone default now() not null,
  rendered_at timestamp(3) with time zone,
  version text,
  object_hash text,
  constraint share_image_pkey PRIMARY KEY (kind, subject_id, size, language, theme),
  constraint share_image_object_hash_fkey FOREIGN KEY (object_hash) REFERENCES object(hash)
);
CREATE INDEX share_image_object ON public.share_image USING btree (object_hash);
CREATE INDEX share_image_rendered ON public.share_image USING btree (rendered_at);
CREATE TRIGGER share_image_replaced AFTER DELETE OR UPDATE OF object_hash ON public.share_image FOR EACH ROW WHEN ((old.object_hash IS NOT NULL)) EXECUTE FUNCTION delete_object();

create table sign_in (
  id uuid not null,
  account_id uuid not null,
  method text not null,
  device text not null,
  at timestamp(3) with time zone default now() not null,
  constraint sign_in_pkey PRIMARY KEY (id),
  constraint sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_account ON public.sign_in USING btree (account_id, at DESC);
CREATE INDEX sign_in_at ON public.sign_in USING btree (at);

create table signature (
  id uuid not null,
  petition_id uuid not null,
  state text default 'pending'::text not null,
  address_hash bytea,
  first_name bytea,
  last_name bytea,
  email bytea,
  city bytea,
  country text not null,
  language text,
  show_name boolean default false not null,
  wants_updates boolean default false not null,
  receipt_hash bytea,
  code_tries smallint default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  reminded_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone,
  withdrawn_at timestamp(3) with time zone,
  again_at timestamp(3) with time zone,
  hold_cause text,
  hold_batch bytea,
  reason bytea,
  number integer,
  source text,
  constraint signature_pkey PRIMARY KEY (id),
  constraint signature_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint signature_confirmed_whole CHECK (((state <> 'confirmed'::text) OR ((confirmed_at IS NOT NULL) AND (receipt_hash IS NOT NULL)))),
  constraint signature_held_whole CHECK (((state <> 'held'::text) OR ((hold_batch IS NOT NULL) AND (hold_cause IS NOT NULL) AND (confirmed_at IS NOT NULL) AND (receipt_hash IS NOT NULL)))),
  constraint signature_hold_cause_check CHECK ((hold_cause = ANY (ARRAY['network'::text, 'domain'::text, 'too_quick'::text, 'by_hand'::text, 'no_work'::text, 'no_traces'::text]))),
  constraint signature_personal CHECK ((((state = ANY (ARRAY['withdrawn'::text, 'anonymised'::text])) = (email IS NULL)) AND ((email IS NULL) = (address_hash IS NULL)))),
  constraint signature_source_check CHECK ((source ~ '^[a-z0-9][a-z0-9_-]{0,31}$'::text)) NOT VALID,
  constraint signature_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'held'::text, 'withdrawn'::text, 'anonymised'::text])))
);
CREATE UNIQUE INDEX signature_address ON public.signature USING btree (petition_id, address_hash);
CREATE INDEX signature_confirmed ON public.signature USING brin (confirmed_at);
CREATE INDEX signature_held ON public.signature USING btree (petition_id, hold_batch, confirmed_at, id) WHERE (state = 'held'::text);
CREATE INDEX signature_named ON public.signature USING btree (petition_id, confirmed_at DESC, id DESC) WHERE ((state = 'confirmed'::text) AND show_name);
CREATE INDEX signature_pending ON public.signature USING btree (created_at) WHERE (state = 'pending'::text);
CREATE INDEX signature_updates ON public.signature USING btree (petition_id, id) WHERE ((state = 'confirmed'::text) AND wants_updates);
CREATE INDEX signature_withdrawn ON public.signature USING btree (withdrawn_at) WHERE (state = 'withdrawn'::text);
CREATE TRIGGER signature_after_hiding AFTER UPDATE OF state, show_name ON public.signature FOR EACH ROW WHEN (((new.state = ANY (ARRAY['withdrawn'::text, 'anonymised'::text])) OR (old.show_name AND (NOT new.show_name)))) EXECUTE FUNCTION delete_signer_reports();
CREATE TRIGGER signature_before_delete BEFORE DELETE ON public.signature FOR EACH ROW WHEN (((old.state = 'confirmed'::text) OR ((old.state = 'anonymised'::text) AND (old.confirmed_at IS NOT NULL) AND (old.withdrawn_at IS NULL)))) EXECUTE FUNCTION refuse_counted_signature();
CREATE TRIGGER signature_inserted AFTER INSERT ON public.signature REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_signatures();
CREATE TRIGGER signature_updated AFTER UPDATE ON public.signature REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_signatures();

create table signature_count (
  petition_id uuid not null,
  dimension text not null,
  value text not null,
  shard smallint not null,
  signatures integer not null,
  constraint signature_count_pkey PRIMARY KEY (petition_id, dimension, value, shard),
  constraint signature_count_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint signature_count_dimension_check CHECK ((dimension = ANY (ARRAY['country'::text, 'day'::text])))
);

create table signature_export (
  id uuid not null,
  petition_id uuid not null,
  format jsonb not null,
  purpose text not null,
  recipient_key text,
  created_at timestamp(3) with time zone default now() not null,
  finished_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  signature_count integer,
  bytes integer,
  constraint signature_export_pkey PRIMARY KEY (id),
  constraint signature_export_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);
CREATE INDEX signature_export_petition ON public.signature_export USING btree (petition_id, id);

create table signature_export_part (
  export_id uuid not null,
  "position" integer not null,
  bytes bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint signature_export_part_pkey PRIMARY KEY (export_id, "position"),
  constraint signature_export_part_export_id_fkey FOREIGN KEY (export_id) REFERENCES signature_export(id) ON DELETE CASCADE
);

create table signature_review (
  id uuid not null,
  petition_id uuid not null,
  kind text not null,
  signatures integer not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint signature_review_pkey PRIMARY KEY (id),
  constraint signature_review_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE,
  constraint signature_review_kind_check CHECK ((kind = ANY (ARRAY['accepted'::text, 'rejected'::text, 'held'::text]))),
  constraint signature_review_signatures_check CHECK ((signatures > 0))
);
CREATE INDEX signature_review_petition ON public.signature_review USING btree (petition_id, created_at DESC);

create table signature_source (
  petition_id uuid not null,
  day date not null,
  source text not null,
  signatures integer not null,
  constraint signature_source_pkey PRIMARY KEY (petition_id, day, source),
  constraint signature_source_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);

create table signature_total (
  petition_id uuid not null,
  signatures integer default 0 not null,
  constraint signature_total_pkey PRIMARY KEY (petition_id),
  constraint signature_total_petition_id_fkey FOREIGN KEY (petition_id) REFERENCES petition(id) ON DELETE CASCADE
);

create table signer_report (
  id uuid not null,
  signature_id uuid not null,
  reporter bytea not null,
  reason text not null,
  note bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  settled_at timestamp(3) with time zone,
  constraint signer_report_pkey PRIMARY KEY (id),
  constraint signer_report_signature_id_reporter_key UNIQUE (signature_id, reporter),
  constraint signer_report_signature_id_fkey FOREIGN KEY (signature_id) REFERENCES signature(id) ON UPDATE CASCADE ON DELETE CASCADE
);

create table story (
  id uuid not null,
  account_id uuid,
  guest_id text,
  game_name text not null,
  title text not null,
  content text not null,
  amount_lost_yen bigint,
  language text not null,
  status text default 'pending'::text not null,
  created_at timestamp(3) with time zone default now() not null,
  game_key text generated always as (news_plain_text(game_name)) stored not null,
  amount numeric(14,2),
  currency text,
  rate_date date,
  revision integer default 1 not null,
  edited_at timestamp(3) with time zone,
  title_words text generated always as (news_plain_text(((game_name || ' '::text) || title))) stored not null,
  words text generated always as (news_plain_text(((((game_name || ' '::text) || title) || ' '::text) || content))) stored not null,
  format text default 'plain'::text not null,
  constraint story_pkey PRIMARY KEY (id),
  constraint story_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  constraint story_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest(id) ON DELETE SET NULL,
  constraint story_author_one CHECK (((account_id IS NULL) OR (guest_id IS NULL))),
  constraint story_format CHECK ((format = ANY (ARRAY['plain'::text, 'markdown'::text]))),
  constraint story_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'hidden'::text, 'rejected'::text])))
);
CREATE INDEX story_account ON public.story USING btree (account_id, created_at DESC);
CREATE INDEX story_account_status ON public.story USING btree (account_id, status);
CREATE INDEX story_game_published ON public.story USING btree (game_key, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX story_guest ON public.story USING btree (guest_id);
CREATE INDEX story_letters ON public.story USING gin (east_asian_letters_in(language, words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE INDEX story_listing ON public.story USING btree (language, created_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX story_search ON public.story USING gin (words gin_trgm_ops, title_words gin_trgm_ops, (ARRAY[language, news_month(created_at)]), letter_pairs_in(language, words), letter_pairs_in(language, title_words)) WITH (gin_pending_list_limit='256') WHERE (status = 'published'::text);
CREATE TRIGGER share_image_new AFTER INSERT ON public.story REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION share_image_new('story');
CREATE TRIGGER share_image_stale AFTER DELETE OR UPDATE OF status, title, game_name, amount, currency, language ON public.story FOR EACH ROW EXECUTE FUNCTION share_image_stale('story');
CREATE TRIGGER story_after_delete AFTER DELETE ON public.story REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_stories();
CREATE TRIGGER story_after_insert AFTER INSERT ON public.story REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_stories();
CREATE TRIGGER story_after_update AFTER UPDATE ON public.story REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_stories();
CREATE TRIGGER story_forgotten AFTER DELETE ON public.story REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION forget_pieces();
CREATE TRIGGER story_languages_after_delete AFTER DELETE ON public.story REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_story_languages();
CREATE TRIGGER story_languages_after_insert AFTER INSERT ON public.story REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_story_languages();
CREATE TRIGGER story_languages_after_update AFTER UPDATE ON public.story REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_story_languages();

create table story_game (
  key text not null,
  name text not null,
  stories integer not null,
  constraint story_game_pkey PRIMARY KEY (key)
);
CREATE INDEX story_game_key ON public.story_game USING gin (key gin_trgm_ops);
CREATE INDEX story_game_most ON public.story_game USING btree (stories DESC, key);
CREATE TRIGGER story_game_after_delete AFTER DELETE ON public.story_game REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION tally_story_games();
CREATE TRIGGER story_game_after_insert AFTER INSERT ON public.story_game REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION tally_story_games();

create table tally (
  name text not null,
  value bigint not null
);
CREATE INDEX tally_name ON public.tally USING btree (name);

create table view_flush (
  id uuid not null,
  at timestamp(3) with time zone default now() not null,
  constraint view_flush_pkey PRIMARY KEY (id)
);
CREATE INDEX view_flush_at ON public.view_flush USING btree (at);
