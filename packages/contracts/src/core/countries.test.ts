// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { countryCodeOf, memberStates } from './countries.ts';

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  [' fr ', 'FR'],
  ['EL', 'GR'],
  ['el', 'GR'],
  ['gr', 'GR'],
  ['uk', 'GB'],
  ['GB', 'GB'],
  ['us', 'US'],
])('reads %j as %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test.each(['', 'D', 'DEU', '12', 'D1', 'ÄÖ', 'e l', 'total'])('reads no country in %j', (text) => {
  expect(countryCodeOf(text)).toBeUndefined();
});

test('knows 27 states, each once and in ISO’s form', () => {
  expect(new Set(memberStates).size).toBe(27);
  for (const code of memberStates) expect(countryCodeOf(code.toLowerCase())).toBe(code);
});
