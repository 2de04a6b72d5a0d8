// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { listFilterOf } from './list-query.ts';

const values = { role: ['member', 'admin'], suspended: ['yes', 'no'] } as const;
const filterOf = (search: string, max?: number) =>
  listFilterOf(new URLSearchParams(search), values, max);

test('reads the filter of a list from the URL', () => {
  expect(filterOf('q=+ada+&role=admin&suspended=no')).toStrictEqual({
    q: 'ada',
    role: 'admin',
    suspended: 'no',
  });
});

test('ignores values that the list does not offer, and other parameters', () => {
  expect(filterOf('q=+&role=king&suspended=&x=1')).toStrictEqual({});
});

test('cuts a search text that the API would refuse', () => {
  expect(filterOf('q=abcd', 3)).toStrictEqual({ q: 'abc' });
});
