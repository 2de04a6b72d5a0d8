import { Readable } from 'node:stream';

import {
  type ArchiveGameDetails,
  archiveGameDetails,
  getGamesSchema,
  openDataLicense,
} from '@kga/contracts';
import { type Database, selectGamesAfter } from '@kga/db';
import { z } from 'zod';

import { toCsv } from '../../platform/csv.ts';
import { presentGameDetails } from './presenter.ts';

const pageLength = 1_000;

/** JSON Schema of a game of the open data. */
export const gamesSchema = z.toJSONSchema(archiveGameDetails);

async function* pages(db: Database): AsyncGenerator<ArchiveGameDetails[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await selectGamesAfter(db, { limit: pageLength, after });
    yield rows.map(presentGameDetails);
    after = rows.at(-1)?.id;
    if (rows.length < pageLength) return;
  }
}

/** All games as JSON, read while it is sent. @throws where the first ones cannot be read */
export async function gamesJson(db: Database, publicOrigin: string): Promise<Readable> {
  const rest = pages(db);
  const first = await rest.next();
  const head = { license: openDataLicense, schema: publicOrigin + getGamesSchema.url };
  async function* text() {
    yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
    let separator = '';
    for (let page = first; page.done !== true; page = await rest.next()) {
      for (const game of page.value) {
        yield separator + JSON.stringify(game);
        separator = ',\n';
      }
    }
    yield ']}';
  }
  return Readable.from(text());
}

const columns = {
  id: (game) => game.id,
  name: (game) => game.name,
  developer: (game) => game.developer,
  publisher: (game) => game.publisher,
  coverUrl: (game) => game.coverUrl,
  releaseDate: (game) => game.releaseDate,
  shutdownDate: (game) => game.shutdownDate,
  status: (game) => game.status,
  genre: (game) => game.genre,
  platforms: (game) => game.platforms.join(' '),
  shutdownReason: (game) => game.shutdownReason,
  description: (game) => game.description,
  likeCount: (game) => String(game.likeCount),
  memoryCount: (game) => String(game.memoryCount),
  language: (game) => game.language,
  sources: (game) => game.sources.join(' '),
  createdAt: (game) => game.createdAt,
  editedAt: (game) => game.editedAt,
} as const satisfies Record<string, (game: ArchiveGameDetails) => string | null>;

/** All games as CSV, read while it is sent. @throws where the first ones cannot be read */
export async function gamesCsv(db: Database): Promise<Readable> {
  const rest = pages(db);
  const first = await rest.next();
  async function* text() {
    yield toCsv([Object.keys(columns)]);
    for (let page = first; page.done !== true; page = await rest.next()) {
      yield toCsv(page.value.map((game) => Object.values(columns).map((read) => read(game))));
    }
  }
  return Readable.from(text());
}
