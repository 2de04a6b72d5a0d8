import { campaign, petitionStatus } from '@kga/contracts';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { latestSnapshot, petitionBySlug, pollState, thresholds } from '../src/petition/queries.ts';
import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { weeklyFigures } from './initiative.ts';
import { type PetitionSource, seedPetition } from './petition.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('petition').execute();
});

const url = 'http://provider.example';
const record: PetitionSource = { type: 'record' };
const provider: PetitionSource = { type: 'provider', kind: 'tracker', url, status: 'collecting' };
const replay: PetitionSource = {
  type: 'replay',
  url,
  from: new Date('2025-06-24T00:00:00Z'),
  epoch: new Date('2026-11-01T12:00:00Z'),
};

async function seeded() {
  const petition = await petitionBySlug(database.db, campaign.slug);
  if (!petition) throw new Error('nothing was seeded');
  const snapshots = await database.db
    .selectFrom('petition_snapshot')
    .selectAll()
    .orderBy('taken_at')
    .execute();
  return { petition, snapshots };
}

function statusAt(petition: Awaited<ReturnType<typeof seeded>>['petition'], now: Date) {
  const life = {
    closes: petition.closes_at?.toISOString() ?? null,
    submitted: petition.submitted_at?.toISOString() ?? null,
    answered: petition.answered_at?.toISOString() ?? null,
  };
  return petitionStatus(life, now);
}

test.each([
  ['record', record],
  ['provider', provider],
  ['replay', replay],
])('seeds from a %s twice and nothing changes', async (_name, source) => {
  expect(await seedPetition(database.db, source)).toEqual({ startedAnew: true });
  const before = await seeded();
  expect(await seedPetition(database.db, source)).toEqual({ startedAnew: false });
  expect(await seeded()).toEqual(before);
  expect(Object.keys(await thresholds(database.db, before.petition.id))).toHaveLength(27);
});

test('knows of the record every week, the last total, and the day of a million', async () => {
  await seedPetition(database.db, record);
  const { petition, snapshots } = await seeded();
  expect(snapshots).toHaveLength(weeklyFigures.length);
  expect(snapshots.at(-1)).toMatchObject({ signature_count: 1_448_271, country_sum: 1_448_270 });
  expect(petition).toMatchObject({
    goal: 1_000_000,
    first_reached_at: new Date('2025-07-03T00:00:00Z'),
    verified: 1_294_188,
    provider_kind: null,
  });
  const days = ['2025-07-31T21:59:59Z', '2025-07-31T22:00:00Z', '2026-01-26', '2026-06-16'];
  expect(days.map((day) => statusAt(petition, new Date(day)))).toEqual([
    'collecting',
    'closed',
    'submitted',
    'answered',
  ]);
});

test('begins at zero with a provider that collects', async () => {
  await seedPetition(database.db, provider);
  const { petition, snapshots } = await seeded();
  expect(snapshots).toHaveLength(1);
  expect(snapshots[0]).toMatchObject({ signature_count: 0, country_counts: {} });
  expect(petition).toMatchObject({ provider_kind: 'tracker', provider_url: url, closes_at: null });
});

test.each(['closed', 'submitted', 'answered'] as const)(
  'puts the record before a provider whose petition is %s',
  async (status) => {
    await seedPetition(database.db, { ...provider, status });
    const { petition, snapshots } = await seeded();
    expect(statusAt(petition, new Date('2026-11-01'))).toBe(status);
    expect(snapshots).toHaveLength(weeklyFigures.length);
    expect(petition.provider_kind).toBe('tracker');
  },
);

test('shifts the record so that the replay’s past ends where it begins', async () => {
  await seedPetition(database.db, replay);
  const { petition, snapshots } = await seeded();
  const last = snapshots.at(-1)?.taken_at.getTime() ?? 0;
  expect(last).toBeLessThanOrEqual(replay.epoch.getTime());
  expect(last).toBeGreaterThan(replay.epoch.getTime() - 8 * 86_400_000);
  expect(petition).toMatchObject({ demonstration: true, first_reached_at: null });
  expect(statusAt(petition, replay.epoch)).toBe('collecting');
});

test('starts the figures anew from another source and keeps the petition itself', async () => {
  await seedPetition(database.db, record);
  const before = await seeded();
  await pollState(database.db, before.petition.id);
  expect(await seedPetition(database.db, provider)).toEqual({ startedAnew: true });
  const after = await seeded();
  expect(after.petition.id).toBe(before.petition.id);
  expect(after.petition.first_reached_at).toBeNull();
  expect(after.snapshots).toHaveLength(1);
  const polls = await database.db.selectFrom('petition_poll').selectAll().execute();
  expect(polls).toEqual([]);
});

test('keeps what was polled when it runs again', async () => {
  await seedPetition(database.db, provider);
  const { petition } = await seeded();
  const taken = new Date(Date.now() + 1_000);
  await database.db
    .insertInto('petition_snapshot')
    .values({
      petition_id: petition.id,
      taken_at: taken,
      signature_count: 5,
      country_sum: 5,
      goal: 10,
      country_counts: JSON.stringify({ DE: 5 }),
    })
    .execute();
  const reached = new Date('2026-01-01T00:00:00Z');
  await database.db.updateTable('petition').set({ first_reached_at: reached }).execute();
  await seedPetition(database.db, provider);
  expect(await latestSnapshot(database.db, petition.id)).toMatchObject({ signature_count: 5 });
  expect((await seeded()).petition).toMatchObject({
    first_reached_at: reached,
    opened_at: petition.opened_at,
  });
});
