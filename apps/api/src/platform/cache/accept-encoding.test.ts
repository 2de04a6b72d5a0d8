// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { negotiateEncoding } from './encoded-response.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [',;;=,', 'identity'],
])('%s accepts %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  expect(negotiateEncoding(header)).toBe(encoding);
});

test('works after thousands of different headers', () => {
  for (let index = 0; index < 1_000; index += 1) negotiateEncoding(`gzip;q=0.${index}1`);
  expect(negotiateEncoding('br')).toBe('br');
});
