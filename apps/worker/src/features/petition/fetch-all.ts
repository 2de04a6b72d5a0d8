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

/** Fits into the poll's budget beside the requests themselves; spread by the library's jitter. */
const backoff = new ExponentialBackoff({ initialDelay: 250, maxDelay: 2_000 });

const transient = handleType(ProviderError, (fault) => fault.transient);

/**
 * Asks all addresses of a poll in parallel, each up to `repetitions` times more where that may
 * help. Nothing is in flight any more when it settles. @throws ProviderFault, the first of them
 */
export async function fetchAll(
  addresses: readonly string[],
  options: {
    kept: Readonly<Record<string, ProviderAnswer>>;
    settings: PollLimits;
    repetitions: number;
  },
): Promise<Record<string, ProviderAnswer>> {
  const { kept, settings, repetitions } = options;
  const failed = new AbortController();
  const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(settings.budget)]);
  const again = retry(transient, { maxAttempts: repetitions, backoff });

  const ask = async (address: string) => {
    const request = { signal, timeout: settings.requestTimeout, kept: kept[address] };
    let fault: unknown;
    try {
      return await again.execute(() => {
        // Being cut short at the end of the budget says less than what went before.
        return fetchAnswer(address, request).catch((error: unknown) => {
          fault = signal.aborted ? (fault ?? error) : error;
          throw fault;
        });
      }, signal);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const settled = await Promise.allSettled(addresses.map(ask));
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (answers.length < addresses.length) throw failed.signal.reason;
  return Object.fromEntries(answers.map((answer, index) => [addresses[index] ?? '', answer]));
}
