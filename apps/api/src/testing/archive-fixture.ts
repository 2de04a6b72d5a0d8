// SPDX-License-Identifier: AGPL-3.0-or-later
import { createGame } from '@kga/contracts/archive';
import type { Database, Schema } from '@kga/db/core';
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';

import type { Agent } from './agent.ts';

/** Inserts a published game, by default The Crew; returns its id. */
export async function insertTestGame(
  db: Database,
  game: Partial<Insertable<Schema['game']>> = {},
): Promise<string> {
  const id = v7();
  await db
    .insertInto('game')
    .values({
      id,
      name: 'The Crew',
      developer: 'Ivory Tower',
      publisher: 'Ubisoft',
      release_date: '2014-12-02',
      shutdown_date: '2024-03-31',
      genre: 'racing',
      platforms: ['windows', 'ps4'],
      availability: 'shut_down',
      shutdown_reason: null,
      description: null,
      sources: ['https://example.org/the-crew'],
      language: 'en',
      status: 'published',
      edited_at: null,
      ...game,
    })
    .execute();
  return id;
}

/** Inserts a step of a game's life, by default the end of The Crew with a source of its own. */
export async function insertTestEvent(
  db: Database,
  event: Pick<Insertable<Schema['game_event']>, 'game_id'> &
    Partial<Insertable<Schema['game_event']>>,
): Promise<void> {
  await db
    .insertInto('game_event')
    .values({
      id: v7(),
      kind: 'servers_off',
      date: '2024-03-31',
      source_url: 'https://example.org/end',
      ...event,
    })
    .execute();
}

let games = 0;

/** The body of a request that submits a game; each one has another name. */
export const submittedGame = (overrides: object = {}) => {
  games += 1;
  return {
    name: `Submitted game ${games}`,
    developer: 'A studio',
    shutdownDate: '2020-01-31',
    ...overrides,
  };
};
/** Inserts a published memory of a game, by default without an author; returns its id. */
export async function insertTestMemory(
  db: Database,
  memory: Pick<Insertable<Schema['memory']>, 'game_id'> & Partial<Insertable<Schema['memory']>>,
): Promise<string> {
  const id = v7();
  await db
    .insertInto('memory')
    .values({
      id,
      content: 'We drove from coast to coast in one night.',
      language: 'en',
      status: 'published',
      ...memory,
    })
    .execute();
  return id;
}

/** Submits a game; returns its id. */
export async function submitTestGame(by: Agent, overrides: object = {}): Promise<string> {
  const { id } = (await by.post(createGame.url, submittedGame(overrides))).json();
  return String(id);
}
