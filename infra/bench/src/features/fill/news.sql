-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all articles, one per 100 seconds up to now, each with a title and three sentences.
truncate news_article cascade;
call pg_temp.drop_indexes('news_listing_search');
insert into news_article (id, unique_id, title, category, excerpt, is_aggregated, source,
  language, status, created_at, url, html)
select uuidv7(), 'article-' || number,
  pg_temp.sentence_of(number, 0) || ' headline ' || number,
  ('{policy,industry,consumer,technology}'::text[])[
    1 + floor(pg_temp.random_of(number * 5 + 1) * 4)::int],
  first || '. ' || pg_temp.sentence_of(number, 2) || '. ' || pg_temp.sentence_of(number, 3) || '.'
    || case when number <= :count / 3 and number % 6 = 0 then ' ' || :'often' else '' end
    || case when number <= :count / 3 and number % 60 = 0 then ' ' || :'seldom' else '' end,
  true, 'A paper', pg_temp.language_of(number), 'published',
  now() - make_interval(secs => 100) * (:count - number),
  'https://paper.test/' || number, '<p>' || first || '</p>'
from generate_series(1, :count) as number
  cross join lateral pg_temp.sentence_of(number, 1) as first;
call pg_temp.build_indexes();
