// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type ChangeTopic, cacheTags, surrogateKeys } from '@kga/contracts/core';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

import { publicHeaders } from '../plugins/security.ts';
import type { ResponseBody } from './response-body.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best compression first. A client's weights only say what it refuses. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Results by header: browsers send few different ones, and parsing costs more than the lookup. */
const results = new LRUCache<string, Encoding>({ max: 256 });

function negotiate(header: string): Encoding {
  const headers = { 'accept-encoding': header.replace(/\bx-gzip\b/i, 'gzip') };
  const accepted = new Negotiator({ headers }).encodings([...preferred]);
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

export function negotiateEncoding(header: string): Encoding {
  const known = results.get(header);
  if (known) return known;
  const encoding = negotiate(header);
  results.set(header, encoding);
  return encoding;
}

/** One encoding of a response, with header names and values in turn, as `writeHead` takes them. */
type Representation = {
  /** Bytes, or short ones as a string of one character each: Node sends that with the head at once. */
  readonly body: Buffer | string;
  readonly etag: string;
  readonly headers: string[];
  readonly notModified: string[];
};

/** A response in every encoding, encoded once and sent many times. */
export type EncodedResponse = { readonly source: ResponseBody; readonly id: string } & Readonly<
  Record<Encoding, Representation>
>;

/** A response from memory, or one that is being loaded. */
export type CachedResponse = EncodedResponse | Promise<EncodedResponse>;

/** Encoding of `Representation.body` as a string; converting it back to bytes is free. */
export const charset = 'latin1';

/**
 * Up to 16 KB of head and body Node copies to its stack and writes at once, where the body is a string in one byte a
 * character; 2 KB are for the head. Longer strings cost more than the separate write of bytes.
 */
const bytesFrom = 14_336;

/** Below this size the additional headers outweigh what compression saves. */
const compressFrom = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type EncodingOptions = {
  /** Those whose changes concern it, for shared caches. */
  topics?: readonly ChangeTopic[];
  /** Seconds for which shared caches may store it; undefined where as long as everyone may. */
  sharedSeconds?: number | undefined;
};

/** The header of a response; a cache that is purged may store it for longer than browsers. */
const cacheControlOf = (
  cacheControl: string,
  { topics = [], sharedSeconds = 0 }: EncodingOptions,
): string =>
  cacheControl.replace(/max-age=(\d+)/, (age, seconds) =>
    topics.length > 0 && sharedSeconds > Number(seconds)
      ? `${age}, s-maxage=${sharedSeconds}`
      : age,
  );

function representationOf(
  source: ResponseBody,
  body: Buffer,
  {
    etag,
    encoding,
    topics = [],
    sharedSeconds,
  }: EncodingOptions & { etag: string; encoding?: Encoding },
): Representation {
  const notModified = {
    ...publicHeaders,
    ...source.headers,
    etag,
    'cache-control': cacheControlOf(source.cacheControl, { topics, sharedSeconds }),
    vary: 'accept-encoding',
    ...surrogateKeys(topics),
    // Each header costs 2 % of the time, so caches that are not purged go without.
    ...(sharedSeconds !== undefined && cacheTags(topics)),
  };
  const headers = {
    ...notModified,
    'content-type': `${source.mediaType}; charset=utf-8`,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return {
    body: body.length < bytesFrom ? body.toString(charset) : body,
    etag,
    headers: Object.entries(headers).flat(),
    notModified: Object.entries(notModified).flat(),
  };
}

/** Compresses and hashes a body, and adds the headers that every response has. */
export async function encodeResponse(
  source: ResponseBody,
  options: EncodingOptions = {},
): Promise<EncodedResponse> {
  const body = Buffer.from(source.text);
  const id = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity = representationOf(source, body, { ...options, etag: `"${id}"` });
  if (body.length < compressFrom) return { source, id, identity, br: identity, gzip: identity };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    deflate(body, { level: 9 }),
  ]);
  return {
    source,
    id,
    identity,
    br: representationOf(source, br, { ...options, etag: `"${id}-br"`, encoding: 'br' }),
    gzip: representationOf(source, gz, { ...options, etag: `"${id}-gzip"`, encoding: 'gzip' }),
  };
}

/** Memory of a response in bytes: its text at two bytes a character, and every encoding. */
export function byteSizeOf(response: EncodedResponse): number {
  const bodies = new Set([response.identity, response.br, response.gzip].map(({ body }) => body));
  return 2 * response.source.text.length + [...bodies].reduce((sum, { length }) => sum + length, 0);
}

/** Whether an `If-None-Match` names one of some tags. The comparison is weak (RFC 9110). */
export const matchesTag = (ifNoneMatch: string | undefined, tags: readonly string[]): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tags.includes(tag));

/**
 * Whether an `If-None-Match` names this response, by the tag of any encoding: an edge that compresses
 * on its own passes on the validator of another one.
 */
export const matchesEtag = (ifNoneMatch: string, { identity, br, gzip: gz }: EncodedResponse) =>
  matchesTag(ifNoneMatch, [identity.etag, br.etag, gz.etag]);
