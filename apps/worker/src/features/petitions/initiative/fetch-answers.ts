// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ProviderAnswer } from '@kga/db/petitions';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';

import { parseRetryAfter, userAgent } from '../../../platform/fetch/http.ts';

/** Size limit of an answer in bytes, decompressed. */
const maxAnswerBytes = 1024 * 1024;

/** The provider gave no usable answer. */
export class ProviderError extends Error {
  /** An immediate retry may help. */
  readonly transient: boolean;
  /** `Retry-After` in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: { transient?: boolean; retryAfter?: number } = {}) {
    super(message);
    this.name = 'ProviderError';
    this.transient = options.transient ?? false;
    this.retryAfter = options.retryAfter;
  }
}

type FetchOptions = {
  /** Milliseconds for the whole answer. */
  timeout: number;
  signal: AbortSignal;
  /** The previous answer, for a conditional request. */
  cached?: ProviderAnswer | undefined;
};

/** Requests one URL. @throws ProviderError */
export async function fetchAnswer(url: string, options: FetchOptions): Promise<ProviderAnswer> {
  const timeout = AbortSignal.timeout(options.timeout);
  const where = withoutSecrets(url);
  try {
    const response = await fetch(url, {
      headers: requestHeaders(options.cached),
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, timeout]),
    });
    return await answerOf(response, where, options.cached);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (options.signal.aborted) throw new ProviderError(`${where} was given up`);
    if (timeout.aborted) {
      throw new ProviderError(`${where} did not answer in time`, { transient: true });
    }
    throw new ProviderError(`${where} cannot be reached: ${causeOf(error)}`, { transient: true });
  }
}

function requestHeaders(kept: ProviderAnswer | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': userAgent,
    ...(kept?.etag && { 'if-none-match': kept.etag }),
    ...(kept?.lastModified && { 'if-modified-since': kept.lastModified }),
  };
}

async function answerOf(response: Response, where: string, kept: ProviderAnswer | undefined) {
  const { status, headers } = response;
  if (status === 200) {
    const etag = headers.get('etag');
    const lastModified = headers.get('last-modified');
    const body = await readBody(response, where);
    return { ...(etag && { etag }), ...(lastModified && { lastModified }), body };
  }
  await response.body?.cancel();
  if (status === 304 && kept) return kept;
  if (status >= 300 && status < 400) {
    const target = withoutSecrets(headers.get('location') ?? '', response.url);
    throw new ProviderError(`${where} answered ${status} and points to ${target}`);
  }
  const retryAfter =
    status === 429 || status === 503 ? parseRetryAfter(headers.get('retry-after')) : undefined;
  throw new ProviderError(`${where} answered ${status}`, {
    // A provider that names a time is not retried before.
    transient: retryAfter === undefined && (status >= 500 || status === 429),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

async function readBody(response: Response, where: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) {
      throw new ProviderError(`${where} answered more than ${maxAnswerBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A URL without user, password and query, which may be secret. */
function withoutSecrets(text: string, base?: string): string {
  const url = URL.parse(text, base);
  return url ? `${url.origin}${url.pathname}` : 'an address that is none';
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return 'the request is not possible';
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Time limits of one poll, in milliseconds. */
export type PollLimits = {
  /** Of one request. */
  requestTimeout: number;
  /** Of all requests of the poll with their retries. */
  budget: number;
};

/** Short enough for the budget of a poll; the library adds jitter. */
const backoff = new ExponentialBackoff({ initialDelay: 250, maxDelay: 2_000 });

const transient = handleType(ProviderError, (error) => error.transient);

/**
 * Requests all URLs of a poll in parallel, each with up to `retries` retries after a transient error.
 * No request is in flight when the promise settles.
 *
 * @throws ProviderError the first one
 */
export async function fetchAll(
  urls: readonly string[],
  poll: {
    cached: Readonly<Record<string, ProviderAnswer>>;
    settings: PollLimits;
    retries: number;
  },
): Promise<Record<string, ProviderAnswer>> {
  const { cached, settings, retries } = poll;
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(settings.budget)]);
  const policy = retry(transient, { maxAttempts: retries, backoff });

  const request = async (url: string) => {
    const options = { signal, timeout: settings.requestTimeout, cached: cached[url] };
    let lastError: unknown;
    try {
      return await policy.execute(() => {
        // When the budget ends, the error before tells more than the abort.
        return fetchAnswer(url, options).catch((error: unknown) => {
          lastError = signal.aborted ? (lastError ?? error) : error;
          throw lastError;
        });
      }, signal);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const settled = await Promise.allSettled(urls.map(request));
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (answers.length < urls.length) throw failed.signal.reason;
  return Object.fromEntries(answers.map((answer, index) => [urls[index] ?? '', answer]));
}
