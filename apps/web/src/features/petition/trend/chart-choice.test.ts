import { expect, test } from 'vitest';

import { chartChoiceOf, withChoice } from './chart-choice.ts';

test('reads the choice of an address, and the usual one where it says nothing valid', () => {
  expect(chartChoiceOf(new URLSearchParams('range=all&view=daily&country=DE'))).toEqual({
    view: 'daily',
    range: 'all',
    country: 'DE',
  });
  expect(chartChoiceOf(new URLSearchParams('range=2days&view=&country=XX'))).toEqual({
    view: 'total',
    range: '30days',
    country: undefined,
  });
});

test('changes the address by what differs from the usual choice, and keeps the rest', () => {
  const search = new URLSearchParams('lang=de&range=7days');
  expect(`${withChoice(search, { country: 'FI' })}`).toBe('lang=de&range=7days&country=FI');
  expect(`${withChoice(search, { range: '30days' })}`).toBe('lang=de');
  const chosen = new URLSearchParams('country=FI&view=percentage');
  expect(`${withChoice(chosen, { country: undefined })}`).toBe('view=percentage');
});
