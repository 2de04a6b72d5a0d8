// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { getPetitionHighlights, petitionHighlights } from '@kga/contracts/petitions';
import { insertSnapshot, selectPetitionBySlug } from '@kga/db/petitions';
import { seedPetition } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { type TestService, startRedis } from '@kga/dev/testing';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';

import { type TestApp, createTestApp } from '../../../testing/test-app.ts';

const url = getPetitionHighlights.url.replace(':id', campaign.petition);
const hour = 3_600_000;
const day = 24 * hour;
const midnight = Math.floor(Date.now() / day) * day;
const nothing = { today: null, bestDay: null, fastest: null };
const source = { type: 'provider', kind: 'tracker', url: 'http://localhost:3900' } as const;

let redis: TestService;
let database: TestDatabase;
let api: TestApp;
let petition_id = '';

beforeAll(async () => {
  redis = await startRedis();
  database = await cloneDatabase(inject('databaseUrl'));
  const opened = new Date(midnight - 40 * day);
  await seedPetition(database.db, { ...source, status: 'collecting' }, opened);
  petition_id = (await selectPetitionBySlug(database.db, campaign.petition))?.id ?? '';
});
afterAll(async () => {
  await database.drop();
  await redis.stop();
});
beforeEach(async () => {
  await database.db.deleteFrom('petition_snapshot').execute();
  api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
});
afterEach(() => api.close());

/** Inserts figures of a time in milliseconds before (negative) or after the last midnight. */
async function count(fromMidnight: number, counts: Record<string, number>): Promise<void> {
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  await insertSnapshot(database.db, {
    petition_id,
    taken_at: new Date(midnight + fromMidnight),
    signature_count: total,
    country_sum: total,
    goal: 1_000_000,
    country_counts: counts,
  });
}

async function highlights() {
  const response = await api.app.inject(url);
  expect(response.statusCode).toBe(200);
  return petitionHighlights.parse(response.json());
}

test('nothing is known before the first figures', async () => {
  expect(await highlights()).toEqual(nothing);
});

test('figures that are known once tell of no change', async () => {
  await count(-3 * day, { DE: 50_000 });
  expect(await highlights()).toEqual(nothing);
});

test('today counts from the last figures before midnight', async () => {
  await count(-2 * hour, { DE: 1_000 });
  await count(1, { DE: 1_250 });
  expect(await highlights()).toMatchObject({ today: 250 });
});

test('today without a change is zero', async () => {
  await count(-2 * hour, { DE: 1_000 });
  expect(await highlights()).toMatchObject({ today: 0 });
});

test('the best day is the one with the largest increase between its ends', async () => {
  await count(-5 * day - hour, { DE: 1_000 });
  await count(-4 * day - hour, { DE: 1_400 });
  await count(-3 * day - hour, { DE: 2_300 });
  await count(-2 * day - hour, { DE: 2_500 });
  expect(await highlights()).toMatchObject({
    bestDay: { day: new Date(midnight - 4 * day).toISOString(), added: 900 },
  });
});

test('what was added in a gap belongs to no day', async () => {
  await count(-9 * day - hour, { DE: 1_000 });
  await count(-2 * day - hour, { DE: 90_000 });
  await count(-day - hour, { DE: 90_100 });
  expect(await highlights()).toMatchObject({ bestDay: { added: 100 } });
});

test('the fastest state rose most by its own threshold', async () => {
  await count(-7 * day - hour, { DE: 10_000, MT: 100 });
  await count(-hour, { DE: 20_000, MT: 1_228 });
  const { fastest } = await highlights();
  // Malta's threshold is 4,230 signatures, Germany's 67,680.
  const since = new Date(midnight - 7 * day - hour).toISOString();
  expect(fastest).toEqual({ countryCode: 'MT', since, added: 1_128, percentage: 26.67 });
});

test('before a whole week is known, the fastest state is that since the first figures', async () => {
  await count(-2 * day, { DE: 10_000, MT: 100 });
  await count(-hour, { DE: 20_000, MT: 100 });
  const since = new Date(midnight - 2 * day).toISOString();
  expect(await highlights()).toMatchObject({ fastest: { countryCode: 'DE', since } });
});

test('in a replay, today counts from the last midnight that it has shown', async () => {
  const replay = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(replay.drop);
  const now = Date.now();
  // A day in a minute, a day and a half after it began.
  const clock = { from: new Date('2025-07-24'), epoch: new Date(now - 90_000), speed: 1_440 };
  await seedPetition(replay.db, { type: 'replay', url: source.url, ...clock });
  const { id = '' } = (await selectPetitionBySlug(replay.db, campaign.petition)) ?? {};
  for (const [seconds, total] of [
    [40, 1_400_000],
    [10, 1_400_250],
  ] as const) {
    const taken_at = new Date(now - seconds * 1_000);
    const counts = { signature_count: total, country_sum: total, country_counts: { DE: total } };
    await insertSnapshot(replay.db, { petition_id: id, taken_at, goal: 1_000_000, ...counts });
  }
  const app = await createTestApp({ databaseUrl: replay.url, redisUrl: redis.url });
  onTestFinished(() => app.close());
  const response = await app.app.inject(url);
  expect(petitionHighlights.parse(response.json()).today).toBe(250);
});

test('after the collection there is no today, and the fastest state is that of its end', async () => {
  const record = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(record.drop);
  await seedPetition(record.db, { type: 'record' });
  const app = await createTestApp({ databaseUrl: record.url, redisUrl: redis.url });
  onTestFinished(() => app.close());
  const response = await app.app.inject(url);
  const { today, bestDay, fastest } = petitionHighlights.parse(response.json());
  expect(today).toBeNull();
  // Its figures are those of weeks.
  expect(bestDay).toBeNull();
  expect(fastest).toMatchObject({ countryCode: 'FI', since: '2025-07-23T22:00:00.000Z' });
});
