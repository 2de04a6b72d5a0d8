// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createKeyRing } from './key-ring.ts';
import { createSignatureHashes, idOfToken } from './keyed-hashes.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const [old, both, next] = [
  createKeyRing([keyOf(1)]),
  createKeyRing([keyOf(2), keyOf(1)]),
  createKeyRing([keyOf(2)]),
];
const place = { table: 'signature', column: 'email', row: '1' };
const text = 'ada@example.org';
const wrong = 'unable to authenticate data';

test('seals with a nonce of its own and opens what it sealed', () => {
  const [one, two] = [old.seal(text, place), old.seal(text, place)];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(text)).toBe(false);
  expect([one, two].map((sealed) => old.open(sealed, place).toString())).toEqual([text, text]);
  expect(old.open(old.seal('', place), place)).toHaveLength(0);
});

test('no nonce is used twice, however many are drawn', () => {
  const nonces = Array.from({ length: 1_000 }, () =>
    old.seal(text, place).subarray(1, 13).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(1_000);
});

test('the first key seals, all of them open', () => {
  const sealed = old.seal(text, place);
  expect(both.open(sealed, place).toString()).toBe(text);
  expect(next.open(both.seal(text, place), place).toString()).toBe(text);
  expect(() => next.open(sealed, place)).toThrow('ENCRYPTION_KEYS has no key of version 1');
});

test.each([{ table: 'account' }, { column: 'city' }, { row: '2' }])(
  'a value opens only where it was sealed, not in %j',
  (change) => expect(() => old.open(old.seal(text, place), { ...place, ...change })).toThrow(wrong),
);

test('a changed value does not open', () => {
  const sealed = old.seal(text, place);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => old.open(changed, place)).toThrow(/authenticate|no key of version/);
  }
  expect(() => old.open(sealed.subarray(0, 20), place)).toThrow(wrong);
  expect(() => old.open(Buffer.of(), place)).toThrow('no key of version 0');
});

test('public ids name a signature of one petition, and tell nothing of its id', () => {
  const id = '0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e6f';
  const [one, other] = [3, 4].map((byte) => createSignatureHashes(Buffer.alloc(32, byte)));
  const shown = one?.publicId(id) ?? '';
  expect(shown).toMatch(/^[0-9a-f]{32}$/);
  expect(one?.idOfPublic(shown)).toBe(id);
  expect(other?.publicId(id)).not.toBe(shown);
  expect(other?.idOfPublic(shown)).not.toBe(id);
  // Signatures of the same moment have nothing in common.
  expect(one?.publicId(id.replace(/.$/, 'e')).slice(0, 12)).not.toBe(shown.slice(0, 12));
});

test('tokens and codes belong to one signature, one purpose and one petition', () => {
  const id = '0193b3a2-5f6e-7c1d-8e2f-1a2b3c4d5e6f';
  const [one, other] = [3, 4].map((byte) => createSignatureHashes(Buffer.alloc(32, byte)));
  const token = one?.token('confirm', id) ?? '';
  expect(idOfToken(token)).toBe(id);
  expect(token).toMatch(/^[\w-]{54}$/);
  expect(one?.code(id)).toMatch(/^\d{6}$/);
  expect([one?.token('withdraw', id), other?.token('confirm', id)]).not.toContain(token);
  expect(one?.verifyToken('confirm', token)).toBe(id);
  expect([one?.verifyToken('withdraw', token), other?.verifyToken('confirm', token)]).toEqual([
    undefined,
    undefined,
  ]);
  expect([one?.code(id) ?? '', 'é12345', '1'].map((code) => one?.isCode(id, code))).toEqual([
    true,
    false,
    false,
  ]);
  expect(idOfToken('x'.repeat(54))).toEqual(expect.any(String));
  for (const none of ['', token.slice(1), `${token}A`, token.replace(/.$/, 'é'), `${token} `]) {
    expect(idOfToken(none)).toBeUndefined();
    expect(one?.verifyToken('confirm', none)).toBeUndefined();
  }
});
