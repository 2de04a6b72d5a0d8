// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { formatsOf } from '../../../lib/format.ts';
import { ageText, amountText, titleLanguage } from './case-labels.ts';

const since = '2026-11-21T10:00:00.000Z';
const at = (text: string) => ({ since, now: Date.parse(text) });

test.each([
  ['2026-11-21T10:00:30.000Z', '0 minutes'],
  ['2026-11-21T10:59:59.000Z', '59 minutes'],
  ['2026-11-21T11:00:00.000Z', '1 hour'],
  ['2026-11-24T09:00:00.000Z', '2 days'],
  // The server's clock may run ahead.
  ['2026-11-21T09:59:00.000Z', '0 minutes'],
])('at %s it has waited %s', (now, age) => {
  expect(ageText('en', at(now))).toBe(age);
});

test('is formatted by language', () => {
  expect(ageText('de', at('2026-11-23T10:00:00.000Z'))).toBe('2 Tage');
});

test.each([
  ['24.5 USD', '24,50 $'],
  ['11000 KRW', '11.000 ₩'],
  // Some old stories have no currency.
  ['12', '12'],
])('shows the amount %s as %s', (amount, text) => {
  expect(amountText(formatsOf('de'), amount).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a title is in the language of its item, the name of a reply is not', () => {
  expect(titleLanguage({ title: 'It’s gone', language: 'en' })).toBe('en');
  expect(titleLanguage({ title: '', language: 'en' })).toBeUndefined();
});
