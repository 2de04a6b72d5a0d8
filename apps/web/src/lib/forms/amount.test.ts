// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseAmount } from './amount.ts';

test.each([
  ['59.99', 59.99],
  ['59,99', 59.99],
  ['59,9', 59.9],
  ['60', 60],
  ['0', 0],
  ['.5', 0.5],
  ['60.', 60],
  ['1,234.50', 1_234.5],
  ['1.234,50', 1_234.5],
  ['1 234,50', 1_234.5],
  ['1\u202f234,5', 1_234.5],
  ['1’234.50', 1_234.5],
  ['1,234', 1_234],
  ['1.234', 1_234],
  ['1,234,567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['€59.99', 59.99],
  [' 59,99 € ', 59.99],
  ['６，９８０円', 6_980],
  ['￥6980', 6_980],
  ['₩65,000', 65_000],
])('%s parses as an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('an empty text parses as no amount', () => {
  expect(parseAmount('')).toBeNull();
  expect(parseAmount('  ')).toBeNull();
});

test.each(['-5', 'sixty', '1e5', '12,34,56', '1,23.456,7', '5.6.7', '..', '0x10', '1.2345'])(
  '%s is refused as an amount',
  (text) => {
    expect(parseAmount(text)).toBeNaN();
  },
);
