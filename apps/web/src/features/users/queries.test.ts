import { expect, test } from 'vitest';

import { filterOf } from './queries.ts';

test('the address says whom to list', () => {
  expect(filterOf(new URLSearchParams('q=+ada+&role=admin&suspended=no'))).toEqual({
    q: 'ada',
    role: 'admin',
    suspended: 'no',
  });
});

test('what is no filter is left out', () => {
  expect(filterOf(new URLSearchParams('q=+&role=king&suspended=maybe&x=1'))).toEqual({});
});
