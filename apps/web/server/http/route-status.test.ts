// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isStaticRoute, routeStatus } from './route-status.ts';

test.each([
  ['/', 200],
  ['/petition', 200],
  ['/archive/1/memories', 200],
  ['/archive/1/others', 404],
  ['/nothing', 404],
])('%s has the status %d', (path, status) => {
  expect(routeStatus(path)).toBe(status);
});

test('one of many alike is no plain route', () => {
  expect(isStaticRoute('/news')).toBe(true);
  expect(isStaticRoute('/news/1')).toBe(false);
});
