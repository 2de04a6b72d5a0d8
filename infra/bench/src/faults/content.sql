-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Inserts a post, a game and a story; returns the ids that readers and writers need.
with game as (
  insert into game (id, name, developer, publisher, release_date, shutdown_date, genre, platforms,
    availability, sources, language, status)
  values (uuidv7(), 'The Crew', 'Ivory Tower', 'Ubisoft', '2014-12-02', '2024-03-31', 'racing',
    array['windows', 'ps4'], 'shut_down', array['https://example.org/the-crew'], 'en', 'published')
  returning id),
post as (
  insert into forum_post (id, category_id, title, content, language, status)
  values (uuidv7(), 'legal-rights', 'What to do now?', 'The server is gone.', 'en', 'published')
  returning id),
story as (
  insert into story (id, game_name, title, content, language, status)
  values (uuidv7(), 'The Crew', 'One last drive', 'We drove from coast to coast.', 'en', 'published'))
select game.id as game, post.id as forum_post from game, post;
