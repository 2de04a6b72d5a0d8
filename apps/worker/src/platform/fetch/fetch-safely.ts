// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LookupFunction, isIP } from 'node:net';

import { Agent, errors, request } from 'undici';

import {
  type Protocol,
  type Resolve,
  type Target,
  type TargetRules,
  checkTarget,
  resolveByDns,
} from './check-target.ts';
import { FetchError } from './fetch-error.ts';
import { acceptedEncodings, parseRetryAfter, readBody, userAgent } from './http.ts';

export type SafeFetchOptions = {
  /** The `Accept` header; the caller checks the content type of the response. */
  accept: string;
  /** Limit of the body, both encoded and decoded. */
  maxBytes: number;
  /** Limit in milliseconds for everything: DNS, redirects and the body. */
  timeoutMs: number;
  /** Redirects to follow; default 5. */
  redirects?: number;
  /** Default both. */
  protocols?: readonly Protocol[];
  /** Further headers, which are not sent to another origin. */
  headers?: Readonly<Record<string, string>>;
  /** `host:port` of hosts that may be fetched from although they are not public. */
  allowHosts?: readonly string[];
  /** Replaces the system's resolver. */
  resolve?: Resolve;
  signal?: AbortSignal;
};

export type Fetched = {
  /** 2xx, or 304 for a conditional request. */
  status: number;
  /** The URL after all redirects. */
  url: string;
  /** The target of permanent redirects; undefined where there was none. */
  movedTo: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

type Redirect = { location: string; isPermanent: boolean };

const maxHeaderSize = 16_384;

/**
 * Fetches a URL from an untrusted source by GET, without cookies. Only public hosts are contacted: the
 * URL and every redirect are checked, and the connection uses the very IP address that was checked.
 *
 * @throws FetchError
 */
export async function fetchSafely(address: string, options: SafeFetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    // DNS lookups do not take a signal.
    return await Promise.race([follow(address, options, signal), aborted(signal)]);
  } catch (error) {
    if (timeout.aborted) throw new FetchError('too_slow');
    throw toFetchError(error);
  }
}

async function follow(
  address: string,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  const rules: TargetRules = {
    protocols: options.protocols ?? ['http:', 'https:'],
    allowHosts: options.allowHosts ?? [],
    resolve: options.resolve ?? resolveByDns,
  };
  const first = await checkTarget(address, undefined, rules);
  let target = first;
  let movedTo: string | undefined;
  let isMoving = true;
  for (let left = options.redirects ?? 5; left >= 0; left -= 1) {
    signal.throwIfAborted();
    const answer = await ask(target, target.url.origin === first.url.origin, options, signal);
    if ('body' in answer) return { ...answer, movedTo };
    if (left === 0) break;
    target = await checkTarget(answer.location, target.url, rules);
    // The target of a temporary redirect may change.
    isMoving &&= answer.isPermanent;
    if (isMoving) movedTo = target.url.href;
  }
  throw new FetchError('too_many_redirects');
}

/** Sends one request; returns the response, or the target of a redirect. */
async function ask(
  target: Target,
  isSameOrigin: boolean,
  options: SafeFetchOptions,
  signal: AbortSignal,
): Promise<Omit<Fetched, 'movedTo'> | Redirect> {
  const agent = new Agent({ connect: { lookup: only(target.addresses) }, maxHeaderSize });
  try {
    const { statusCode, headers, body } = await request(target.url, {
      dispatcher: agent,
      signal,
      headers: {
        ...(isSameOrigin && options.headers),
        accept: options.accept,
        'accept-encoding': acceptedEncodings,
        'user-agent': userAgent,
      },
    });
    // An unread body errors when its connection is destroyed.
    body.on('error', () => {});
    const { location } = headers;
    if (isRedirect(statusCode) && typeof location === 'string') {
      return { location, isPermanent: statusCode === 301 || statusCode === 308 };
    }
    if (statusCode !== 304 && (statusCode < 200 || statusCode > 299)) {
      const isBusy = statusCode === 429 || statusCode === 503;
      const retryAfter = isBusy ? parseRetryAfter(headers['retry-after']?.toString()) : undefined;
      throw new FetchError('refused', { status: statusCode, retryAfter });
    }
    const fetched = { status: statusCode, url: target.url.href, headers };
    if (statusCode === 304) return { ...fetched, body: Buffer.alloc(0) };
    if (Number(headers['content-length']) > options.maxBytes) throw new FetchError('too_large');
    const encoding = headers['content-encoding']?.toString();
    return { ...fetched, body: await readBody(body, encoding, options.maxBytes) };
  } finally {
    await agent.destroy();
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** A DNS lookup that returns only the checked addresses. */
function only(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    const [first] = known;
    if (all) callback(null, known);
    else callback(null, first?.address ?? '', first?.family);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const give = () => reject(new FetchError('unreachable', { cause: signal.reason }));
  if (signal.aborted) give();
  else signal.addEventListener('abort', give, { once: true });
  return promise;
}

/** Maps the error codes of undici, zlib and Node. */
function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isBadAnswer =
    error instanceof errors.HTTPParserError ||
    /^(Z_|ERR_(?!STREAM)|UND_ERR_(HEADERS_OVERFLOW|RES))/.test(code);
  return new FetchError(isBadAnswer ? 'bad_answer' : 'unreachable', { cause: error });
}
