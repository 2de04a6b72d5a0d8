import { languages } from '@kga/contracts';
import { expect, test } from 'vitest';

import { formatsOf } from './format.ts';

test('numbers are written as each language writes them', () => {
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

test('percents are percents, not shares', () => {
  expect(formatsOf('en').percent(601.5)).toBe('601.5%');
});

test('a time is told in its zone, on a clock of 24 hours', () => {
  const { time, moment } = formatsOf('en');
  expect(time('2025-07-03T22:05:00Z', 'Europe/Brussels')).toBe('00:05');
  expect(moment('2025-07-03T22:05:00Z', 'UTC')).toBe('July 3, 2025 at 22:05');
});

test('a day of the petition’s life is the same day everywhere', () => {
  expect(formatsOf('de').day('2025-07-31T00:00:00Z')).toBe('31. Juli 2025');
});
