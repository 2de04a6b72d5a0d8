// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertBackup } from '@kga/db/backup';
import { insertTestSigners } from '@kga/db/testing';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createMetrics } from '../../../handlers.ts';
import { createLease } from '../../../platform/lease.ts';
import { holdLetters } from '../../../testing/held-letters.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { createBacklogCounter } from './count-backlog.ts';

let worker: WorkerFixture;
beforeAll(async () => {
  worker = await createWorkerFixture();
});
afterAll(() => worker.close());

function createCounter() {
  const { redis, database } = worker;
  const lease = createLease(redis, { key: 'kga:metrics', ms: 60_000 });
  const metrics = createMetrics({ now: () => new Date(), queueDepth: async () => [] });
  const count = createBacklogCounter({ db: database.db, metrics, lease });
  /** Lines of the product's metrics, as the worker serves them. */
  const gauges = async () => {
    await count();
    const registry = lease.isHeld() ? metrics.registry : metrics.ownRegistry;
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('kga_'));
  };
  return { gauges };
}

test('one worker has the gauges of what waits for people, and another one after it ends', async () => {
  const { db } = worker.database;
  const ring = createKeyRing(worker.config().encryptionKeys);
  await insertTestSigners(db, ring, { petitionId: v7(), count: 3 });
  await sql`update signature set state = 'held', hold_cause = 'network', hold_batch = 'x'
    where id = (select min(id::text)::uuid from signature)`.execute(db);
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since)
    values ('story', gen_random_uuid(), 'open', '{pending}', 'en', now() - interval '2 days')`.execute(
    db,
  );
  await holdLetters(db, { region: 'NL', people: 21, minutes: 5 });
  const first = createCounter();
  const before = await first.gauges();
  expect(before).toContain('kga_moderation_waiting{kind="story"} 1');
  expect(before).toContain('kga_signatures{petition="signers-3",state="held"} 1');
  expect(before).toContain('kga_moderation_bursts{mark="letter_written"} 1');
  expect(before).toContain('kga_moderation_bursts{mark="game_like"} 0');
  expect(before).toContain('kga_legal_waiting 0');
  expect(before).toContain('kga_last_backup_timestamp_seconds 0');
  const oldest = before.find((line) => line.startsWith('kga_moderation_oldest_seconds'));
  expect(Number(oldest?.split(' ')[1])).toBeCloseTo(2 * 86_400, -2);

  const second = createCounter();
  const others = await second.gauges();
  expect(others).toContain('kga_build_info{revision="unknown"} 1');
  expect(
    others.filter((line) => /kga_(moderation|signatures|feeds_lag|last_backup)/.test(line)),
  ).toEqual([]);
  await insertBackup(db, 1);
  expect(await first.gauges()).not.toContain('kga_last_backup_timestamp_seconds 0');

  // As after the lease of a worker that has ended.
  await worker.redis.del('kga:metrics');
  expect(await second.gauges()).toHaveLength(before.length);
  expect(await first.gauges()).toHaveLength(others.length);
});
