-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all stories by published ones, one per 100 seconds up to now. The first games have the most.
truncate story, story_game;
delete from tally where starts_with(name, 'stories');
call pg_temp.drop_indexes('story_search');
do $$
begin
  for start in 1..:count by 50000 loop
    insert into story (id, game_name, title, content, amount, currency, amount_lost_yen, rate_date,
      language, status, created_at)
    select
      pg_temp.id_of(number),
      pg_temp.game_name(floor(power(pg_temp.random_of(number), 2) * 5000)::int),
      'Gone on day ' || number,
      pg_temp.sentence_of(number, 4) || '. ' || pg_temp.sentence_of(number, 5)
        || '. What is left is number ' || number || '.',
      59.99, 'EUR', 9782, date '2024-12-31',
      pg_temp.language_of(number), 'published',
      now() - make_interval(secs => 100) * (:count - number)
    from generate_series(start, least(start + 49999, :count)) as number;
  end loop;
end $$;
call pg_temp.build_indexes();
