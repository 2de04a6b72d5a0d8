// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('reads the filter from the URL', () => {
  expect(filterOf(new URLSearchParams('q=+games+&state=failing&enabled=no'))).toEqual({
    q: 'games',
    state: 'failing',
    enabled: 'no',
  });
});

test('ignores invalid values', () => {
  expect(filterOf(new URLSearchParams('q=+&state=lost&enabled=maybe&x=1'))).toEqual({});
});
