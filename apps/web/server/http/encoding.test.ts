// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { pickEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=x, identity', 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});
