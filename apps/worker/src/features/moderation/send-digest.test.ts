// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import type { CaseCause } from '@kga/contracts/moderation';
import { openCase } from '@kga/db/moderation';
import { createLog } from '@kga/server';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { holdLetters } from '../../testing/held-letters.ts';
import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { requestDigest, sendDigest } from './send-digest.ts';

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await createWorkerFixture();
});
beforeEach(async () => {
  const { db } = fixture.database;
  for (const table of ['moderation_case', 'outbox', 'account', 'idempotency_key'] as const) {
    await db.deleteFrom(table).execute();
  }
});
afterAll(() => fixture.close());

async function account({
  role = 'member',
  verified = true,
  email,
}: { role?: Role; verified?: boolean; email?: string } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await fixture.database.db
    .insertInto('account')
    .values({
      id,
      email: email ?? `${id}@example.org`,
      first_name: 'Ada',
      last_name: 'Lovelace',
      language: 'de',
      role,
      email_verified_at: verified ? new Date() : null,
    })
    .execute();
  return id;
}

async function openStoryCase(cause: CaseCause): Promise<string> {
  const ref = { kind: 'story', id: uuidv7(), language: 'en' } as const;
  const { db } = fixture.database;
  await db.transaction().execute((trx) => openCase(trx, ref, { causes: [cause], holds: [] }));
  return ref.id;
}

const mails = async () => {
  const { db } = fixture.database;
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => payload);
};

test('asks for mails from seven o’clock in UTC on, once a day', async () => {
  const { db } = fixture.database;
  await db
    .insertInto('account')
    .values({
      id: crypto.randomUUID(),
      email: 'mo@example.org',
      first_name: 'Mo',
      last_name: '',
      language: 'fr',
      role: 'moderator',
      email_verified_at: new Date(),
    })
    .execute();
  await db
    .insertInto('moderation_case')
    .values({
      kind: 'story',
      item_id: uuidv7(),
      state: 'open',
      causes: ['pending'],
      language: 'en',
      decided_at: null,
    })
    .execute();
  const lines: string[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  const at = (time: string) => sendDigest({ db, log, now: () => new Date(time) });
  expect(await at('2026-11-21T06:59:59Z')).toBe(0);
  expect(await at('2026-11-21T07:00:00Z')).toBe(1);
  expect(await at('2026-11-21T07:05:00Z')).toBe(0);
  expect(await at('2026-11-22T05:00:00Z')).toBe(0);
  expect(await at('2026-11-22T23:00:00Z')).toBe(1);
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { about: 'moderation_digest', day: '2026-11-21', waiting: 1 },
    { about: 'moderation_digest', day: '2026-11-22', waiting: 1 },
  ]);
  expect(lines.join('')).not.toContain('mo@example.org');
});

test('verified moderators and admins get one digest of the open cases a day', async () => {
  const { db } = fixture.database;
  const moderator = await account({ role: 'moderator', email: 'mo@example.org' });
  const admin = await account({ role: 'admin', email: 'root@example.org' });
  await account();
  await account({ role: 'moderator', verified: false });
  const suspended = await account({ role: 'admin' });
  await db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspended_reason: 'x' })
    .where('id', '=', suspended)
    .execute();
  await db.updateTable('account').set({ language: 'ja' }).where('id', '=', admin).execute();

  expect(await requestDigest(db, '2026-11-20')).toBe(0);
  const id = await openStoryCase('pending');
  await openStoryCase('reported');
  const done = await openStoryCase('pending');
  await db
    .updateTable('moderation_case')
    .set({ state: 'decided', decided_at: new Date() })
    .where('item_id', '=', done)
    .execute();
  const since = new Date(Date.now() - 26.5 * 3_600_000);
  await db.updateTable('moderation_case').set({ since }).where('item_id', '=', id).execute();
  expect(await requestDigest(db, '2026-11-20')).toBe(0);
  const counts = await Promise.all(
    Array.from({ length: 5 }, () => requestDigest(db, '2026-11-21')),
  );
  expect(counts.filter((count) => count !== 0)).toEqual([2]);
  const figures = {
    about: 'moderation_digest',
    day: '2026-11-21',
    waiting: 2,
    reported: 1,
    oldestHours: 26,
    kinds: [{ kind: 'story', waiting: 2 }],
    bursts: [],
  };
  const requested = await mails();
  expect(requested).toHaveLength(2);
  expect(requested).toContainEqual(
    expect.objectContaining({
      ...figures,
      accountId: moderator,
      to: 'mo@example.org',
      language: 'de',
    }),
  );
  expect(requested).toContainEqual(
    expect.objectContaining({
      ...figures,
      accountId: admin,
      to: 'root@example.org',
      language: 'ja',
    }),
  );
  expect(await requestDigest(db, '2026-11-22')).toBe(2);
});

test('bursts of held marks are part of the digest, also where nothing else waits', async () => {
  const { db } = fixture.database;
  await account({ role: 'moderator' });
  await holdLetters(db, { region: 'NL', people: 20, minutes: 200 });
  expect(await requestDigest(db, '2026-11-23')).toBe(0);
  await holdLetters(db, { region: 'FR', people: 21, minutes: 130 });
  expect(await requestDigest(db, '2026-11-24')).toBe(1);
  expect(await mails()).toEqual([
    expect.objectContaining({
      waiting: 1,
      reported: 0,
      oldestHours: 2,
      kinds: [],
      bursts: [{ mark: 'letter_written', waiting: 1 }],
    }),
  ]);
});
