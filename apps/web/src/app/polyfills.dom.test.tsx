// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished, test } from 'vitest';

test('where parameters of a URL have no size, it is added', async () => {
  const own = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  onTestFinished(() => {
    if (own) Object.defineProperty(URLSearchParams.prototype, 'size', own);
  });
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  expect(new URLSearchParams('q=game').size).toBeUndefined();
  await import('./polyfills.ts');
  const search = new URLSearchParams('q=game&lang=de&lang=fr');
  expect(search.size).toBe(3);
  search.delete('lang');
  expect(search.size).toBe(1);
});
