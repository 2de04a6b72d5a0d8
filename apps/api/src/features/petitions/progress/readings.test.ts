// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import {
  decideReading,
  getLatest,
  listReadings,
  petitionLatest,
  suspiciousReading,
} from '@kga/contracts/petitions';
import { selectAuditEntriesAbout } from '@kga/db/core';
import {
  insertReading,
  selectPetitionBySlug,
  selectPollState,
  updateReading,
} from '@kga/db/petitions';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

/** The record's last total. */
const shown = 1_448_271;
const received = new Date('2026-01-01T12:00:00Z');

beforeEach(async () => {
  await api.db.deleteFrom('petition_reading').execute();
});

async function addReading(signature_count: number): Promise<string> {
  const petition = await selectPetitionBySlug(api.db, campaign.petition);
  if (!petition) throw new Error('nothing was seeded');
  await selectPollState(api.db, petition.id);
  await api.db.transaction().execute((trx) =>
    insertReading(trx, {
      petition_id: petition.id,
      reasons: ['total_rose', 'states_differ'],
      signature_count,
      country_sum: 1_000,
      goal: 1_000_000,
      country_counts: JSON.stringify({ DE: 600, FR: 400 }),
      last_count: shown,
      per_day: 24,
      first_received_at: received,
      last_received_at: received,
    }),
  );
  const [{ id } = { id: '' }] = await list();
  return id;
}

const list = async () =>
  z.array(suspiciousReading).parse((await admin.get(listReadings.url)).json());
const decide = (id: string, decision: string) =>
  admin.post(decideReading.url.replace(':id', id), { decision });
const latest = async () => petitionLatest.parse((await api.app.inject(getLatest.url)).json());
const actionsOn = async (id: string) =>
  (await selectAuditEntriesAbout(api.db, { kind: 'reading', id })).map(
    ({ action, before, after, actor }) => [action, before, after, actor],
  );

test('lists readings with what an admin decides by', async () => {
  expect(await list()).toEqual([]);
  const id = await addReading(3_000_000);
  expect(await list()).toEqual([
    {
      id,
      state: 'waiting',
      reasons: ['total_rose', 'states_differ'],
      signatureCount: 3_000_000,
      countrySum: 1_000,
      lastCount: shown,
      perDay: 24,
      polls: 1,
      firstReceivedAt: received.toISOString(),
      lastReceivedAt: received.toISOString(),
    },
  ]);
});

test('a rejected reading changes no figures and can still be accepted', async () => {
  const before = await latest();
  const id = await addReading(2_000_000);
  const rejected = await decide(id, 'reject');
  expect([rejected.statusCode, rejected.json()]).toMatchObject([200, { state: 'rejected' }]);
  expect((await decide(id, 'reject')).statusCode).toBe(409);
  expect(await latest()).toEqual(before);
  const accepted = await decide(id, 'accept');
  expect([accepted.statusCode, accepted.json()]).toMatchObject([200, { state: 'accepted' }]);
  await vi.waitFor(async () => expect(await latest()).toMatchObject({ signatureCount: 2_000_000 }));
  expect(await actionsOn(id)).toEqual([
    ['reading_accepted', String(shown), '2000000', 'Ada Lovelace'],
    ['reading_rejected', null, '2000000', 'Ada Lovelace'],
  ]);
});

test('of two admins who accept at the same time, the second gets a conflict', async () => {
  const id = await addReading(2_100_000);
  const answers = await Promise.all([decide(id, 'accept'), decide(id, 'accept')]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await actionsOn(id)).toHaveLength(1);
  const stored = api.db.selectFrom('petition_snapshot').where('signature_count', '=', 2_100_000);
  expect(await stored.selectAll().execute()).toMatchObject([
    { country_sum: 1_000, country_counts: { DE: 600, FR: 400 } },
  ]);
});

test('a superseded or unknown reading cannot be decided', async () => {
  const id = await addReading(2_200_000);
  await api.db.transaction().execute((trx) => updateReading(trx, id, { state: 'superseded' }));
  expect((await decide(id, 'accept')).json()).toMatchObject({ status: 409, code: 'conflict' });
  expect((await decide(id, 'reject')).statusCode).toBe(409);
  expect((await decide(crypto.randomUUID(), 'accept')).statusCode).toBe(404);
  expect((await decide(id, 'maybe')).statusCode).toBe(400);
  expect(await actionsOn(id)).toEqual([]);
});
