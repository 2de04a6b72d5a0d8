// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { sourceIn, withSource } from './link-source.ts';

test.each([
  ['/petition', '/petition?ref=share'],
  ['/petition/gb?lang=de', '/petition/gb?lang=de&ref=share'],
  [
    'https://example.org/archive/1#conversation',
    'https://example.org/archive/1?ref=share#conversation',
  ],
])('%s with a source is %s', (to, marked) => expect(withSource(to, 'share')).toBe(marked));

test.each([
  ['?ref=discord', 'discord'],
  ['?lang=de&ref=a_b-1', 'a_b-1'],
  ['?ref=Discord', undefined],
  ['?ref=', undefined],
  ['?ref=%00', undefined],
  ['', undefined],
])('the source of %j is %s', (search, source) =>
  expect(sourceIn(new URLSearchParams(search))).toBe(source),
);
