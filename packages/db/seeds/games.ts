// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameEvent,
  gameEvent,
  gameGenres,
  gamePlatforms,
  gameStatuses,
} from '@kga/contracts/archive';
import { partialDate } from '@kga/contracts/core';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import type { Database } from '../src/core/client.ts';
import records from './games.json' with { type: 'json' };

const text = z.string().trim().min(1);

/** A researched game: every field stands on a page of `sources`, or is null. Texts are English. */
const seededGame = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text,
  developer: text.nullable(),
  publisher: text.nullable(),
  releaseDate: z.nullable(partialDate),
  shutdownDate: z.nullable(partialDate),
  genre: z.enum(gameGenres).nullable(),
  platforms: z.array(z.enum(gamePlatforms)),
  status: z.enum(gameStatuses),
  shutdownReason: text.nullable(),
  description: text.nullable(),
  events: z.array(z.object({ ...gameEvent.shape, sourceUrl: z.httpUrl() })),
  sources: z.array(z.httpUrl()).min(1),
});

export type SeededGame = z.infer<typeof seededGame>;

/** The games that every installation begins with. */
export const readSeededGames = (): SeededGame[] => z.array(seededGame).parse(records);

/** Makes the id of a seeded game from its key, so that it is the same everywhere. */
const namespace = '7b1f7c1e-3f0a-4f7e-9d57-0d6c1a5f2b10';

/** Adds the games that are not in the archive yet; keeps those that are. */
export async function seedGames(db: Database): Promise<{ added: number }> {
  return db.transaction().execute(async (trx) => {
    let added = 0;
    for (const { events, ...game } of readSeededGames()) {
      const id = uuidv5(game.key, namespace);
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('game')
        .values({
          id,
          name: game.name,
          developer: game.developer,
          publisher: game.publisher,
          release_date: game.releaseDate,
          shutdown_date: game.shutdownDate,
          genre: game.genre,
          platforms: game.platforms,
          availability: game.status,
          shutdown_reason: game.shutdownReason,
          description: game.description,
          sources: game.sources,
          language: 'en',
          status: 'published',
          edited_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) continue;
      added += 1;
      if (events.length > 0)
        await trx
          .insertInto('game_event')
          .values(events.map(eventOf(id)))
          .execute();
    }
    return { added };
  });
}

const eventOf =
  (gameId: string) =>
  ({ kind, date, sourceUrl }: GameEvent) => ({
    id: uuidv7(),
    game_id: gameId,
    kind,
    date,
    source_url: sourceUrl,
  });
