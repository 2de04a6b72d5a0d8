import { expect, test } from 'vitest';

import { tilePlaces } from './tile-map.tsx';

test('every state has its own position in seven columns', () => {
  const places = Object.values(tilePlaces);
  expect(new Set(places.map(([column, row]) => `${column} ${row}`)).size).toBe(27);
  expect(Math.max(...places.map(([column]) => column))).toBe(7);
});
