// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Currency, ReferenceRates } from '@kga/contracts/core';
import { type ColumnType, sql } from 'kysely';

import type { Database } from '../core/client.ts';

/** The value in yen of one unit of a currency on a day. */
type CurrencyRateTable = {
  currency: Currency;
  /** As `2024-12-31`. */
  on_date: string;
  /** pg reads `numeric` as text. */
  yen: ColumnType<string, string | number, string | number>;
};

/** Stores the rates of a day, replacing those stored before. */
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

/** A value in whole yen, and the day of the rate; null for amounts in yen. */
export type YenAmount = { yen: number; rateDate: string | null };

/** The newest day with stored rates, as `2024-12-31`. */
export async function selectNewestRateDay(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(on_date), 'YYYY-MM-DD') as day from currency_rate`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** What one unit of each currency is worth in yen, by its newest reference rate that is not of a future day. */
export async function selectNewestRates(
  db: Database,
): Promise<{ currency: Currency; yen: number }[]> {
  const { rows } = await sql<{ currency: Currency; yen: number }>`
    select distinct on (currency) currency, yen::float8 as yen from currency_rate
    where on_date <= current_date order by currency, on_date desc`.execute(db);
  return rows;
}

/**
 * Converts an amount by the newest reference rate that is not of a future day.
 *
 * @returns undefined where the currency has no rate
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

declare module '../core/client.ts' {
  interface Schema {
    currency_rate: CurrencyRateTable;
  }
}
