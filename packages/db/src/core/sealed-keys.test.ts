// SPDX-License-Identifier: AGPL-3.0-or-later
import { MissingKeyError, createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { selectLogKey, selectLogPublicKey } from '../petitions/signatures/keys.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { createDatabase } from './client.ts';
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

test('a table is read as a whole, however short the time of a statement is for the role', async () => {
  const { db } = database;
  const name = sql.id(new URL(database.url).pathname.slice(1));
  // Reading the version of a row takes longer than a statement may.
  await sql`create function public.get_byte(bytea, int) returns int language sql
    as 'select pg_catalog.get_byte($1, $2) from pg_sleep(0.3)'`.execute(db);
  await sql`alter database ${name} set search_path = public, pg_catalog`.execute(db);
  const hurried = createDatabase(database.url, { statementTimeout: 200 });
  try {
    await expect(sql`select get_byte(sealed, 0) from sealed_key`.execute(hurried)).rejects.toThrow(
      'statement timeout',
    );
    expect(await countSealedOtherwise(hurried, both, sealedKeys)).toBeGreaterThanOrEqual(0);
    await resealTable(hurried, both, sealedKeys);
  } finally {
    await hurried.destroy();
    await sql`alter database ${name} reset search_path`.execute(db);
    await sql`drop function public.get_byte`.execute(db);
  }
});

test('the public key of the logs is found when the ring is lost', async () => {
  const { db } = database;
  const before = await selectLogPublicKey(db, next);
  expect(before).toHaveLength(32);
  const lost = createKeyRing([keyOf(9)]);
  expect(await selectLogPublicKey(db, lost)).toEqual(before);
  await expect(selectLogKey(db, lost)).rejects.toThrow(MissingKeyError);
});
