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
import { acceptedEncodings, readBody } from './read-body.ts';
import { readRetryAfter } from './retry-after.ts';
import { userAgent } from './user-agent.ts';

export type SafeFetchOptions = {
  /** The `Accept` header; what comes is the caller's to check. */
  accept: string;
  /** Of the body, both as it comes and decoded. */
  maxBytes: number;
  /** Milliseconds for everything: names, redirects and the body. */
  timeoutMs: number;
  /** How many are followed; default 5. */
  redirects?: number;
  /** Default both. */
  protocols?: readonly Protocol[];
  /** More headers; they are not taken along to another origin. */
  headers?: Readonly<Record<string, string>>;
  /** `host:port` that may be asked though they are not public, such as a stand-in's. */
  allowHosts?: readonly string[];
  /** In place of the system's resolver. */
  resolve?: Resolve;
  signal?: AbortSignal;
};

export type Fetched = {
  /** 2xx, or 304 where `headers` asked conditionally. */
  status: number;
  /** Where the body came from after every redirect. */
  url: string;
  /** Where the address has moved for good, by redirects that say so; undefined where it has not. */
  movedTo: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

type Redirect = { location: string; isPermanent: boolean };

const maxHeaderSize = 16_384;

/**
 * Asks an address that somebody else named, by GET and without cookies. Only the open internet is
 * asked: every address is checked at first and after each redirect, and the connection is made to
 * the very IP address that was checked. @throws FetchFault
 */
export async function fetchSafely(address: string, options: SafeFetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    // A resolver knows no signal.
    return await Promise.race([follow(address, options, signal), aborted(signal)]);
  } catch (error) {
    if (timeout.aborted) throw new FetchError('too_slow');
    throw faultOf(error);
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
    // What lies behind a passing redirect is of today alone.
    isMoving &&= answer.isPermanent;
    if (isMoving) movedTo = target.url.href;
  }
  throw new FetchError('too_many_redirects');
}

/** Asks one address, once: the answer, or where it points to. */
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
    // What is not read ends with its connection, and that is no fault.
    body.on('error', () => {});
    const { location } = headers;
    if (isRedirect(statusCode) && typeof location === 'string') {
      return { location, isPermanent: statusCode === 301 || statusCode === 308 };
    }
    if (statusCode !== 304 && (statusCode < 200 || statusCode > 299)) {
      const isBusy = statusCode === 429 || statusCode === 503;
      const retryAfter = isBusy ? readRetryAfter(headers['retry-after']?.toString()) : undefined;
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

/** A resolver that knows nothing but the addresses that were checked. */
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

/** Faults of the parser, of decoding and of certificates by the codes of undici, zlib and Node. */
function faultOf(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isBadAnswer =
    error instanceof errors.HTTPParserError ||
    /^(Z_|ERR_(?!STREAM)|UND_ERR_(HEADERS_OVERFLOW|RES))/.test(code);
  return new FetchError(isBadAnswer ? 'bad_answer' : 'unreachable', { cause: error });
}
