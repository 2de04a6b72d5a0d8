// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { selectTallies } from '../core/lists.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { countStories, selectStoryTotals } from './queries.ts';
import { selectStoryGames } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const clear = () => sql`truncate story, story_game, tally`.execute(database.db);

let second = 0;

async function insertTestStory(
  game_name: string,
  story: { status?: 'pending'; yen?: number; language?: Language } = {},
) {
  const id = uuidv7();
  second += 1;
  await database.db
    .insertInto('story')
    .values({
      id,
      account_id: null,
      guest_id: null,
      game_name,
      title: 'Gone',
      content: 'It does not start any more.',
      amount_lost_yen: story.yen ?? null,
      currency: null,
      rate_date: null,
      edited_at: null,
      language: story.language ?? 'en',
      status: story.status ?? 'published',
      created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    })
    .execute();
  return id;
}

describe('suggested games', () => {
  beforeAll(async () => {
    await clear();
    const games = ['The Crew', 'the crew!', 'Anthem', '原神', 'Bābylōn’s Fall', 'Crewmates'];
    for (const game of [...games, 'Gran Turismo PS5版']) await insertTestStory(game);
    await insertTestStory('The Crew', { status: 'pending' });
  });

  test('games are listed once by number of stories, whatever their spelling', async () => {
    expect(await selectStoryGames(database.db, '', 2)).toEqual([
      { name: 'The Crew', stories: 2 },
      { name: 'Anthem', stories: 1 },
    ]);
    expect(await selectStoryGames(database.db, 'cre', 10)).toEqual([
      { name: 'The Crew', stories: 2 },
      { name: 'Crewmates', stories: 1 },
    ]);
    expect(await selectStoryGames(database.db, '?', 10)).toEqual([]);
  });
});

describe('totals', () => {
  beforeEach(clear);

  test('count published stories after each change', async () => {
    const { db } = database;
    expect(await selectStoryTotals(db)).toEqual({ stories: 0, games: 0, yen: 0 });
    const first = await insertTestStory('The Crew', { yen: 6_980 });
    await insertTestStory('the crew', { yen: 20 });
    const waiting = await insertTestStory('Anthem', { yen: 5_000, status: 'pending' });
    expect(await selectStoryTotals(db)).toEqual({ stories: 2, games: 1, yen: 7_000 });
    await db.updateTable('story').set({ status: 'published' }).where('id', '=', waiting).execute();
    await db.updateTable('story').set({ game_name: 'Anthem' }).where('id', '=', first).execute();
    expect(await selectStoryTotals(db)).toEqual({ stories: 3, games: 2, yen: 12_000 });
    await db.updateTable('story').set({ amount_lost_yen: 1 }).where('id', '=', first).execute();
    await db.deleteFrom('story').where('id', '=', waiting).execute();
    expect(await selectStoryTotals(db)).toEqual({ stories: 2, games: 2, yen: 21 });
  });

  test('count the stories of each language', async () => {
    const { db } = database;
    const german = await insertTestStory('Anno', { language: 'de' });
    await insertTestStory('The Crew');
    await insertTestStory('Anthem', { language: 'de', status: 'pending' });
    const counts = () =>
      Promise.all([{}, { languages: ['de'] as const }].map((filter) => countStories(db, filter)));
    expect(await counts()).toEqual([2, 1]);
    await db.updateTable('story').set({ language: 'fr' }).where('id', '=', german).execute();
    expect(await counts()).toEqual([2, 0]);
    await db.updateTable('story').set({ status: 'published', language: 'de' }).execute();
    expect(await counts()).toEqual([3, 3]);
    await db.deleteFrom('story').where('id', '=', german).execute();
    expect(await counts()).toEqual([2, 2]);
  });

  test('count games', async () => {
    const { db } = database;
    const [first] = [
      await insertTestStory('The Crew'),
      await insertTestStory('the crew'),
      await insertTestStory('Anthem'),
    ];
    const games = async () => (await selectTallies(db, 'stories.games')).map(({ value }) => value);
    expect(await games()).toEqual([2]);
    await db.deleteFrom('story').where('id', '=', first).execute();
    expect(await games()).toEqual([2]);
    await db.deleteFrom('story').execute();
    expect(await games()).toEqual([0]);
  });

  test('name a game as one of its published stories does', async () => {
    const { db } = database;
    const first = await insertTestStory('BUY NOW: the crew');
    await insertTestStory('Buy now - The Crew');
    const last = await insertTestStory('buy now THE CREW');
    const names = async () => (await selectStoryGames(db, '', 10)).map(({ name }) => name);
    expect(await names()).toEqual(['BUY NOW: the crew']);
    await db.updateTable('story').set({ status: 'hidden' }).where('id', '=', first).execute();
    expect(await names()).toEqual(['Buy now - The Crew']);
    await db.deleteFrom('story').where('id', '=', last).execute();
    expect(await names()).toEqual(['Buy now - The Crew']);
  });

  test('are correct after concurrent writes', async () => {
    const { db } = database;
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        insertTestStory(`Game ${index % 5}`, { yen: index }),
      ),
    );
    await Promise.all(
      ids.map((id, index) =>
        index % 2 === 0
          ? db.deleteFrom('story').where('id', '=', id).execute()
          : db.updateTable('story').set({ game_name: 'Game 9' }).where('id', '=', id).execute(),
      ),
    );
    const yen = Array.from({ length: 20 }, (_, index) => index * 2 + 1).reduce((a, b) => a + b);
    expect(await selectStoryTotals(db)).toEqual({ stories: 20, games: 1, yen });
  });
});
