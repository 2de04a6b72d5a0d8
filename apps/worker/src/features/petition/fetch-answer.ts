import type { ProviderAnswer } from '@kga/db';

import { readRetryAfter } from '../../platform/fetch/retry-after.ts';
import { userAgent } from '../../platform/fetch/user-agent.ts';

/** Largest answer that is read, in bytes after decompression. */
const largestAnswer = 1024 * 1024;

/** Why a provider gave no answer that can be read. */
export class ProviderError extends Error {
  /** Asking again at once may help. */
  readonly transient: boolean;
  /** Milliseconds for which the provider asks to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: { transient?: boolean; retryAfter?: number } = {}) {
    super(message);
    this.name = 'ProviderFault';
    this.transient = options.transient ?? false;
    this.retryAfter = options.retryAfter;
  }
}

export type FetchOptions = {
  /** Milliseconds for the whole answer. */
  timeout: number;
  signal: AbortSignal;
  /** What the address answered before, for a conditional request. */
  kept?: ProviderAnswer | undefined;
};

/** Asks one address. @throws ProviderFault */
export async function fetchAnswer(address: string, options: FetchOptions): Promise<ProviderAnswer> {
  const timeout = AbortSignal.timeout(options.timeout);
  const where = nameOf(address);
  try {
    const response = await fetch(address, {
      headers: requestHeaders(options.kept),
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, timeout]),
    });
    return await answerOf(response, where, options.kept);
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

async function answerOf(
  response: Response,
  where: string,
  kept: ProviderAnswer | undefined,
): Promise<ProviderAnswer> {
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
    const target = nameOf(headers.get('location') ?? '', response.url);
    throw new ProviderError(`${where} answered ${status} and points to ${target}`);
  }
  const retryAfter =
    status === 429 || status === 503 ? readRetryAfter(headers.get('retry-after')) : undefined;
  throw new ProviderError(`${where} answered ${status}`, {
    // One who names a time is not asked again before.
    transient: retryAfter === undefined && (status >= 500 || status === 429),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

async function readBody(response: Response, where: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) {
      throw new ProviderError(`${where} answered more than ${largestAnswer} bytes`);
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** An address without what may be secret in it: user, password and query. */
function nameOf(address: string, base?: string): string {
  const url = URL.parse(address, base);
  return url ? `${url.origin}${url.pathname}` : 'an address that is none';
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return 'the request is not possible';
  return 'code' in cause ? String(cause.code) : cause.message;
}
