import { createKeyRing, insertBackup } from '@kga/db';
import { insertTestSigners } from '@kga/db/testing';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { createBacklogCounter } from './count-backlog.ts';
import { createBacklogMetrics } from './metrics.ts';

let worker: WorkerFixture;
beforeAll(async () => {
  worker = await createWorkerFixture();
});
afterAll(() => worker.close());

function createCounter() {
  const registry = new Registry();
  const metrics = createBacklogMetrics(registry);
  const count = createBacklogCounter({ db: worker.database.db, redis: worker.redis, metrics });
  /** Lines of the gauges, without comments. */
  const gauges = async () => {
    await count();
    const text = await registry.metrics();
    return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
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
  const first = createCounter();
  const before = await first.gauges();
  expect(before).toContain('kga_moderation_waiting{kind="story"} 1');
  expect(before).toContain('kga_signatures{petition="signers-3",state="held"} 1');
  expect(before).toContain('kga_legal_waiting 0');
  expect(before).toContain('kga_last_backup_timestamp_seconds 0');
  const oldest = before.find((line) => line.startsWith('kga_moderation_oldest_seconds'));
  expect(Number(oldest?.split(' ')[1])).toBeCloseTo(2 * 86_400, -2);

  const second = createCounter();
  expect(await second.gauges()).toEqual([]);
  await insertBackup(db, 1);
  expect(await first.gauges()).not.toContain('kga_last_backup_timestamp_seconds 0');

  // As after the lease of a worker that has ended.
  await worker.redis.del('kga:backlog-counter');
  expect(await second.gauges()).toHaveLength(before.length);
  expect(await first.gauges()).toEqual([]);
});
