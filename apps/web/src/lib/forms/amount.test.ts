// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseMoney } from './amount.ts';

const offered = ['EUR', 'USD', 'GBP', 'JPY', 'KRW', 'CNY', 'CHF', 'DKK', 'SEK'] as const;

const parse = (text: string, chosen: (typeof offered)[number] = 'EUR') =>
  parseMoney(text, chosen, offered);
const parseAmount = (text: string) => parse(text).amount;

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
  ['12,-', 12],
  ['12,– €', 12],
  ['1.200,-- EUR', 1_200],
  ['50.— Fr.', 50],
  ['50 EUR', 50],
  ['59.99 USD', 59.99],
  ['kr 50', 50],
  ['kr. 1.299,50', 1_299.5],
  ['12€50', 12.5],
  ['1,23,456', 123_456],
  ['12,34,567.80', 1_234_567.8],
  ['1.5万', 15_000],
  ['1万2千', 12_000],
  ['1万2千円', 12_000],
  ['3千5百元', 3_500],
  ['1億', 100_000_000],
  ['2만5000원', 25_000],
  ['1.1万', 11_000],
  ['人民币100元', 100],
])('%s parses as an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('an empty text parses as no amount', () => {
  expect(parseAmount('')).toBeNull();
  expect(parseAmount('  ')).toBeNull();
});

test.each([
  '-5',
  'sixty',
  '1e5',
  '12,34,56',
  '1,23.456,7',
  '5.6.7',
  '..',
  '0x10',
  '1.2345',
  '1万2',
  '万',
  '2千1万',
  '50 cents',
  '2k',
  '5 USD EUR',
  '€',
  '-€5',
  '1 EUR 5',
  'Rs 50',
])('%s is refused as an amount', (text) => {
  expect(parseAmount(text)).toBeNaN();
});

test.each([
  ['$30', 'EUR', 'USD'],
  ['30 usd', 'EUR', 'USD'],
  ['€30', 'EUR', 'EUR'],
  ['kr 30', 'EUR', 'DKK'],
  ['kr 30', 'SEK', 'SEK'],
  ['¥30', 'EUR', 'JPY'],
  ['¥30', 'CNY', 'CNY'],
  ['30元', 'JPY', 'CNY'],
  ['30', 'GBP', 'GBP'],
  ['', 'GBP', 'GBP'],
] as const)('%s with %s chosen is in %s', (text, chosen, currency) => {
  expect(parse(text, chosen).currency).toBe(currency);
});

test('a long text is parsed in linear time', () => {
  expect(parseAmount(`${'eur '.repeat(5_000)}x`)).toBeNaN();
  expect(parseAmount(`${'eur '.repeat(5_000)}5 5x5`)).toBeNaN();
});

test('a currency that is not offered is refused', () => {
  expect(parseMoney('kr 50', 'EUR', ['EUR', 'USD']).amount).toBeNaN();
});
