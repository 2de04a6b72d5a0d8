import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('the address says which articles to list, what is no filter is left out', () => {
  expect(filterOf(new URLSearchParams('q=+rally+&status=scheduled'))).toEqual({
    q: 'rally',
    status: 'scheduled',
  });
  expect(filterOf(new URLSearchParams('q=+&status=lost&x=1'))).toEqual({});
});
