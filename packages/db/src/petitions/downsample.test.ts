// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { seedPetition } from '../../seeds/petition.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { purgeRejectedPolls } from './queries.ts';
import { purgeReadings } from './readings.ts';
import { downsampleSnapshots } from './snapshots.ts';

const now = new Date('2026-06-15T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let database: TestDatabase;
let petitionId = '';
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  await seedPetition(database.db, { type: 'record' });
  const row = await database.db.selectFrom('petition').select('id').executeTakeFirstOrThrow();
  petitionId = row.id;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('petition_snapshot').execute();
});

/** A snapshot each ten minutes from `from` before now to `to` before now. */
async function fill(from: number, to: number): Promise<void> {
  await sql`
    insert into petition_snapshot
    select ${petitionId}, time, 1, 1, 100, '{}'
    from generate_series(
      ${new Date(now.getTime() - from)}::timestamptz,
      ${new Date(now.getTime() - to)}::timestamptz,
      interval '10 minutes') as time`.execute(database.db);
}

async function times(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('petition_snapshot')
    .select('taken_at')
    .orderBy('taken_at')
    .execute();
  return rows.map((row) => row.taken_at.toISOString());
}

const onDay = (all: readonly string[], date: string) =>
  all.filter((time) => time.startsWith(date)).map((time) => time.slice(11, 16));

test('keeps everything of the last 48 hours', async () => {
  await fill(2 * day, 0);
  expect(await downsampleSnapshots(database.db, now)).toBe(0);
  expect(await times()).toHaveLength(2 * 24 * 6 + 1);
});

test('keeps the last of each hour after 48 hours, and the first of each day', async () => {
  await fill(10 * day, 5 * day);
  await downsampleSnapshots(database.db, now);
  const kept = onDay(await times(), '2026-06-08');
  const hours = Array.from({ length: 24 }, (_, index) => `${String(index).padStart(2, '0')}:50`);
  expect(kept).toEqual(['00:00', ...hours]);
});

test('keeps the first and the last of each day after 30 days', async () => {
  await fill(40 * day, 35 * day);
  await downsampleSnapshots(database.db, now);
  expect(onDay(await times(), '2026-05-08')).toEqual(['00:00', '23:50']);
  // The record begins and ends within these days.
  expect(onDay(await times(), '2026-05-06')).toEqual(['12:00', '23:50']);
  expect(onDay(await times(), '2026-05-11')).toEqual(['00:00', '12:00']);
});

test('changes nothing when it runs again, and takes no lone snapshot', async () => {
  await fill(60 * day, 0);
  const before = (await times()).length;
  const removed = await downsampleSnapshots(database.db, now);
  expect((await times()).length).toBe(before - removed);
  expect(await downsampleSnapshots(database.db, now)).toBe(0);
  await database.db.deleteFrom('petition_snapshot').execute();
  await fill(100 * day, 100 * day);
  expect(await downsampleSnapshots(database.db, now)).toBe(0);
  expect(await times()).toHaveLength(1);
});

test('forgets rejected polls after 90 days', async () => {
  const ages = [91, 90, 89, 0];
  await database.db
    .insertInto('petition_rejected_poll')
    .values(
      ages.map((age) => ({
        id: uuidv7(),
        petition_id: petitionId,
        received_at: new Date(now.getTime() - age * day),
        reason: String(age),
        answer: '',
      })),
    )
    .execute();
  expect(await purgeRejectedPolls(database.db, now)).toBe(1);
});

test('deletes readings 90 days after the last poll that gave them', async () => {
  const ages = [91, 90, 89];
  const figures = { signature_count: 9, country_sum: 9, goal: 100, last_count: 1, per_day: 0 };
  await database.db
    .insertInto('petition_reading')
    .values(
      ages.map((age) => ({
        id: uuidv7(),
        petition_id: petitionId,
        state: 'superseded' as const,
        reasons: [],
        ...figures,
        country_counts: '{}',
        first_received_at: new Date(now.getTime() - 100 * day),
        last_received_at: new Date(now.getTime() - age * day),
      })),
    )
    .execute();
  expect(await purgeReadings(database.db, now)).toBe(1);
});
