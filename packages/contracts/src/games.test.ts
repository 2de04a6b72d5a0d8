import { expect, test } from 'vitest';

import { partialDate } from './games.ts';

test.each([
  ['2014', true],
  ['2014-12', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2031-04-31', false],
  ['2014-13', false],
  ['1969', false],
  ['2014-1-2', false],
])('%s is a date as far as it is known: %s', (date, isDate) => {
  expect(partialDate.safeParse(date).success).toBe(isDate);
});
