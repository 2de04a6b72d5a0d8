import type { ProviderAnswer } from '@kga/db';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';

import { ProviderError, fetchAnswer } from './fetch-answer.ts';

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
