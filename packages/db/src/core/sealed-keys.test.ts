// SPDX-License-Identifier: AGPL-3.0-or-later
import { MissingKeyError, createKeyRing } from '@kga/server/crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { selectLogKey, selectLogPublicKey } from '../petitions/signatures/keys.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { sealedKeys, selectSealedKey } from './sealed-keys.ts';
import { countSealedOtherwise, resealTable } from './sealed-table.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const [old, both, next] = [
  createKeyRing([keyOf(1)]),
  createKeyRing([keyOf(2), keyOf(1)]),
  createKeyRing([keyOf(2)]),
];
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

test('concurrent callers get one stored key, which outlives a change of the ring', async () => {
  const { db } = database;
  const keys = await Promise.all([1, 2, 3, 4].map(() => selectSealedKey(db, old, 'one')));
  expect(new Set(keys.map((key) => key.toString('hex')))).toHaveProperty('size', 1);
  const logKey = (await selectLogKey(db, old)).export({ format: 'jwk' });
  expect(await countSealedOtherwise(db, both, sealedKeys)).toBe(2);
  await resealTable(db, both, sealedKeys);
  expect(await countSealedOtherwise(db, both, sealedKeys)).toBe(0);
  expect(await selectSealedKey(db, next, 'one')).toEqual(keys[0]);
  expect((await selectLogKey(db, next)).export({ format: 'jwk' })).toEqual(logKey);
});

test('the public key of the logs is found when the ring is lost', async () => {
  const { db } = database;
  const before = await selectLogPublicKey(db, next);
  expect(before).toHaveLength(32);
  const lost = createKeyRing([keyOf(9)]);
  expect(await selectLogPublicKey(db, lost)).toEqual(before);
  await expect(selectLogKey(db, lost)).rejects.toThrow(MissingKeyError);
});
