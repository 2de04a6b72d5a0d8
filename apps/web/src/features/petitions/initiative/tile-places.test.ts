// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MemberState, memberStates, tilePlaces } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { tileByKey } from './tile-places.ts';

test('every state has its own position in seven columns', () => {
  const places = Object.values(tilePlaces);
  expect(new Set(places.map(([column, row]) => `${column} ${row}`)).size).toBe(27);
  expect(Math.max(...places.map(([column]) => column))).toBe(7);
});

test.each([
  ['DE', 'ArrowRight', 'PL'],
  ['DE', 'ArrowUp', 'DK'],
  ['DE', 'ArrowDown', 'LU'],
  ['DE', 'ArrowLeft', 'NL'],
  ['PL', 'ArrowRight', 'LV'],
  ['IE', 'ArrowRight', 'NL'],
  ['ES', 'Home', 'SE'],
  ['ES', 'End', 'CY'],
] as const)('from %s, %s leads to %s', (from, key, to) => {
  expect(tileByKey(key, from, memberStates)).toBe(to);
});

test('at the edge, and by another key, nothing is reached', () => {
  expect(tileByKey('ArrowLeft', 'IE', memberStates)).toBeUndefined();
  expect(tileByKey('a', 'DE', memberStates)).toBeUndefined();
});

test('tiles without a figure are passed over', () => {
  expect(tileByKey('ArrowRight', 'DE', ['DE', 'SK'])).toBe('SK');
});

test.each(memberStates)('%s can be reached by arrow keys from Germany', (goal) => {
  const reached = new Set<MemberState>(['DE']);
  for (const from of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = tileByKey(key, from, memberStates);
      if (next) reached.add(next);
    }
  }
  expect(reached.has(goal)).toBe(true);
});
