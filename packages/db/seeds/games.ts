// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';

import {
  gameEvent,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  sourceKinds,
} from '@kga/contracts/archive';
import { type Language, partialDate } from '@kga/contracts/core';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import type { GameDetailsRow } from '../src/archive/games.ts';
import { selectSeededGames, seededGameId } from '../src/archive/seeded.ts';
import { type Database, type Transaction, transaction } from '../src/core/client.ts';
import hostRecords from './game-source-hosts.json' with { type: 'json' };
import records from './games.json' with { type: 'json' };

const text = z.string().trim().min(1);

/** A month or a day. */
const atLeastMonth = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/);

/** A page that was read; its title is null where the copy that was read did not show it. */
const seededSource = z.strictObject({
  url: z.httpUrl(),
  title: text.nullable(),
  day: z.nullable(partialDate),
  /** Of a page that is another kind than its host. */
  kind: z.enum(sourceKinds).optional(),
});

/** A researched game: every field stands on a page of `sources`. Its texts are English. */
const seededGame = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text,
  developer: text,
  publisher: text,
  releaseDate: z.nullable(partialDate),
  shutdownDate: atLeastMonth,
  genre: z.enum(gameGenres),
  platforms: z.array(z.enum(gamePlatforms)).min(1),
  status: z.enum(gameStatuses),
  revivedBy: text.nullable(),
  shutdownReason: text.nullable(),
  description: text,
  events: z.array(z.object({ ...gameEvent.shape, sourceUrl: z.httpUrl() })),
  sources: z.array(seededSource).min(1),
});

export type SeededGame = z.infer<typeof seededGame>;

const hosts = z
  .record(z.string(), z.strictObject({ name: text, kind: z.enum(sourceKinds) }))
  .parse(hostRecords);

const seededTexts = z.record(
  z.string(),
  z.strictObject({ description: text, shutdownReason: text.nullable() }),
);

/** The games that every installation begins with. */
export const readSeededGames = (): SeededGame[] => z.array(seededGame).parse(records);

const textsFolder = new URL('game-texts/', import.meta.url);

/** Languages of the texts beside English, whichever ones an installation publishes. */
export const gameTextLanguages: readonly Language[] = readdirSync(textsFolder)
  .map((file) => file.replace('.json', ''))
  .toSorted();

/** The texts of the games in a language, by their keys. */
export const readGameTexts = (language: Language) =>
  seededTexts.parse(JSON.parse(readFileSync(new URL(`${language}.json`, textsFolder), 'utf8')));

/** The host of an address as the list of hosts has it. */
export const hostOf = (url: string): string =>
  new URL(url).hostname.replace(/^(?:www|m|amp)\./, '').replace(/\.$/, '');

/** Who published a page and what kind it is. @throws Error for a host that is not listed */
export function describeSource(source: SeededGame['sources'][number]) {
  const host = hosts[hostOf(source.url)];
  if (!host) throw new Error(`${source.url} is of a host that game-source-hosts.json lacks`);
  return { publisher: host.name, kind: source.kind ?? host.kind };
}

type Texts = { language: Language; description: string; shutdownReason: string | null };

/** Reads the texts of all languages. */
function readTexts(): (key: string) => Texts[] {
  const files = gameTextLanguages.map((language) => ({
    language,
    texts: readGameTexts(language),
  }));
  return (key) =>
    files.flatMap(({ language, texts }) => {
      const own = texts[key];
      return own ? [{ language, ...own }] : [];
    });
}

/** What a game states, by column. */
const factsOf = (game: SeededGame) => ({
  name: game.name,
  developer: game.developer,
  publisher: game.publisher,
  release_date: game.releaseDate,
  shutdown_date: game.shutdownDate,
  genre: game.genre,
  platforms: game.platforms,
  availability: game.status,
  revived_by: game.revivedBy,
  shutdown_reason: game.shutdownReason,
  description: game.description,
  sources: game.sources.map(({ url }) => url),
});

