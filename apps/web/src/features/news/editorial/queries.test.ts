// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('reads the filter from the URL and ignores invalid values', () => {
  expect(filterOf(new URLSearchParams('q=+rally+&status=scheduled'))).toEqual({
    q: 'rally',
    status: 'scheduled',
  });
  expect(filterOf(new URLSearchParams('q=+&status=lost&x=1'))).toEqual({});
});
