// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseReferenceRates } from '@kga/contracts/core';
import { upsertRates, selectNewestRateDay } from '@kga/db/site';

import type { Context } from '../../../platform/context.ts';
import { fetchSafely } from '../../../platform/fetch/fetch-safely.ts';

/** The daily file has 2 KB. */
const maxBytes = 100_000;

const timeoutMs = 20_000;

export type RatesDeps = Pick<Context, 'db' | 'log' | 'fetching'> & {
  rates: { url: string | undefined };
};

/**
 * Fetches the reference rates of the day unless they are stored. After a failure the last rates stay in
 * use until the next run.
 *
 * @throws FetchError, or Error where the file cannot be parsed
 */
export async function refreshRates({ db, log, rates, fetching }: RatesDeps): Promise<void> {
  if (rates.url === undefined) return;
  const today = new Date().toISOString().slice(0, 10);
  if (((await selectNewestRateDay(db)) ?? '') >= today) return;
  const { body } = await fetchSafely(rates.url, {
    accept: 'application/xml, text/xml',
    maxBytes,
    timeoutMs,
    ...fetching,
  });
  const read = parseReferenceRates(body.toString());
  if (!read) throw new Error('This is no daily file of reference rates');
  await upsertRates(db, read);
  log.info({ onDate: read.onDate }, 'reference rates read');
}