const sorted = (items: readonly object[]): string =>
  JSON.stringify(items.map((item) => JSON.stringify(item)).toSorted());

/**
 * Adds the games that the archive lacks, and brings those up to date that it has from an earlier version and that
 * were not changed since: corrections and decisions of moderators stay.
 */
export async function seedGames(db: Database): Promise<{ added: number; updated: number }> {
  const games = readSeededGames();
  const textsOf = readTexts();
  return transaction(db, async (trx) => {
    await upsertSources(trx, games);
    const rows = await selectSeededGames(
      trx,
      games.map(({ key }) => seededGameId(key)),
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    const added: SeededGame[] = [];
    const updated: SeededGame[] = [];
    for (const game of games) {
      const before = stored.get(seededGameId(game.key));
      if (!before) added.push(game);
      else if (!isStored(before, game, textsOf(game.key)) && (await updateSeeded(trx, game))) {
        updated.push(game);
      }
    }
    if (added.length > 0) {
      await trx
        .insertInto('game')
        .values(
          added.map((game) => ({
            id: seededGameId(game.key),
            ...factsOf(game),
            language: 'en' as const,
            status: 'published' as const,
            edited_at: null,
          })),
        )
        // Another process may seed at the same time.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await replaceParts(trx, [...added, ...updated], textsOf);
    return { added: added.length, updated: updated.length };
  });
}

/** Whether a game is stored as its seed states it. */
const isStored = (before: GameDetailsRow, game: SeededGame, texts: readonly Texts[]): boolean =>
  Object.entries(factsOf(game)).every(
    ([column, value]) => JSON.stringify(Reflect.get(before, column)) === JSON.stringify(value),
  ) &&
  sorted(before.events) === sorted(game.events) &&
  sorted(before.texts) === sorted(texts);

/** Brings a game up to date, unless it was corrected, merged or hidden; returns whether it did. */
async function updateSeeded(trx: Transaction, game: SeededGame): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('game')
    .set({ ...factsOf(game), edited_at: new Date() })
    .where('id', '=', seededGameId(game.key))
    .where('revision', '=', 1)
    .where('status', '=', 'published')
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes what is known of the pages. */
async function upsertSources(trx: Transaction, games: readonly SeededGame[]): Promise<void> {
  const pages = new Map(
    games
      .flatMap(({ sources }) => sources)
      .map((source) => [
        source.url,
        { url: source.url, title: source.title, day: source.day, ...describeSource(source) },
      ]),
  );
  await trx
    .insertInto('game_source')
    .values([...pages.values()])
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet((build) => ({
        publisher: build.ref('excluded.publisher'),
        title: build.ref('excluded.title'),
        day: build.ref('excluded.day'),
        kind: build.ref('excluded.kind'),
      })),
    )
    .execute();
}

/** Replaces the steps of the ends of games and their texts in further languages. */
async function replaceParts(
  trx: Transaction,
  games: readonly SeededGame[],
  textsOf: (key: string) => readonly Texts[],
): Promise<void> {
  if (games.length === 0) return;
  const ids = games.map(({ key }) => seededGameId(key));
  await trx.deleteFrom('game_event').where('game_id', 'in', ids).execute();
  await trx.deleteFrom('game_text').where('game_id', 'in', ids).execute();
  const events = games.flatMap(({ key, events: steps }) =>
    steps.map(({ kind, date, sourceUrl }) => ({
      id: uuidv7(),
      game_id: seededGameId(key),
      kind,
      date,
      source_url: sourceUrl,
    })),
  );
  const texts = games.flatMap(({ key }) =>
    textsOf(key).map(({ language, description, shutdownReason }) => ({
      game_id: seededGameId(key),
      language,
      description,
      shutdown_reason: shutdownReason,
    })),
  );
  if (events.length > 0) await trx.insertInto('game_event').values(events).execute();
  if (texts.length > 0) await trx.insertInto('game_text').values(texts).execute();
}
