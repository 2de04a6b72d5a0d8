// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { formatsOf, lastingFormatsOf } from './format.ts';

test('numbers are formatted by language', () => {
  const written = languages.map((language) => formatsOf(language).integer(1_448_271));
  expect(written).toEqual([
    '1,448,271',
    '1,448,271',
    '1\u202F448\u202F271',
    '1.448.271',
    '1,448,271',
    '1,448,271',
  ]);
});

test('percent takes percent, not a fraction', () => {
  expect(formatsOf('en').percent(601.5)).toBe('601.5%');
});

test.each([
  [99.999, '99.9%'],
  [100, '100%'],
  [57.3, '57.3%'],
  [64.1, '64.1%'],
  [142.68, '142.6%'],
])('a share of %s percent is rounded down to %s', (share, shown) => {
  expect(formatsOf('en').share(share)).toBe(shown);
});

test('a change has its sign', () => {
  const { change, shareChange } = formatsOf('en');
  expect([4_512, 0, -3].map(change)).toEqual(['+4,512', '0', '-3']);
  expect(shareChange(26.67)).toBe('+26.6%');
});

test('names are joined as in a sentence', () => {
  expect(formatsOf('de').list(['Malta', 'Zypern', 'Luxemburg'])).toBe(
    'Malta, Zypern und Luxemburg',
  );
});

test('a time is shown in its zone in 24-hour format', () => {
  const { time, moment } = formatsOf('en');
  expect(time('2025-07-03T22:05:00Z', 'Europe/Brussels')).toBe('00:05');
  expect(moment('2025-07-03T22:05:00Z', 'UTC')).toBe('3 July 2025 at 22:05');
});

test('two moments are written as one is, and those that read the same are one', () => {
  const { momentRange } = formatsOf('en');
  const at = '2025-07-03T22:05:00Z';
  expect(momentRange(at, '2025-07-03T22:05:40Z', 'UTC')).toBe('3 July 2025 at 22:05');
  for (const language of languages) {
    const { moment, momentRange: rangeOf } = formatsOf(language);
    const later = '2025-07-04T01:10:00Z';
    expect(rangeOf(at, later, 'UTC')).toBe(`${moment(at, 'UTC')} – ${moment(later, 'UTC')}`);
  }
});

test('a day of the petition is the same in every time zone', () => {
  expect(formatsOf('de').day('2025-07-31T00:00:00Z')).toBe('31. Juli 2025');
});

test('money is formatted in its currency, without decimals if it is whole', () => {
  const { money } = formatsOf('en');
  expect(money(59.5, 'EUR')).toBe('€59.50');
  expect(money(60, 'USD')).toBe('US$60');
  expect(money(6_980, 'JPY')).toBe('¥6,980');
  expect(formatsOf('zh-CN').money(6_980, 'JPY')).toBe('JP¥6,980');
  expect(formatsOf('fr').money(1_234.5, 'EUR')).toBe('1\u202F234,50\u00A0€');
});

test('minutes have their unit as the texts of the language write it', () => {
  expect(languages.map((language) => formatsOf(language).minutes(10))).toEqual([
    '10 minutes',
    '10分钟',
    '10 minutes',
    '10 Minuten',
    '10分',
    '10분',
  ]);
});

test('pages that outlive the moment name the day of a time that was hours ago', () => {
  const [at, now] = ['2026-11-29T09:00:00Z', '2026-11-29T12:00:00Z'];
  expect(formatsOf('en').ago(at, now)).toBe('3 hours ago');
  for (const language of languages) {
    expect(lastingFormatsOf(language).ago(at, now)).toBe(formatsOf(language).day(at));
  }
});
