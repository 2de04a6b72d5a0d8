// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeEach, expect, test, vi } from 'vitest';

import { readLinkSource, takeLinkSource } from './link-source.ts';

const stored = new Map<string, string>();

/** A tab at an address. */
function openAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://kga.test');
  const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();
  vi.stubGlobal('location', { pathname, search, hash });
  vi.stubGlobal('history', { state: null, replaceState });
  return { addresses: () => replaceState.mock.calls.map(([, , url]) => url) };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('the source of a link is stored for the tab, and leaves the address', () => {
  const { addresses } = openAt('/petition/nz?lang=de&ref=discord#progress');
  takeLinkSource();
  expect(addresses()).toEqual(['/petition/nz?lang=de#progress']);
  expect(readLinkSource()).toBe('discord');
});

test('an invalid source leaves the address, too, and the earlier one stays', () => {
  openAt('/?ref=mail');
  takeLinkSource();
  const { addresses } = openAt('/?ref=%3Cb%3E');
  takeLinkSource();
  expect(addresses()).toEqual(['/']);
  expect(readLinkSource()).toBe('mail');
});

test('an address without a source stays as it is', () => {
  const { addresses } = openAt('/forum?page=2');
  takeLinkSource();
  expect(addresses()).toEqual([]);
  expect(readLinkSource()).toBeUndefined();
});

test('blocked storage stops nothing', () => {
  openAt('/?ref=mail');
  vi.stubGlobal('sessionStorage', undefined);
  takeLinkSource();
  expect(readLinkSource()).toBeUndefined();
});
