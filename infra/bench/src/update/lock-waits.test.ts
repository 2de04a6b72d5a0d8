// SPDX-License-Identifier: AGPL-3.0-or-later
import { cloneDatabase } from '@kga/db/testing';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import { watchLockWaits } from './lock-waits.ts';

test('finds for how long statements wait for a lock, but not how long the migration does', async () => {
  const { db, url, drop } = await cloneDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const holder = await db.startTransaction().execute();
  await sql`lock table story in access exclusive mode`.execute(holder);

  const migrating = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(1)`.execute(migrating);
  const watch = watchLockWaits(url);
  const migration = sql`lock table story in share mode`.execute(migrating);
  const waiting = sql`
    select from pg_locks
    where waitstart < now() - interval '150 ms'
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  expect(watch.longest()).toBe(0);

  const reading = sql`select count(*) from story`.execute(db);
  await expect.poll(() => watch.longest()).toBeGreaterThan(100);
  expect(await watch.stop()).toBeGreaterThan(100);
  await holder.commit().execute();
  await Promise.all([migration, reading]);
  await migrating.rollback().execute();
});
