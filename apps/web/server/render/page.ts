// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { type Encoding, pickEncoding } from '../http/encoding.ts';
import type { Headers } from '../http/security-headers.ts';

type EncodedBody = { readonly bytes: Buffer; readonly headers: string[] };

/** A page encoded once and sent many times. */
export type Page = {
  readonly status: number;
  /** False if one of its queries failed; such a page is replaced soon. */
  readonly complete: boolean;
  /** Whether no cache may store it. */
  readonly isPrivate: boolean;
  readonly etag: string;
  readonly variants: Readonly<Record<Encoding, EncodedBody>>;
  readonly unchangedHeaders: string[];
};

/** Input of `encodePage`. */
export type PageParts = {
  readonly html: string;
  readonly status: number;
  readonly complete: boolean;
  readonly isPrivate: boolean;
  readonly cacheControl: string;
  /** Whether the page is the same whatever the cookies of the request. */
  readonly sharedCache: boolean;
  readonly headers: Headers;
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses a page and serialises its headers, so that sending is cheap. */
export async function encodePage(parts: PageParts): Promise<Page> {
  const { html, status, complete, isPrivate } = parts;
  const bytes = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    deflate(bytes, { level: 6 }),
  ]);
  // Weak, because it is the same for all encodings.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const shared = {
    'cache-control': parts.cacheControl,
    etag,
    vary: parts.sharedCache ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
    ...parts.headers,
  };
  const variant = (body: Buffer, encoding?: Encoding): EncodedBody => ({
    bytes: body,
    headers: Object.entries({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...shared,
    }).flat(),
  });
  return {
    status,
    complete,
    isPrivate,
    etag,
    variants: { identity: variant(bytes), br: variant(br, 'br'), gzip: variant(gz, 'gzip') },
    unchangedHeaders: Object.entries(shared).flat(),
  };
}

/** Request headers that select the representation. */
export type Preferences = {
  readonly 'accept-encoding'?: string | string[] | undefined;
  readonly 'if-none-match'?: string | undefined;
};

/** Sends a page, or 304 if the visitor has it; Node omits the body for HEAD. */
export function sendPage(page: Page, wants: Preferences, response: ServerResponse): void {
  if (page.status === 200 && matches(wants['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchangedHeaders).end();
    return;
  }
  const { bytes, headers } = page.variants[pickEncoding(wants['accept-encoding']?.toString())];
  response.writeHead(page.status, headers).end(bytes);
}

// Weak comparison: a CDN may have removed the `W/`.
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)));
}
