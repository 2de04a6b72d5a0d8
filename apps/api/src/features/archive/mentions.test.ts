// SPDX-License-Identifier: AGPL-3.0-or-later
import { listGameMentions } from '@kga/contracts/archive';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';

import { insertTestGame } from '../../testing/archive-fixture.ts';
import { at, insertTestPost, publishForumChange } from '../../testing/forum-fixture.ts';
import { addArticle, publishNewsChange } from '../../testing/news-fixture.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const mentionsOf = async (id: string) => {
  const answer = await api.app.inject({ url: listGameMentions.url.replace(':id', id) });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
};

test('names stories of the game, however they spell it, and posts with its name', async () => {
  const { db } = api;
  const game = await insertTestGame(db, { name: 'Café Racer (online)' });
  const oldest = await insertTestStory(db, { game_name: 'cafe  racer', created_at: at(1) });
  const ids = [oldest];
  for (const hour of [2, 3]) {
    const created_at = at(hour);
    ids.unshift(await insertTestStory(db, { game_name: 'CAFÉ RACER (Online)', created_at }));
  }
  await insertTestStory(db, { game_name: 'Café Racer 2', created_at: at(4) });
  await insertTestStory(db, { game_name: 'Café Racer', status: 'pending' });
  const inText = await insertTestPost(db, { title: 'Gone', content: 'I miss Cafe-Racer.' });
  const inTitle = await insertTestPost(db, { title: '“Café Racer” and the law', content: 'Hm.' });
  await insertTestPost(db, { title: 'A racer', content: 'He met me in a café.' });
  await insertTestPost(db, { title: 'Café racer', status: 'hidden' });
  expect(await mentionsOf(game)).toMatchObject([
    ...ids.map((id) => ({ kind: 'story', id, path: `/stories/${id}` })),
    { kind: 'forum_post', id: inTitle, path: `/forum/posts/${inTitle}` },
    { kind: 'forum_post', id: inText },
  ]);
  await db.updateTable('forum_post').set({ status: 'hidden' }).where('id', '=', inText).execute();
  await publishForumChange(api.redis, inText);
  await expect.poll(async () => (await mentionsOf(game)).length).toBe(4);
});

test('names articles whose title has the name of the game, first', async () => {
  const { db } = api;
  const game = await insertTestGame(db, { name: 'Racer of the Coast (online)' });
  const post = await insertTestPost(db, { title: 'Racer of the Coast', content: 'Gone.' });
  const older = await addArticle(db, {
    title: 'Servers of Racer Of The Coast go dark',
    language: 'de',
    created_at: at(1),
  });
  const newer = await addArticle(db, {
    title: '“Racer of the Coast”: the answer',
    unique_id: 'racer-of-the-coast',
    created_at: at(2),
  });
  await addArticle(db, { title: 'A racer', excerpt: 'Racer of the Coast ends.' });
  await addArticle(db, { title: 'Racer of the Coasts' });
  await addArticle(db, { title: 'Racer of the Coast again', status: 'hidden' });
  expect(await mentionsOf(game)).toMatchObject([
    { kind: 'news', id: newer, path: '/news/racer-of-the-coast', language: 'en' },
    { kind: 'news', id: older, language: 'de' },
    { kind: 'forum_post', id: post },
  ]);
  await db.updateTable('news_article').set({ status: 'hidden' }).where('id', '=', newer).execute();
  await publishNewsChange(api.redis);
  await expect.poll(async () => (await mentionsOf(game)).length).toBe(2);
});

test('a name is found in titles that have its capitals', async () => {
  const { db } = api;
  const game = await insertTestGame(db, { name: 'Dwindle' });
  const article = await addArticle(db, { title: 'Dwindle shuts down' });
  await addArticle(db, { title: 'How communities dwindle' });
  expect(await mentionsOf(game)).toMatchObject([{ kind: 'news', id: article }]);
});

test('a game that no post names, or that is not public, has no mentions', async () => {
  const game = await insertTestGame(api.db, { name: '???' });
  expect(await mentionsOf(game)).toEqual([]);
  expect(await mentionsOf(await insertTestGame(api.db, { status: 'hidden' }))).toBe(404);
});

test('an article in several languages is named once, with its translations', async () => {
  const { db } = api;
  const game = await insertTestGame(db, { name: 'Harbour Pilot' });
  const own_article_id = v7();
  await db.insertInto('own_article').values({ id: own_article_id, category: 'policy' }).execute();
  const version = (language: 'de' | 'en' | 'fr', hour: number) => ({
    own_article_id,
    language,
    title: `Harbour Pilot ${language}`,
    unique_id: `pilot-${language}`,
    created_at: at(hour),
  });
  await addArticle(db, version('de', 1));
  await addArticle(db, { ...version('fr', 2), status: 'draft' });
  const english = await addArticle(db, version('en', 3));
  const others = [0, 1, 2].map((hour) =>
    addArticle(db, { title: 'Harbour Pilot goes dark', created_at: at(-hour) }),
  );
  const ids = await Promise.all(others);
  expect(await mentionsOf(game)).toMatchObject([
    {
      id: english,
      translations: [{ language: 'de', path: '/news/pilot-de', title: 'Harbour Pilot de' }],
    },
    { id: ids[0], translations: [] },
    { id: ids[1], translations: [] },
  ]);
});
