// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type ChartChoice, chartChoiceOf, withChoice } from './chart-choice.ts';

const options = { countries: ['DE', 'FI'], range: '30days' } as const;
const changed = (search: URLSearchParams, choice: Partial<ChartChoice<'DE' | 'FI'>>) =>
  `${withChoice(search, choice, options)}`;

test('reads the choice of an address, and the usual one where it says nothing valid', () => {
  expect(chartChoiceOf(new URLSearchParams('range=all&view=daily&country=DE'), options)).toEqual({
    view: 'daily',
    range: 'all',
    country: 'DE',
  });
  expect(chartChoiceOf(new URLSearchParams('range=2days&view=&country=XX'), options)).toEqual({
    view: 'total',
    range: '30days',
    country: undefined,
  });
});

test('changes the address by what differs from the usual choice, and keeps the rest', () => {
  const search = new URLSearchParams('lang=de&range=7days');
  expect(changed(search, { country: 'FI' })).toBe('lang=de&range=7days&country=FI');
  expect(changed(search, { range: '30days' })).toBe('lang=de');
  const chosen = new URLSearchParams('country=FI&view=percentage');
  expect(changed(chosen, { country: undefined })).toBe('view=percentage');
});

test('a comparison begins with the shares of the thresholds, where there are any', () => {
  const withThresholds = { ...options, hasThresholds: true };
  const choose = (search: string, choice: Partial<ChartChoice<'DE' | 'FI'>>) =>
    `${withChoice(new URLSearchParams(search), choice, withThresholds)}`;
  const compared = choose('', { country: 'FI' });
  expect(compared).toBe('country=FI');
  expect(chartChoiceOf(new URLSearchParams(compared), withThresholds).view).toBe('percentage');
  expect(choose(compared, { view: 'total' })).toBe('country=FI&view=total');
  expect(choose('country=FI&view=total', { country: 'DE' })).toBe('country=DE&view=total');
  expect(choose('country=FI', { country: undefined })).toBe('');
  expect(choose('view=daily', { country: 'FI' })).toBe('view=daily&country=FI');
});
