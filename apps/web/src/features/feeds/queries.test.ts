import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('the address says which sources to list', () => {
  expect(filterOf(new URLSearchParams('q=+games+&state=failing&enabled=no'))).toEqual({
    q: 'games',
    state: 'failing',
    enabled: 'no',
  });
});

test('what is no filter is left out', () => {
  expect(filterOf(new URLSearchParams('q=+&state=lost&enabled=maybe&x=1'))).toEqual({});
});
