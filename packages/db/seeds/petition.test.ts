// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import {
  petitionStatusAt,
  selectPetitionBySlug,
  selectPollState,
  updatePollState,
} from '../src/petitions/queries.ts';
import { selectLatestSnapshot } from '../src/petitions/snapshots.ts';
import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { weeklyFigures } from './initiative.ts';
import type { PetitionSource } from './petition-source.ts';
import { restartFigures, seedPetition } from './petition.ts';

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
  speed: 3600,
};

async function seeded() {
  const petition = await selectPetitionBySlug(database.db, campaign.petition);
  if (!petition) throw new Error('nothing was seeded');
  const snapshots = await database.db
    .selectFrom('petition_snapshot')
    .selectAll()
    .orderBy('taken_at')
    .execute();
  return { petition, snapshots };
}

test.each([
  ['record', record],
  ['provider', provider],
  ['replay', replay],
])('seeds from a %s twice and nothing changes', async (_name, source) => {
  expect(await seedPetition(database.db, source)).toEqual({ figures: 'seeded' });
  const before = await seeded();
  expect(await seedPetition(database.db, source)).toEqual({ figures: 'kept' });
  expect(await seeded()).toEqual(before);
  expect(before.petition.areas).toHaveLength(27);
});

test('knows of the record every week, the last total, and the day of a million', async () => {
  await seedPetition(database.db, record);
  const { petition, snapshots } = await seeded();
  expect(snapshots).toHaveLength(weeklyFigures.length);
  expect(snapshots.at(-1)).toMatchObject({ signature_count: 1_448_271, country_sum: 1_448_270 });
  expect(petition).toMatchObject({
    goal: 1_000_000,
    first_reached_at: new Date('2025-07-03T22:00:00Z'),
    verified: 1_294_188,
    provider_kind: null,
  });
  const days = ['2025-07-31T21:59:59Z', '2025-07-31T22:00:00Z', '2026-01-26', '2026-06-16'];
  expect(days.map((day) => petitionStatusAt(petition, new Date(day)))).toEqual([
    'collecting',
    'closed',
    'submitted',
    'answered',
  ]);
});

test('dates the figures of a day at midnight in Brussels, in winter and in summer', async () => {
  await seedPetition(database.db, record);
  const { snapshots } = await seeded();
  const times = snapshots.map(({ taken_at }) => taken_at.toISOString());
  expect(times).toContain('2025-01-01T23:00:00.000Z');
  expect(times).toContain('2025-07-02T22:00:00.000Z');
  expect(times.at(-1)).toBe('2025-08-01T22:00:00.000Z');
});

test('knows nothing before a provider that collects has spoken', async () => {
  await seedPetition(database.db, provider);
  const { petition, snapshots } = await seeded();
  expect(snapshots).toEqual([]);
  expect(petition).toMatchObject({ provider_kind: 'tracker', provider_url: url, closes_at: null });
});

test.each(['closed', 'submitted', 'answered'] as const)(
  'puts the record before a provider whose petition is %s',
  async (status) => {
    await seedPetition(database.db, { ...provider, status });
    const { petition, snapshots } = await seeded();
    expect(petitionStatusAt(petition, new Date('2026-11-01'))).toBe(status);
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
  expect(petitionStatusAt(petition, replay.epoch)).toBe('collecting');
});

test('keeps the figures of the record under a provider that comes later', async () => {
  await seedPetition(database.db, record);
  const before = await seeded();
  expect(await seedPetition(database.db, provider)).toEqual({ figures: 'kept' });
  const after = await seeded();
  expect(after.petition).toMatchObject({ id: before.petition.id, provider_url: url });
  expect(after.snapshots).toEqual(before.snapshots);
});

test('lets a replay start over, and not where only its address has changed', async () => {
  await seedPetition(database.db, replay);
  const moved = { ...replay, url: 'http://moved.example' };
  expect(await seedPetition(database.db, moved)).toEqual({ figures: 'kept' });
  const later = { ...replay, epoch: new Date('2026-11-02T12:00:00Z') };
  expect(await seedPetition(database.db, later)).toEqual({ figures: 'seeded' });
  expect((await seeded()).petition.replay_epoch).toEqual(later.epoch);
});

