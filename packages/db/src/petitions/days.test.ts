// SPDX-License-Identifier: AGPL-3.0-or-later
import { daysMax } from '@kga/contracts/petitions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { seedPetition } from '../../seeds/petition.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { selectDays } from './days.ts';

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

/** Inserts a snapshot every so many hours, whose count is that of the hours since the first. */
const insertEvery = (hours: number, { from, count }: { from: string; count: number }) =>
  sql`
  insert into petition_snapshot
  select ${petitionId}, ${from}::timestamptz + make_interval(hours => number * ${hours}::int),
    number * ${hours}::int, 0, 100, jsonb_build_object('DE', number)
  from generate_series(0, ${count - 1}::int) as number`.execute(database.db);

const daysAt = async (now: string) => {
  const days = await selectDays(database.db, { petitionId, now: new Date(now) });
  return days.map(({ timestamp, signatureCount }) => [timestamp.slice(0, 13), signatureCount]);
};

test('answers the last figures of each day that has ended', async () => {
  await insertEvery(7, { from: '2026-01-01T05:00Z', count: 10 });
  expect(await daysAt('2026-01-03T23:59:59Z')).toEqual([
    ['2026-01-01T19', 14],
    ['2026-01-02T23', 42],
  ]);
  expect(await daysAt('2026-01-04T00:00:00Z')).toEqual([
    ['2026-01-01T19', 14],
    ['2026-01-02T23', 42],
    ['2026-01-03T20', 63],
  ]);
});

test('answers figures by state, and leaves out days without any', async () => {
  await insertEvery(7 * 24, { from: '2026-01-01T22:00Z', count: 3 });
  const days = await selectDays(database.db, { petitionId, now: new Date('2027-06-01') });
  expect(days.map(({ countries }) => countries)).toEqual([{ DE: 0 }, { DE: 1 }, { DE: 2 }]);
  expect(days[0]).toMatchObject({ timestamp: '2026-01-01T22:00:00.000Z', goal: 100 });
});

test('answers no more than a year and some, up to the last day', async () => {
  await insertEvery(24, { from: '2024-01-01T12:00Z', count: 500 });
  const days = await daysAt('2027-01-01T00:00:00Z');
  expect(days).toHaveLength(daysMax);
  expect([days[0]?.[1], days.at(-1)?.[1]]).toEqual([100 * 24, 499 * 24]);
});

test('answers nothing before the first day has ended', async () => {
  expect(await daysAt('2026-01-01T12:00:00Z')).toEqual([]);
  await insertEvery(1, { from: '2026-01-01T01:00Z', count: 3 });
  expect(await daysAt('2026-01-01T12:00:00Z')).toEqual([]);
});
