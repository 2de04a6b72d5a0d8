// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { checkpointText } from '@kga/contracts/petitions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { compareLogs, hasSignedTime, isSigned, rememberLog, seenLogOf } from './check-receipt.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const log = {
  origin: 'keep-games-alive/petitions/international',
  publicKey: publicKey.export({ format: 'raw-public' }).toString('base64'),
};

const signedAt = '2026-11-23T00:00:00.000Z';

const rootOf = (size: number) => createHash('sha256').update(String(size)).digest();

function noteOf(text: string, key = privateKey) {
  const signature = Buffer.concat([Buffer.alloc(4), sign(null, Buffer.from(text), key)]);
  return `${text}\n— ${log.origin} ${signature.toString('base64')}\n`;
}

function headOf(size: number, key = privateKey) {
  const root = rootOf(size);
  const text = checkpointText(log.origin, { size, root: root.toString('base64'), signedAt });
  return { size, root: root.toString('hex'), signedAt, checkpoint: noteOf(text, key) };
}

test('a head counts if its checkpoint states it and is signed by the site', async () => {
  expect(await isSigned(headOf(5), log)).toBe(true);
  expect(hasSignedTime(headOf(5))).toBe(true);
});

test('a head without its time in the checkpoint is valid, one with another time is not', async () => {
  const text = checkpointText(log.origin, { size: 5, root: rootOf(5).toString('base64') });
  const early = { ...headOf(5), checkpoint: noteOf(text) };
  expect([await isSigned(early, log), hasSignedTime(early)]).toEqual([true, false]);
  const later = { ...headOf(5), signedAt: '2026-11-24T00:00:00.000Z' };
  expect(await isSigned(later, log)).toBe(false);
});

test.each([
  { size: 6 },
  { root: headOf(6).root },
  { checkpoint: headOf(6).checkpoint },
  { checkpoint: headOf(5, generateKeyPairSync('ed25519').privateKey).checkpoint },
  { checkpoint: headOf(5).checkpoint.replace('international', 'gb') },
  { checkpoint: headOf(5).checkpoint.replace(/\S+\n$/, 'A===\n') },
])('a head with another %o does not', async (change) => {
  expect(await isSigned({ ...headOf(5), ...change }, log)).toBe(false);
});

// The tree of eight leaves in packages/contracts/src/petitions/signatures/merkle.test.ts: two roots, and the proof.
const roots = {
  6: '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
};
const proof = [
  '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
];

const seenAt = (size: 6 | 8, change: { root?: string; key?: string } = {}) => {
  const { root = roots[size], key = log.publicKey } = change;
  return { publicKey: key, head: { ...headOf(size), root } };
};
const prove = async ({ first, second }: { first: number; second: number }) =>
  first === 6 && second === 8 ? proof : undefined;
const otherRoot = headOf(7).root;

test.each([
  ['the same head', seenAt(8), seenAt(8), undefined],
  ['a longer list', seenAt(6), seenAt(8), undefined],
  ['an earlier answer', seenAt(8), seenAt(6), undefined],
  ['another list of the same length', seenAt(8), seenAt(8, { root: otherRoot }), 'rewritten'],
  ['a longer list that begins otherwise', seenAt(6, { root: otherRoot }), seenAt(8), 'rewritten'],
  ['a shorter list that is another', seenAt(8), seenAt(6, { root: otherRoot }), 'rewritten'],
  ['another key', seenAt(6), seenAt(8, { key: 'other' }), 'rekeyed'],
])('what was seen of a log is compared with %s', async (_now, seen, now, change) => {
  expect(await compareLogs(seen, now, prove)).toBe(change);
});

test('a log that has no proof is rewritten', async () => {
  expect(await compareLogs(seenAt(6), seenAt(8), async () => undefined)).toBe('rewritten');
});

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('logs are remembered by petition, and forgotten one by one', () => {
  rememberLog('uk', seenAt(6));
  rememberLog('de', seenAt(8));
  expect([seenLogOf('uk'), seenLogOf('de'), seenLogOf('fr')]).toEqual([
    seenAt(6),
    seenAt(8),
    undefined,
  ]);
  rememberLog('uk', null);
  expect([seenLogOf('uk'), seenLogOf('de')]).toEqual([undefined, seenAt(8)]);
  rememberLog('de', null);
  expect(localStorage.getItem('signature-logs')).toBeNull();
  localStorage.setItem('signature-logs', '{"uk":{"head":1}}');
  expect(seenLogOf('uk')).toBeUndefined();
});
