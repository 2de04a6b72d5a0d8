// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomBytes } from 'node:crypto';

import {
  leafHash,
  leafOfReceipt,
  verifyConsistency,
  verifyInclusion,
} from '@kga/contracts/petitions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase, insertTestPetition } from '../../testing.ts';
import {
  appendLeaves,
  selectConsistencyProof,
  selectGrowingLogs,
  selectHeads,
  selectInclusionProof,
  selectLeaf,
  selectLastHeadsOfDays,
  selectLeaves,
} from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const hashes = (count: number) => Array.from({ length: count }, () => randomBytes(32));

async function append(petitionId: string, receipts: readonly Buffer[], withdrawal = false) {
  const { db } = database;
  const rows = receipts.map((receipt_hash) => ({
    petition_id: petitionId,
    withdrawal,
    receipt_hash,
  }));
  if (rows.length > 0) await db.insertInto('log_leaf').values(rows).execute();
  await db.transaction().execute((trx) => appendLeaves(trx, petitionId, ({ size }) => `${size}`));
}

const hex = (hash: Buffer) => hash.toString('hex');

test('every leaf is proved to be in every head, and every head to begin with earlier ones', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(database.db);
  const receipts = hashes(700);
  // Ends of trees on both sides of 256 leaves, whose nodes are stored.
  const sizes = [1, 2, 7, 255, 256, 257, 512, 700];
  let before = 0;
  for (const size of sizes) {
    await append(petitionId, receipts.slice(before, size));
    before = size;
  }
  const heads = await selectHeads(db, petitionId, 100);
  expect(heads.map(({ size, checkpoint }) => [size, checkpoint])).toEqual(
    sizes.toReversed().map((size) => [size, String(size)]),
  );
  const below = await selectHeads(db, petitionId, 2, { below: 257 });
  expect(below.map(({ size }) => size)).toEqual([256, 255]);
  for (const { size, root } of heads) {
    const head = { size, root: hex(root) };
    for (const index of [0, 1, 254, 255, 256, 511, 600, 699].filter((each) => each < size)) {
      const leaf = createHash('sha256')
        .update(Buffer.of(0, 0))
        .update(receipts[index] ?? '')
        .digest();
      const found = await selectInclusionProof(db, petitionId, { leaf, size });
      expect(found?.position).toBe(index);
      const proof = found?.proof.map(hex) ?? [];
      expect(await verifyInclusion({ position: index, ...head, leaf: hex(leaf), proof })).toBe(
        true,
      );
    }
    for (const { size: first, root: early } of heads.filter((each) => each.size <= size)) {
      const proof = await selectConsistencyProof(db, petitionId, { first, second: size });
      const earlier = { size: first, root: hex(early) };
      expect(await verifyConsistency(earlier, head, proof?.map(hex) ?? [''])).toBe(true);
    }
  }
});

test('a withdrawal is a leaf of its own, and receipts lead to both', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(database.db);
  const receipt = 'a receipt';
  const receiptHash = createHash('sha256').update(receipt).digest();
  await append(petitionId, [receiptHash]);
  await append(petitionId, [receiptHash], true);
  expect(await selectLeaves(db, petitionId, { start: 0, limit: 10 })).toEqual([
    { withdrawal: false, receiptHash },
    { withdrawal: true, receiptHash },
  ]);
  expect(await selectLeaves(db, petitionId, { start: 1, limit: 1 })).toHaveLength(1);
  for (const [position, kind] of (['confirm', 'withdraw'] as const).entries()) {
    const leaf = Buffer.from(await leafOfReceipt(receipt, kind), 'hex');
    expect(await selectInclusionProof(db, petitionId, { leaf, size: 2 })).toMatchObject({
      position,
    });
  }
  await append(petitionId, [receiptHash]);
  const again = Buffer.from(await leafOfReceipt(receipt, 'confirm'), 'hex');
  const proved = await selectInclusionProof(db, petitionId, { leaf: again, size: 3 });
  expect(proved?.position).toBe(2);
  expect(await leafOfReceipt(receipt, 'withdraw')).toBe(await leafHash(`01${hex(receiptHash)}`));
});

