import { expect, test } from 'vitest';

import { shortName } from './describe.ts';

test.each([
  ['Gran Turismo Sport (online)', 'Gran Turismo Sport'],
  ['The Alchemist Code (誰ガ為のアルケミスト)', 'The Alchemist Code'],
  ['(online)', '(online)'],
  ['Anthem', 'Anthem'],
])('%s is searched for as %s', (name, searched) => {
  expect(shortName(name)).toBe(searched);
});
