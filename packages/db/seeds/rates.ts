// SPDX-License-Identifier: AGPL-3.0-or-later
import { ratesInYen } from '@kga/contracts/core';

import type { Database } from '../src/core/client.ts';

/** Euro foreign exchange reference rates of the European Central Bank: what one euro was worth. */
const onDate = '2024-12-31';
const perEuro = new Map([
  ['USD', 1.0389],
  ['JPY', 163.06],
  ['GBP', 0.82918],
  ['KRW', 1532.15],
  ['CNY', 7.5833],
]);

/** Seeds rates to begin with; newer ones come from the bank's daily file. Keeps what is there. */
export async function seedRates(db: Database): Promise<{ added: number }> {
  const rates = ratesInYen(onDate, perEuro);
  if (!rates) throw new Error('The seeded rates are not sound.');
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('currency_rate')
    .values(rates.yen.map((one) => ({ ...one, on_date: onDate })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { added: Number(numInsertedOrUpdatedRows) };
}
