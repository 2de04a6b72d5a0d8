import { expect, test } from 'vitest';

import { ageText } from './case-labels.ts';

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
