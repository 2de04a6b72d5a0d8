// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { returnPathOf } from './return-path.ts';

const asked = (returnTo: string) => returnPathOf(new URLSearchParams({ returnTo }));

test.each([
  ['/petition', '/petition'],
  ['/news?category=policy&q=ü#top', '/news?category=policy&q=%C3%BC#top'],
  ['/', '/'],
  ['/a/../profile', '/profile'],
  ['/?logout=success', '/'],
  ['/news?q=a&signedIn=1#top', '/news?q=a#top'],
])('%s is accepted', (path, to) => {
  expect(asked(path)).toBe(to);
});

test.each([
  '',
  'petition',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\tevil',
  '/./%2e//evil.example',
  '/x/..//evil.example',
  '/login',
  '/login?mode=register',
  '/forgot-password',
  '/api/logout',
  `/${'a'.repeat(600)}`,
])('%s is rejected', (path) => {
  expect(asked(path)).toBeUndefined();
});

test('a missing parameter gives no path', () => {
  expect(returnPathOf(new URLSearchParams())).toBeUndefined();
});
