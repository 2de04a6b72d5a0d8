// SPDX-License-Identifier: AGPL-3.0-or-later
import { hash } from 'node:crypto';

import type { FeedError } from '@kga/contracts/news';

import type { Context } from '../../../platform/context.ts';
import { FetchError } from '../../../platform/fetch/fetch-error.ts';
import {
  type Fetched,
  type SafeFetchOptions,
  fetchSafely,
} from '../../../platform/fetch/fetch-safely.ts';
import { FeedReadError } from './read/parsed-feed.ts';
import { feedMaxBytes } from './read/read-feed.ts';

/** Validators of the last response. */
export type CachedValidators = {
  etag: string | null;
  last_modified: string | null;
  body_hash: Buffer | null;
};

export type FeedAnswer = Pick<Fetched, 'url' | 'movedTo' | 'body'> & {
  /** 304, or the same body as before. */
  isUnchanged: boolean;
  contentType: string | undefined;
  /** `max-age` of the response. */
  keepsSeconds: number;
  /** Validators for the next conditional request; undefined for 304. */
  answer: { etag: string | null; lastModified: string | null; bodyHash: Buffer } | undefined;
};

const rules = {
  accept:
    'application/atom+xml,application/rss+xml,application/feed+json,application/rdf+xml,' +
    'application/xml;q=0.9,text/xml;q=0.9,application/json;q=0.8,text/html;q=0.7,*/*;q=0.5',
  maxBytes: feedMaxBytes,
  timeoutMs: 15_000,
} as const satisfies SafeFetchOptions;

/** Header values that are safe to send back. */
const sendable = /^[\x21-\x7e][\x20-\x7e]{0,999}$/;

/** Fetches a feed, conditionally with the validators of the last response. @throws FetchError */
export async function fetchFeed(
  requestUrl: string,
  fetching: Context['fetching'],
  known?: CachedValidators,
): Promise<FeedAnswer> {
  const conditions = {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  };
  const { status, url, movedTo, headers, body } = await fetchSafely(requestUrl, {
    ...rules,
    ...fetching,
    headers: conditions,
  });
  // A 304 without a condition comes from a broken cache.
  if (status === 304 && Object.keys(conditions).length === 0) throw new FetchError('bad_answer');
  const bodyHash = hash('sha256', body, 'buffer');
  const isSame = known?.body_hash?.equals(bodyHash) ?? false;
  return {
    url,
    movedTo,
    body,
    isUnchanged: status === 304 || isSame,
    contentType: headers['content-type']?.toString(),
    keepsSeconds: secondsKept(headers),
    answer:
      status === 304
        ? undefined
        : {
            etag: sendableOf(headers['etag']),
            lastModified: sendableOf(headers['last-modified']),
            bodyHash,
          },
  };
}

/** Why a feed could not be fetched or read; undefined for errors on our side. */
export function feedErrorOf(
  error: unknown,
): { fault: FeedError; status: number | undefined; retryAfter: number | undefined } | undefined {
  if (error instanceof FeedReadError) {
    return { fault: error.reason, status: undefined, retryAfter: undefined };
  }
  if (!(error instanceof FetchError)) return undefined;
  const { reason, status, retryAfter } = error;
  return { fault: status === 410 ? 'gone' : reason, status, retryAfter };
}

function sendableOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && sendable.test(header) ? header : null;
}

/** `max-age` (RFC 9111, 5.2.2.1) minus `Age`. */
function secondsKept(headers: Fetched['headers']): number {
  const control = headers['cache-control']?.toString() ?? '';
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/i.exec(control)?.[1];
  if (maxAge === undefined || /\bno-(cache|store)\b/i.test(control)) return 0;
  const age = Number(headers['age']);
  return Math.max(0, Number(maxAge) - (age > 0 ? age : 0));
}