test('removes the figures of a replay when the database gets a provider', async () => {
  await seedPetition(database.db, replay);
  expect(await seedPetition(database.db, provider)).toEqual({ figures: 'seeded' });
  const { petition, snapshots } = await seeded();
  expect(petition).toMatchObject({ demonstration: false, provider_url: url, replay_epoch: null });
  expect(snapshots).toEqual([]);
});

test.each([
  ['the record', record],
  ['a provider', provider],
])('refuses a replay over %s and changes nothing', async (_name, source) => {
  await seedPetition(database.db, source);
  const before = await seeded();
  await expect(seedPetition(database.db, replay)).rejects.toThrow('Set PETITION_PROVIDER_URL');
  expect(await seeded()).toEqual(before);
});

test('deletes figures only with the flag, and writes an audit entry', async () => {
  await seedPetition(database.db, record);
  const { petition } = await seeded();
  expect(await restartFigures(database.db, provider)).toEqual({ deleted: weeklyFigures.length });
  const after = await seeded();
  expect(after.snapshots).toEqual([]);
  expect(after.petition).toMatchObject({ id: petition.id, provider_url: url, closes_at: null });
  expect(await database.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { actor: 'operator', action: 'petition_figures_deleted', before: '52', after: '0' },
  ]);
});

test.each<[string, PetitionSource]>([
  ['as it was', provider],
  ['at another address', { ...provider, url: 'http://moved.example' }],
  ['of another kind', { ...provider, kind: 'eci-collection' }],
  ['closed', { ...provider, status: 'closed' }],
  ['answered', { ...provider, status: 'answered' }],
])('keeps what was polled when the provider comes again %s', async (_how, again) => {
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
  expect(await seedPetition(database.db, again)).toEqual({ figures: 'kept' });
  expect(await selectLatestSnapshot(database.db, petition.id)).toMatchObject({
    signature_count: 5,
  });
  expect((await seeded()).petition).toMatchObject({
    first_reached_at: reached,
    opened_at: petition.opened_at,
  });
});

test('asks a provider at once that takes the place of one that failed', async () => {
  await seedPetition(database.db, provider);
  const { petition } = await seeded();
  const succeeded_at = new Date('2026-11-01T12:00:00Z');
  await selectPollState(database.db, petition.id);
  const failing = { failures: 9, paused_until: new Date('2027-01-01T00:00:00Z'), succeeded_at };
  await updatePollState(database.db, petition.id, failing);
  await seedPetition(database.db, provider);
  expect(await selectPollState(database.db, petition.id)).toMatchObject(failing);
  await seedPetition(database.db, { ...provider, url: 'http://moved.example' });
  const state = await selectPollState(database.db, petition.id);
  expect(state).toMatchObject({ failures: 0, paused_until: null, succeeded_at });
});

test('takes the dates that are given, else the record’s as far as the status has come', async () => {
  const closes = new Date('2027-01-01T00:00:00Z');
  await seedPetition(database.db, { ...provider, dates: { closes } });
  const collecting = (await seeded()).petition;
  expect(collecting).toMatchObject({ closes_at: closes, submitted_at: null, answered_at: null });
  expect(petitionStatusAt(collecting, new Date('2026-11-01'))).toBe('collecting');
  expect(petitionStatusAt(collecting, closes)).toBe('closed');

  const submitted = new Date('2027-02-01T00:00:00Z');
  await seedPetition(database.db, { ...provider, status: 'submitted', dates: { submitted } });
  expect((await seeded()).petition).toMatchObject({
    closes_at: closes,
    submitted_at: submitted,
    answered_at: null,
  });
});

test('dates of the record go with the status that brought them; given ones stay', async () => {
  const submitted = new Date('2026-03-01T00:00:00Z');
  await seedPetition(database.db, { ...provider, status: 'answered', dates: { submitted } });
  await seedPetition(database.db, { ...provider, status: 'collecting' });
  expect((await seeded()).petition).toMatchObject({
    closes_at: null,
    submitted_at: submitted,
    verified: null,
    answered_at: null,
    answer_reference: null,
  });
});

test('a demonstration’s figures are not restarted as the record', async () => {
  await seedPetition(database.db, replay);
  const before = await seeded();
  await expect(restartFigures(database.db, record)).rejects.toThrow('a demonstration’s');
  expect(await seeded()).toEqual(before);
});
