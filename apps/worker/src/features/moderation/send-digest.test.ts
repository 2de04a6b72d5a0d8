import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLog } from '../../platform/log.ts';
import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { sendDigest } from './send-digest.ts';

let stage: WorkerFixture;
beforeAll(async () => {
  stage = await createWorkerFixture();
});
afterAll(() => stage.close());

test('asks for mails from seven o’clock in UTC on, once a day', async () => {
  const { db } = stage.database;
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
  const log = createLog('info', { write: (line) => void lines.push(line) });
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
