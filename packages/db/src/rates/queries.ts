import type { Currency } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import type { ReferenceRates } from './reference-rates.ts';

/** Keeps a day's rates; what is known of that day already is replaced. */
export async function upsertRates(db: Database, { onDate, yen }: ReferenceRates): Promise<void> {
  await db
    .insertInto('currency_rate')
    .values(yen.map((one) => ({ ...one, on_date: onDate })))
    .onConflict((conflict) =>
      conflict
        .columns(['currency', 'on_date'])
        .doUpdateSet({ yen: (build) => build.ref('excluded.yen') }),
    )
    .execute();
}

/** What something is worth in whole yen, and the day of the rate; yen themselves have none. */
export type YenAmount = { yen: number; rateDate: string | null };

/** The newest day of which rates are known, as `2024-12-31`. */
export async function selectNewestRateDay(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(on_date), 'YYYY-MM-DD') as day from currency_rate`.execute(db);
  return rows[0]?.day ?? undefined;
}

/**
 * What an amount is worth by the newest reference rate; those of a day to come hold from that day on.
 *
 * @returns undefined where there is no rate of that currency
 */
export async function convertToYen(
  db: Database,
  { amount, currency }: { amount: number; currency: Currency },
): Promise<YenAmount | undefined> {
  if (currency === 'JPY') return { yen: Math.round(amount), rateDate: null };
  const { rows } = await sql<{ worth: string; onDate: string }>`
    select round(${amount}::numeric * yen) as worth, to_char(on_date, 'YYYY-MM-DD') as "onDate"
    from currency_rate where currency = ${currency} and on_date <= current_date
    order by on_date desc limit 1`.execute(db);
  const [rate] = rows;
  return rate && { yen: Number(rate.worth), rateDate: rate.onDate };
}
