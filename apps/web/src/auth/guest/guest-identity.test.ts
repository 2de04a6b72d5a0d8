// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { guestId } from '@kga/contracts/accounts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { createGuestId, sha256 } from './guest-registration.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const fingerprint = {
  userAgent: 'Mozilla/5.0',
  language: 'de',
  platform: 'Linux',
  screen: { width: 1280, height: 800, colorDepth: 24 },
  timezone: 'Europe/Brussels',
  renderer: 'Mesa',
  canvasHash: 'ab',
};

test('an id is the hash of every input and the time', async () => {
  const id = await createGuestId(fingerprint, 1_700_000_000_000, sha256);
  const inputs = 'Mozilla/5.0\nde\nLinux\n1280x800x24\nEurope/Brussels\nMesa\nab';
  expect(id).toBe(`guest_${hashOf(inputs).slice(0, 16)}1700000000000`);
  expect(z.safeParse(guestId, id).success).toBe(true);
});

test('a browser without any properties gets an id too', async () => {
  const id = await createGuestId({}, 1_700_000_000_000, sha256);
  expect(z.safeParse(guestId, id).success).toBe(true);
});

test.each([
  '',
  'abc',
  'ü'.repeat(31),
  'a'.repeat(55),
  'a'.repeat(56),
  'a'.repeat(64),
  '鍵'.repeat(999),
])('a page without subtle cryptography hashes the same (%#)', async (text) => {
  expect(await sha256(text)).toBe(hashOf(text));
  vi.stubGlobal('crypto', {});
  const plain = await sha256(text);
  vi.unstubAllGlobals();
  expect(plain).toBe(hashOf(text));
});