test('the last leaf of a receipt has no position until it is in a tree', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(db);
  const [receiptHash] = hashes(1);
  if (!receiptHash) throw new Error('no hash');
  await append(petitionId, [receiptHash]);
  const leafOf = async () => {
    const { hash } = await db
      .selectFrom('log_leaf')
      .select('hash')
      .where('petition_id', '=', petitionId)
      .executeTakeFirstOrThrow();
    return selectLeaf(db, petitionId, hash);
  };
  const appended = { waitingMinutes: null };
  expect(await leafOf()).toEqual({ position: 0, ...appended });
  await db
    .insertInto('log_leaf')
    .values({ petition_id: petitionId, withdrawal: false, receipt_hash: receiptHash })
    .execute();
  expect(await leafOf()).toEqual({ position: null, waitingMinutes: 0 });
  await db
    .updateTable('log_leaf')
    .set({ waiting_since: sql`now() - interval '90 minutes'` })
    .where('position', 'is', null)
    .execute();
  expect(await leafOf()).toEqual({ position: null, waitingMinutes: 90 });
  await append(petitionId, []);
  expect(await leafOf()).toEqual({ position: 1, ...appended });
  expect(await selectLeaf(db, petitionId, randomBytes(32))).toBeUndefined();
});

test('there is no proof without a head of that size, or for a leaf behind it', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(database.db);
  const [one, two] = [hashes(2), hashes(1)];
  await append(petitionId, one);
  await append(petitionId, two);
  const leaves = await db
    .selectFrom('log_leaf')
    .select('hash')
    .where('petition_id', '=', petitionId)
    .orderBy('position')
    .execute();
  const leaf = leaves[2]?.hash ?? Buffer.of();
  const proofOf = (size: number, hash = leaf) =>
    selectInclusionProof(db, petitionId, { leaf: hash, size });
  expect(await proofOf(3)).toBeDefined();
  expect(await Promise.all([proofOf(2), proofOf(4), proofOf(3, randomBytes(32))])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const between = (first: number, second: number) =>
    selectConsistencyProof(db, petitionId, { first, second });
  expect(await Promise.all([between(1, 3), between(3, 2), between(2, 5)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('concurrent runs append each leaf once, and a run without leaves signs no head', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(database.db);
  const rows = hashes(50).map((receipt_hash) => ({
    petition_id: petitionId,
    withdrawal: false,
    receipt_hash,
  }));
  await db.insertInto('log_leaf').values(rows).execute();
  expect((await selectGrowingLogs(db)).map(({ id }) => id)).toEqual([petitionId]);
  await Promise.all([1, 2, 3].map(() => append(petitionId, [])));
  expect((await selectHeads(db, petitionId, 10)).map(({ size }) => size)).toEqual([50]);
  expect(await selectGrowingLogs(db)).toEqual([]);
});

test('a leaf that commits after a younger one is in the next head', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(database.db);
  const [early, late] = hashes(2).map((receipt_hash) => ({
    petition_id: petitionId,
    withdrawal: false,
    receipt_hash,
  }));
  if (!early || !late) throw new Error('there are two leaves');
  const slow = await db.startTransaction().execute();
  await slow.insertInto('log_leaf').values(early).execute();
  await db.insertInto('log_leaf').values(late).execute();
  await append(petitionId, []);
  await slow.commit().execute();
  await append(petitionId, []);
  expect((await selectHeads(db, petitionId, 10)).map(({ size }) => size)).toEqual([2, 1]);
  expect(
    (await selectLeaves(db, petitionId, { start: 0, limit: 10 })).map((leaf) => leaf.receiptHash),
  ).toEqual([late.receipt_hash, early.receipt_hash]);
});

test('every day has its last head, however many heads the latest days have', async () => {
  const { db } = database;
  const petitionId = await insertTestPetition(db);
  await sql`
    insert into log_head (petition_id, size, root, signed_at, checkpoint)
    select ${petitionId}, size, '\\x00', '2026-01-01T00:05Z'::timestamptz + size * interval '10 minutes', ''
    from generate_series(1, 144 * 12) as size`.execute(db);
  const heads = await selectLastHeadsOfDays(db, petitionId, 20);
  expect(heads.map(({ size, signedAt }) => [size, signedAt.toISOString()])).toEqual([
    [1_728, '2026-01-13T00:05:00.000Z'],
    ...Array.from({ length: 12 }, (_, index) => {
      const day = 12 - index;
      return [144 * day - 1, `2026-01-${String(day).padStart(2, '0')}T23:55:00.000Z`];
    }),
  ]);
  const [latest] = await selectLastHeadsOfDays(db, petitionId, 1);
  expect(latest?.size).toBe(1_728);
});
