// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createReport, wrongOperations } from './report.ts';
import type { Target } from './targets.ts';

const known = { withReason: 'Needs what is not here.', removed: 'Is no operation now.' };

test('operations without success are missed unless a reason is known, also those that were never requested', () => {
  const best = new Map([
    ['succeeds', 204],
    ['fails', 403],
    ['withReason', 404],
  ]);
  const operations = ['succeeds', 'fails', 'notAsked', 'withReason'];
  expect(wrongOperations(operations, (each) => best.get(each), known)).toEqual({
    missed: ['fails', 'notAsked'],
    stale: ['removed'],
  });
});

test('a reason is stale once its operation succeeds', () => {
  const { stale } = wrongOperations(['withReason', 'removed'], () => 200, known);
  expect(stale).toEqual(['withReason', 'removed']);
});

test('a run of one request is not asked to reach the operations, a whole run is', () => {
  const target: Target = {
    kind: 'operation',
    operation: 'getProfile',
    method: 'GET',
    path: '/api/profile',
    query: [],
    body: undefined,
    mediaType: 'application/json',
    statuses: new Set([200]),
  };
  expect(createReport().verdict(1, 0).pass).toBe(true);
  const { pass, figures } = createReport().verdict(1, 0, [target]);
  expect(pass).toBe(false);
  expect(figures).toContain('1 operations without success (getProfile)');
});
