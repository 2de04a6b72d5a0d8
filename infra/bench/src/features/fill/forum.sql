-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all posts and replies by `count` of each, one post per 100 seconds up to now. Half of the
-- replies belong to the first post, the others to one post each.
truncate forum_post cascade;
delete from tally where name like 'forum.%';
call pg_temp.drop_indexes('forum_post_search');
insert into forum_post (id, category_id, account_id, title, content, language, status,
  replies, views, pinned, created_at, last_activity_at)
select pg_temp.id_of(number, :'prefix'),
  ('{legal-rights,game-cases,action-organization,cultural-protection}'::text[])[1 + number % 4], null,
  'Post number ' || number || ' ' || pg_temp.sentence_of(number, 1),
  'What can be done about game ' || number % 977 || '? ' || pg_temp.sentence_of(number, 2),
  pg_temp.language_of(number), 'published',
  case when number = 1 then :count / 2 + 1 when number <= :count / 2 then 1 else 0 end,
  number % 5000, number % 100003 = 7,
  now() - make_interval(secs => 100) * (:count - number),
  now() - make_interval(secs => 100) * (:count - number)
from generate_series(1, :count) as number;
call pg_temp.build_indexes();

-- The posts already have their counts, and counting each reply would take long.
alter table forum_reply disable trigger forum_reply_after_insert;
call pg_temp.drop_indexes('forum_reply_search');
insert into forum_reply (id, post_id, account_id, content, language, status, appeared_at, created_at)
select uuidv7(), pg_temp.id_of(greatest(1, number - :count / 2), :'prefix'), null,
  'Reply number ' || number || '. ' || pg_temp.sentence_of(number, 3),
  pg_temp.language_of(number), 'published',
  now() - make_interval(secs => 10) * (:count - number),
  now() - make_interval(secs => 10) * (:count - number)
from generate_series(1, :count / 2 * 2) as number;
call pg_temp.build_indexes();
alter table forum_reply enable trigger forum_reply_after_insert;
