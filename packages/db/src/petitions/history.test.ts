// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { seedPetition } from '../../seeds/petition.ts';
import { createDatabase } from '../core/client.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { selectHistory } from './snapshots.ts';

const minutes = 5_000;
const first = new Date('2026-01-01T00:00:00Z');
const at = (minute: number) => new Date(first.getTime() + minute * 60_000);

let database: TestDatabase;
let petitionId = '';
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  await seedPetition(database.db, { type: 'record' });
  const row = await database.db.selectFrom('petition').select('id').executeTakeFirstOrThrow();
  petitionId = row.id;
  await database.db.deleteFrom('petition_snapshot').execute();
  await sql`
    insert into petition_snapshot
    select ${petitionId}, ${first}::timestamptz + minute * interval '1 minute', minute, minute, 100, '{}'
    from generate_series(0, ${minutes}::int) as minute`.execute(database.db);
});
afterAll(() => database.drop());

const read = (from: number, to: number, limit: number) =>
  selectHistory(database.db, { petitionId, from: at(from), to: at(to), limit });
const countsOf = (points: readonly { signatureCount: number }[]) =>
  points.map(({ signatureCount }) => signatureCount);

test('answers the last point where one is asked for', async () => {
  expect(await read(0, minutes, 1)).toEqual([
    { timestamp: at(minutes).toISOString(), signatureCount: minutes, goal: 100 },
  ]);
});

test('answers the first and the last where two are asked for', async () => {
  expect(countsOf(await read(0, minutes, 2))).toEqual([0, minutes]);
  expect(countsOf(await read(17, 4_711, 2))).toEqual([17, 4_711]);
});

test('spreads a hundred points evenly, oldest first, with both ends', async () => {
  const counts = countsOf(await read(0, minutes, 100));
  expect(counts).toHaveLength(100);
  expect([counts[0], counts.at(-1)]).toEqual([0, minutes]);
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  for (const step of steps) {
    expect(step).toBeGreaterThanOrEqual(50);
    expect(step).toBeLessThanOrEqual(51);
  }
});

test('answers every point where there are no more than asked for', async () => {
  expect(countsOf(await read(10, 12, 100))).toEqual([10, 11, 12]);
  expect(countsOf(await read(1, 100, 100))).toHaveLength(100);
  expect(countsOf(await read(0, 100, 100))).toHaveLength(100);
});

test('fills up with points beside the gaps where times are uneven, none twice', async () => {
  const late = at(minutes * 100);
  await database.db
    .insertInto('petition_snapshot')
    .values({
      petition_id: petitionId,
      taken_at: late,
      signature_count: 9_999,
      country_sum: 9_999,
      goal: 100,
      country_counts: '{}',
    })
    .execute();
  const [points, ten] = [await read(0, minutes * 100, 100), await read(0, minutes * 100, 10)];
  await database.db.deleteFrom('petition_snapshot').where('taken_at', '=', late).execute();
  const times = points.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...new Set(times)].toSorted());
  expect([points[0]?.signatureCount, points.at(-1)?.signatureCount]).toEqual([0, 9_999]);
  expect(points).toHaveLength(100);
  const steps = [0, 625, 1_250, 1_875, 2_500, 3_125, 3_750, 4_375, 5_000, 9_999];
  expect(countsOf(ten)).toEqual(steps);
});

test('spreads evenly over a change of the session’s clock', async () => {
  const petition = await database.db
    .selectFrom('petition')
    .select(['title', 'goal', 'opened_at', 'sources', 'demonstration'])
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await database.db
    .insertInto('petition')
    .values({ ...petition, id, slug: 'another' })
    .execute();
  await sql`
    insert into petition_snapshot
    select ${id}, '2026-03-28T12:00Z'::timestamptz + hour * interval '1 hour', hour, hour, 100, '{}'
    from generate_series(0, 48) as hour`.execute(database.db);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c timezone=Europe/Berlin');
  const inBerlin = createDatabase(url.href, { maxConnections: 1 });
  const [from, to] = [new Date('2026-03-28T12:00Z'), new Date('2026-03-30T12:00Z')];
  const points = await selectHistory(inBerlin, { petitionId: id, from, to, limit: 5 });
  await inBerlin.destroy();
  expect(countsOf(points)).toEqual([0, 12, 24, 36, 48]);
});

test('counts the signatures of one state in every way to select points', async () => {
  await sql`
    update petition_snapshot set country_counts = jsonb_build_object('DE', signature_count * 2)
    where petition_id = ${petitionId}`.execute(database.db);
  const range = { petitionId, from: at(0), to: at(minutes), country: 'DE' };
  const few = await selectHistory(database.db, { ...range, to: at(2), limit: 100 });
  expect(countsOf(few)).toEqual([0, 2, 4]);
  const many = await selectHistory(database.db, { ...range, limit: 100 });
  expect([many.length, many[0]?.signatureCount, many.at(-1)?.signatureCount]).toEqual([
    100,
    0,
    2 * minutes,
  ]);
  const unknown = await selectHistory(database.db, { ...range, limit: 2, country: 'FR' });
  expect(countsOf(unknown)).toEqual([0, 0]);
});

test.each([1, 2, 100])('answers nothing of an empty range, limit %i', async (limit) => {
  expect(await read(-100, -1, limit)).toEqual([]);
  expect(await read(minutes + 1, minutes + 2, limit)).toEqual([]);
  const petition = crypto.randomUUID();
  const range = { petitionId: petition, from: at(0), to: at(minutes), limit };
  expect(await selectHistory(database.db, range)).toEqual([]);
});
