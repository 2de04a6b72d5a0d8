-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all games by published ones of forty years, and as many memories.
truncate game, game_total cascade;
delete from tally where starts_with(name, 'archive.');
call pg_temp.drop_indexes('game_search');
do $$
begin
  for start in 1..:count by 100000 loop
    insert into game (id, name, developer, publisher, release_date, shutdown_date, genre, platforms,
      availability, sources, language, status, created_at)
    select
      pg_temp.id_of(number), pg_temp.game_name(number),
      'Studio ' || number % 5000, 'Publisher ' || number % 300,
      to_char(date '1985-01-01' + (number % 14000), 'YYYY-MM-DD'),
      to_char(date '1995-01-01' + (number::bigint * 7919 % 16000)::int, 'YYYY-MM-DD'),
      pg_temp.one_of(:genres, number * 5 + 1),
      array[pg_temp.one_of(:platforms, number * 5 + 2), pg_temp.one_of(:platforms, number * 5 + 3)],
      pg_temp.one_of(:statuses, number * 5 + 4),
      array['https://example.org/games'], 'en', 'published',
      now() - make_interval(secs => 100) * (:count - number)
    from generate_series(start, least(start + 99999, :count)) as number;
  end loop;
end $$;
call pg_temp.build_indexes();
insert into game_event (id, game_id, kind, date, source_url)
select gen_random_uuid(), id, 'servers_off', shutdown_date, 'https://example.org/news'
from game;

-- A few games share all memories, so that there are several pages of each at any size.
alter table memory disable trigger user;
call pg_temp.drop_indexes('memory_search');
insert into memory (id, game_id, content, language, status, created_at)
select uuidv7(), pg_temp.id_of(:remembered_first + number % :remembered_games),
  'Memory number ' || number || '. ' || pg_temp.sentence_of(number, 4),
  pg_temp.language_of(number), 'published',
  now() - make_interval(secs => 100) * (:count - number)
from generate_series(1, :count) as number;
call pg_temp.build_indexes();
insert into memory_count (memory_id, game_id, helpful)
select id, game_id, abs(hashtext(id::text)) % 50 from memory;
update game_count set memories = counted.memories
from (select game_id, count(*) as memories from memory group by game_id) as counted
where counted.game_id = game_count.game_id;
alter table memory enable trigger user;

call pg_temp.drop_indexes('game_count_remembered', 'game_count_genre');
update game_count set likes = abs(hashtext(game_id::text)) % 1000;
call pg_temp.build_indexes();
