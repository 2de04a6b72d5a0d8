// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Readable, type Transform, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import { campaign } from '@kga/contracts/core';

import { FetchError } from './fetch-error.ts';

/** Identifies the worker and links to its source. */
export const userAgent = `KeepGamesAlive-worker (${campaign.brand}; +${campaign.sourceUrl})`;

/** Parses `Retry-After`, seconds or a date (RFC 9110, 10.2.3), as milliseconds from now. */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The `Accept-Encoding` header of every request. */
export const acceptedEncodings = 'gzip, br';

/**
 * Reads and decodes a body. `maxBytes` limits both the encoded and the decoded size, because a small
 * body can decode to a huge one. @throws FetchError
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  await pipeline(
    body,
    (source: AsyncIterable<Uint8Array>) => atMost(maxBytes, source),
    decoder(encoding),
    async (source: AsyncIterable<Uint8Array>) => {
      for await (const chunk of atMost(maxBytes, source)) chunks.push(chunk);
    },
  );
  return Buffer.concat(chunks);
}

async function* atMost(maxBytes: number, source: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FetchError('too_large');
    yield chunk;
  }
}

function decoder(encoding: string | undefined): Transform {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new FetchError('bad_answer');
  }
}
