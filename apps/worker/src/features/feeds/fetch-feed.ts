import { hash } from 'node:crypto';

import type { FeedError } from '@kga/contracts';

import { FetchError } from '../../platform/fetch/fetch-error.ts';
import {
  type Fetched,
  type SafeFetchOptions,
  fetchSafely,
} from '../../platform/fetch/fetch-safely.ts';
import { FeedReadError } from './read/parsed-feed.ts';
import { feedMaxBytes } from './read/read-feed.ts';

/** What a source said of itself when it was read last. */
export type CachedValidators = {
  etag: string | null;
  last_modified: string | null;
  body_hash: Buffer | null;
};

export type FeedAnswer = Pick<Fetched, 'url' | 'movedTo' | 'body'> & {
  /** The same as before; then the body says nothing new. */
  isKnown: boolean;
  contentType: string | undefined;
  /** For how many seconds it may be kept, by its header. */
  keepsSeconds: number;
  /** What the next request can be conditional on; undefined where nothing was sent. */
  answer: { etag: string | null; lastModified: string | null; bodyHash: Buffer } | undefined;
};

const rules = {
  accept:
    'application/atom+xml,application/rss+xml,application/feed+json,application/rdf+xml,' +
    'application/xml;q=0.9,text/xml;q=0.9,application/json;q=0.8,text/html;q=0.7,*/*;q=0.5',
  maxBytes: feedMaxBytes,
  timeoutMs: 15_000,
  redirects: 5,
} as const satisfies SafeFetchOptions;

/** What another server may be sent back as a header. */
const sendable = /^[\x21-\x7e][\x20-\x7e]{0,999}$/;

/** Asks for a feed, conditionally where something is known of it. @throws FetchFault */
export async function fetchFeed(
  address: string,
  fetching: Pick<SafeFetchOptions, 'allowHosts'>,
  known?: CachedValidators,
): Promise<FeedAnswer> {
  const asked = {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  };
  const { status, url, movedTo, headers, body } = await fetchSafely(address, {
    ...rules,
    ...fetching,
    headers: asked,
  });
  // One who answers so without having been asked has a bad answer kept somewhere.
  if (status === 304 && Object.keys(asked).length === 0) throw new FetchError('bad_answer');
  const bodyHash = hash('sha256', body, 'buffer');
  const isSame = known?.body_hash?.equals(bodyHash) ?? false;
  return {
    url,
    movedTo,
    body,
    isKnown: status === 304 || isSame,
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

/** Why a feed could not be had; undefined of an error that is none of the source's. */
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

/** `max-age` (RFC 9111, 5.2.2.1) without the time that it has been kept by others. */
function secondsKept(headers: Fetched['headers']): number {
  const control = headers['cache-control']?.toString() ?? '';
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/i.exec(control)?.[1];
  if (maxAge === undefined || /\bno-(cache|store)\b/i.test(control)) return 0;
  const age = Number(headers['age']);
  return Math.max(0, Number(maxAge) - (age > 0 ? age : 0));
}
