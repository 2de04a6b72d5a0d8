// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseReferenceRates } from './rates.ts';

const rates = [
  ['USD', '1.0389'],
  ['JPY', '163.06'],
  ['BGN', '1.9558'],
  ['GBP', '0.82918'],
  ['CNY', '7.5833'],
  ['KRW', '1532.15'],
] as const;

const file = (
  cubes: readonly (readonly [string, string])[] = rates,
  days = "<Cube time='2024-12-31'>",
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		${days}
${cubes.map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`).join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const without = (missing: string) => rates.filter(([currency]) => currency !== missing);

test('the daily file says what each currency is worth in yen', () => {
  expect(parseReferenceRates(file())).toEqual({
    onDate: '2024-12-31',
    yen: [
      { currency: 'EUR', yen: '163.0600000000' },
      { currency: 'USD', yen: '156.9544710752' },
      { currency: 'GBP', yen: '196.6521141369' },
      { currency: 'KRW', yen: '0.1064256111' },
      { currency: 'CNY', yen: '21.5025120990' },
    ],
  });
});

test.each([
  ['is no XML', 'Not found'],
  ['has no day', file(rates, '<Cube>')],
  ['has a day that no calendar has', file(rates, "<Cube time='2024-02-30'>")],
  ['has many days', file(rates, "<Cube time='2024-12-30'/><Cube time='2024-12-31'>")],
  ['lacks the yen', file(without('JPY'))],
  ['lacks a currency of ours', file(without('KRW'))],
  ['has a rate of nothing', file([...without('USD'), ['USD', '0']])],
  ['has a rate that is no number', file([...without('USD'), ['USD', 'NaN']])],
  ['has a negative rate', file([...without('USD'), ['USD', '-1.0389']])],
])('a file that %s is refused', (_what, text) => {
  expect(parseReferenceRates(text)).toBeUndefined();
});

test('a day is known by the evening before, and no later one', () => {
  const read = (now: string) => parseReferenceRates(file(), new Date(now));
  expect(read('2024-12-30T00:00:00Z')).toMatchObject({ onDate: '2024-12-31' });
  expect(read('2024-12-29T23:59:59Z')).toBeUndefined();
});
