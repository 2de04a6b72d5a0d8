// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { type Duplex, PassThrough, Readable, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import {
  type ArchiveGameDetails,
  archiveGameDetails,
  getGamesSchema,
  openDataLicense,
  openDataLicenseUrl,
} from '@kga/contracts/archive';
import { selectArchiveVersion, selectGamesAfter } from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  type Encoding,
  matchesTag,
  negotiateEncoding,
} from '../../platform/cache/encoded-response.ts';
import { sendNotModified } from '../../platform/cache/send.ts';
import { toCsv } from '../../platform/file-formats.ts';
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
  revivedBy: (game) => game.revivedBy,
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

/** Brotli's default level would take a core for seconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders: Readonly<Record<Encoding, () => Duplex>> = {
  br: () => createBrotliCompress(quality),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

/** Sends a file of all games unless the caller has it already, and for HEAD does not read it. */
export async function sendExport(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { db, type, read }: { db: Database; type: string; read: () => Promise<Readable> },
) {
  const version = await selectArchiveVersion(db);
  const tag = `"${createHash('sha256').update(`${type} ${version}`).digest('base64url')}"`;
  reply.headers({
    // Weak: the same for every encoding, and a change of the format alone does not change it.
    etag: `W/${tag}`,
    link: `<${openDataLicenseUrl}>; rel="license"`,
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    vary: 'accept-encoding',
  });
  if (matchesTag(headers['if-none-match'], [tag])) return sendNotModified(reply);
  const accepted = headers['accept-encoding'];
  const encoding = accepted === undefined ? 'identity' : negotiateEncoding(accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(type);
  if (method === 'HEAD') return reply.send(Readable.from([]));
  // An error of the source ends the encoder with it, and a caller who leaves ends the source.
  const encoded = pipeline(await read(), encoders[encoding](), () => {});
  return reply.send(encoded);
}
