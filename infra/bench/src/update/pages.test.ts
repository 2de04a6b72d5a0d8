// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { PageRead } from '../faults/record.ts';
import { cameFromAll, cameWhole, countPages } from './pages.ts';

const [old, now] = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];
const webs = new Map([
  [old, 'the old web'],
  [now, 'the new web'],
]);
const read = (fault: string, origin: string, path: string, isWhole = true): PageRead => ({
  fault,
  origin,
  path,
  isWhole,
});

test('a page that a web never rendered in a phase is named, whatever the other web did', () => {
  const counted = countPages(
    [
      read('', old, '/forum'),
      read('both versions', old, '/'),
      read('both versions', old, '/forum'),
      read('both versions', now, '/'),
      read('both versions', now, '/forum', false),
      read('the new version alone', now, '/'),
      read('the new version alone', now, '/forum'),
    ],
    webs,
  );
  const both = { phase: 'both versions', read: 2 };
  expect(counted).toEqual([
    { ...both, web: 'the old web', shells: 0, neverWhole: [] },
    { ...both, web: 'the new web', shells: 1, neverWhole: ['/forum'] },
    {
      phase: 'the new version alone',
      web: 'the new web',
      read: 2,
      shells: 0,
      neverWhole: [],
    },
  ]);
  expect(counted.map(cameWhole)).toEqual([true, false, true]);
});

test('a page that a web was never asked for in a phase did not come', () => {
  const [first] = countPages([read('one', old, '/'), read('two', old, '/forum')], webs);
  expect(first?.neverWhole).toEqual(['/forum']);
});

test('few shells are borne, many are not', () => {
  const of = (shells: number) => ({ phase: '', web: '', read: 100, shells, neverWhole: [] });
  expect(cameWhole(of(10))).toBe(true);
  expect(cameWhole(of(11))).toBe(false);
  const few = { phase: '', web: '', read: 10, neverWhole: [] };
  expect(cameWhole({ ...few, shells: 5 })).toBe(true);
  expect(cameWhole({ ...few, shells: 6 })).toBe(false);
});

test('a phase is over once each page came whole from each web', () => {
  const reads = [
    read('', old, '/'),
    read('', old, '/forum'),
    read('one', old, '/'),
    read('one', old, '/forum'),
    read('one', now, '/'),
    read('one', now, '/forum', false),
  ];
  expect(cameFromAll(reads, 'one', [old])).toBe(true);
  expect(cameFromAll(reads, 'one', [old, now])).toBe(false);
  expect(cameFromAll([...reads, read('one', now, '/forum')], 'one', [old, now])).toBe(true);
});
