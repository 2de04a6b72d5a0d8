// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('reads the filter from the URL', () => {
  expect(filterOf(new URLSearchParams('q=+ada+&role=admin&suspended=no'))).toEqual({
    q: 'ada',
    role: 'admin',
    suspended: 'no',
  });
});

test('ignores invalid values', () => {
  expect(filterOf(new URLSearchParams('q=+&role=king&suspended=maybe&x=1'))).toEqual({});
});
