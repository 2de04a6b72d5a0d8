// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import {
  claimOutbox,
  selectDueOutbox,
  markOutboxSending,
  postponeOutbox,
  settleAbandoned,
  settleOutbox,
  countWaitingOutbox,
} from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
});

const leaseMs = 60_000;
const job = 'mail.send';

const payload = {
  about: 'email_changed',
  accountId: uuidv7(),
  to: 'ada@example.org',
  name: 'Ada',
  language: 'en',
  at: '2026-11-21T12:18:03.000Z',
};

async function add(dueInSeconds = -1, of: 'mail.send' | 'profile.picture' = job): Promise<string> {
  const id = uuidv7();
  const due_at = sql<Date>`now() + ${dueInSeconds} * interval '1 second'`;
  const row = { id, job: of, payload: JSON.stringify(payload), due_at };
  await database.db.insertInto('outbox').values(row).execute();
  return id;
}

async function claim(id: string) {
  const claimed = await claimOutbox(database.db, { id, job, leaseMs });
  if (!claimed) throw new Error('not due');
  return claimed;
}

const pass = () => sql`update outbox set due_at = now() - interval '1 second'`.execute(database.db);
const stateOf = (id: string) =>
  database.db
    .selectFrom('outbox')
    .select(['state', 'payload', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('selects due rows of the given jobs, the longest due first', async () => {
  const [second, first] = [await add(-2), await add(-3)];
  await add(60);
  await add(-4, 'profile.picture');
  expect(await selectDueOutbox(database.db, { jobs: [job], limit: 10 })).toEqual([
    { id: first, job, trace: null },
    { id: second, job, trace: null },
  ]);
  expect(await selectDueOutbox(database.db, { jobs: [], limit: 10 })).toEqual([]);
});

test('many rows of one job do not delay another', async () => {
  const pictures = [await add(-9, 'profile.picture'), await add(-8, 'profile.picture')];
  const mail = await add();
  expect(await selectDueOutbox(database.db, { jobs: [job, 'profile.picture'], limit: 1 })).toEqual([
    { id: mail, job, trace: null },
    { id: pictures[0], job: 'profile.picture', trace: null },
  ]);
});

test('one of many processes claims a row, for its job only', async () => {
  const id = await add();
  const wrong = await claimOutbox(database.db, { id, job: 'profile.picture', leaseMs });
  expect(wrong).toBeUndefined();
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => claimOutbox(database.db, { id, job, leaseMs })),
  );
  expect(taken.filter(Boolean)).toMatchObject([{ id, tries: 1, payload }]);
});

test('an expired claim marks and settles nothing', async () => {
  const id = await add();
  const early = await claim(id);
  await pass();
  const late = await claim(id);
  expect(await markOutboxSending(database.db, early, leaseMs)).toBe(false);
  await settleOutbox(database.db, early, 'failed');
  expect(await markOutboxSending(database.db, late, leaseMs)).toBe(true);
  expect(await markOutboxSending(database.db, late, leaseMs)).toBe(false);
  await settleOutbox(database.db, late, 'done');
  expect(await stateOf(id)).toEqual({ state: 'done', payload: null, last_error: null });
  await postponeOutbox(database.db, late, 0, 'too late');
  expect(await stateOf(id)).toMatchObject({ state: 'done' });
});

test('what was abandoned while it was handed over is uncertain for good', async () => {
  const id = await add();
  const mine = await claim(id);
  await markOutboxSending(database.db, mine, leaseMs);
  expect(await settleAbandoned(database.db)).toEqual([]);
  await pass();
  expect(await claimOutbox(database.db, { id, job, leaseMs })).toBeUndefined();
  expect(await settleAbandoned(database.db)).toEqual([{ id, job }]);
  expect(await stateOf(id)).toMatchObject({ state: 'uncertain', payload: null });
  await settleOutbox(database.db, mine, 'done');
  expect(await stateOf(id)).toMatchObject({ state: 'uncertain' });
});

test('counts waiting rows and returns their age', async () => {
  const id = await add();
  await add(600);
  await settleOutbox(database.db, await claim(await add()), 'done');
  await sql`update outbox set created_at = now() - interval '90 seconds' where id = ${id}`.execute(
    database.db,
  );
  const [row, ...others] = await countWaitingOutbox(database.db);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ job, waiting: 2 });
  // The clock of a machine may be set back a little meanwhile.
  expect(row?.oldestSeconds).toBeGreaterThan(89);
});
