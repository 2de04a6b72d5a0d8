// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomUUID } from 'node:crypto';

import { retentionMonths, takesSubscribers } from '@kga/contracts/petitions';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import type { Transaction } from '../../core/client.ts';
import { rotateKeys } from '../../registry/sealed-tables.ts';
import { type TestDatabase, cloneDatabase, countLockWaits } from '../../testing.ts';
import { insertConfirmedSignature } from './confirm.ts';
import { insertReason, selectReasons, selectSigners, takeSubmittedReasons } from './reasons.ts';
import { decideHeldSignatures, holdCountedSignatures } from './review.ts';
import { anonymiseSignatures, deleteExpiredSignatures } from './upkeep.ts';
import { withdrawSignature } from './write.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const [ring, newer] = [createKeyRing([keyOf(1)]), createKeyRing([keyOf(2), keyOf(1)])];

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const petitionId = v7();
beforeEach(async () => {
  await database.db.deleteFrom('petition').execute();
  await database.db
    .insertInto('petition')
    .values({
      id: petitionId,
      slug: 'own',
      title: 'Own',
      kind: 'own',
      sources: [],
      demonstration: false,
    })
    .execute();
});

const held = { cause: 'network' as const, batch: Buffer.alloc(8, 1) };

/** A confirmed signature with a reason, which counts unless it is held. */
async function sign(hold?: typeof held): Promise<string> {
  const name = randomUUID();
  const saved = await database.db.transaction().execute((trx) =>
    insertConfirmedSignature(
      trx,
      ring,
      {
        petitionId,
        addressHash: createHash('sha256').update(name).digest(),
        signer: {
          firstName: name,
          lastName: 'Q',
          email: 'a@kga.test',
          city: undefined,
          reason: 'I own it.',
        },
        country: 'NL',
        language: 'en',
        showName: true,
        wantsUpdates: false,
        hold,
      },
      () => createHash('sha256').update(name).digest(),
    ),
  );
  return saved?.id ?? '';
}

/** Submits and approves the reason of a signature that counts. */
async function publish(trx: Transaction, id: string): Promise<void> {
  const [written] = await takeSubmittedReasons(trx, ring, [id]);
  if (written) await insertReason(trx, { ...written, id: v7(), status: 'published' });
}

const reasons = () => database.db.selectFrom('reason').selectAll().execute();

const answered = () =>
  database.db
    .updateTable('petition')
    .set({ answered_at: sql<Date>`now() - interval '7 months'` })
    .execute();

const waits = () => expect.poll(() => countLockWaits(database.db)).toBe(1);

const begin = () => database.db.startTransaction().execute();

test('an anonymous signature leaves its reason, without name, country and day', async () => {
  const id = await sign();
  await database.db.transaction().execute((trx) => publish(trx, id));
  await answered();
  expect(await anonymiseSignatures(database.db)).toBe(1);
  const [reason] = await reasons();
  expect(reason).toMatchObject({ signature_id: null, content: 'I own it.' });
  expect(reason?.created_at.toISOString()).toMatch(/-01T00:00:00\.000Z$/);
  expect(await selectReasons(database.db, ring, { petitionId, limit: 9 })).toMatchObject([
    { content: 'I own it.', name: null, country: null },
  ]);
});

test('names are left out while their key is missing', async () => {
  const id = await sign();
  await database.db.transaction().execute((trx) => publish(trx, id));
  const lost = createKeyRing([keyOf(3)]);
  expect(await selectSigners(database.db, ring, { petitionId, limit: 9 })).toHaveLength(1);
  expect(await selectSigners(database.db, lost, { petitionId, limit: 9 })).toEqual([]);
  expect(await selectReasons(database.db, lost, { petitionId, limit: 9 })).toMatchObject([
    { content: 'I own it.', name: null, country: 'NL' },
  ]);
});

test('who withdraws while the signature is accepted leaves no reason', async () => {
  const id = await sign(held);
  const accepting = await begin();
  const batch = { petitionId, batch: held.batch };
  await decideHeldSignatures(accepting, batch, {
    ids: undefined,
    last: '9999-01-01T00:00:00Z',
    decision: 'accept',
  });
  await publish(accepting, id);
  const withdrawal = database.db
    .transaction()
    .execute((trx) => withdrawSignature(trx, { id, petitionId }));
  await waits();
  await accepting.commit().execute();
  expect(await withdrawal).toBe('withdrawn');
  expect(await reasons()).toEqual([]);
});

test('a reason that is published while keys rotate is not sealed again', async () => {
  const id = await sign();
  const submitting = await begin();
  await publish(submitting, id);
  const sealing = rotateKeys(database.db, newer);
  await waits();
  await submitting.commit().execute();
  await sealing;
  const row = await database.db.selectFrom('signature').select('reason').executeTakeFirst();
  expect(row?.reason).toBeNull();
});

test('upkeep leaves what is being held, or accepted', async () => {
  await sign();
  await answered();
  const holding = await begin();
  const time = { from: '2026-01-01T00:00:00.000Z', to: '9999-01-01T00:00:00.000Z' };
  await holdCountedSignatures(holding, petitionId, { ...time, country: undefined });
  expect(await anonymiseSignatures(database.db)).toBe(0);
  await holding.commit().execute();
  const { hold_batch: batch } = await database.db
    .selectFrom('signature')
    .select('hold_batch')
    .executeTakeFirstOrThrow();
  const accepting = await begin();
  await decideHeldSignatures(
    accepting,
    { petitionId, batch: batch ?? Buffer.of() },
    { ids: undefined, last: '9999-01-01T00:00:00Z', decision: 'accept' },
  );
  expect(await deleteExpiredSignatures(database.db)).toBe(0);
  await accepting.commit().execute();
  const row = await database.db.selectFrom('signature').select('state').executeTakeFirst();
  expect(row?.state).toBe('confirmed');
});

test('the form for subscribers is offered until Postgres deletes them, at the ends of months too', async () => {
  const day = 86_400_000;
  const nows = ['2026-12-16', '2027-02-28', '2028-02-29', '2027-03-01', '2026-08-31', '2026-10-31'];
  const cases = nows.flatMap((now) =>
    Array.from({ length: 9 }, (_, index) => {
      const at = new Date(Date.parse(now) - (180 + index) * day).toISOString();
      return { at, now };
    }),
  );
  const { rows } = await sql<{ at: string; now: string; kept: boolean }>`
    select at, now,
      at::timestamptz >= now::timestamptz - ${retentionMonths} * interval '1 month' as kept
    from unnest(
      ${cases.map(({ at }) => at)}::text[], ${cases.map(({ now }) => now)}::text[]
    ) as each (at, now)`.execute(database.db);
  for (const { at, now, kept } of rows) {
    expect(takesSubscribers({ answered: at }, new Date(now)), `${at} ${now}`).toBe(kept);
  }
  expect(new Set(rows.map(({ kept }) => kept)).size).toBe(2);
});
