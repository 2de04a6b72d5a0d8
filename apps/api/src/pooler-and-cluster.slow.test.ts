// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSessions } from '@kga/contracts/accounts';
import { recordPostView } from '@kga/contracts/forum';
import { getReady } from '@kga/contracts/site';
import { listStories } from '@kga/contracts/stories';
import {
  type PoolCounts,
  type ReplicaLag,
  createDatabase,
  openDatabases,
  ping,
  updateRoleSettings,
} from '@kga/db/core';
import {
  findPgBouncer,
  startCluster,
  startPooler,
  startPostgres,
  startReplica,
} from '@kga/dev/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { revokeSessions } from './accounts/sessions.ts';
import { newMember } from './testing/account-fixture.ts';
import { insertTestPost } from './testing/forum-fixture.ts';
import { postStory } from './testing/story-fixture.ts';
import { createTestApp, startServices } from './testing/test-app.ts';

const isInstalled = (await findPgBouncer()) !== undefined;
if (!isInstalled) process.stdout.write('PgBouncer is not installed: its test is skipped\n');

test.skipIf(!isInstalled)('works through PgBouncer in transaction mode', async () => {
  await using parts = new AsyncDisposableStack();
  const services = await startServices();
  parts.defer(() => services.stop());
  await updateRoleSettings(services.database.db);
  const pooler = await startPooler(services.databaseUrl);
  parts.defer(() => pooler.stop());
  const settings = { DATABASE_POOLER: 'transaction', DATABASE_POOL_MAX: '20' };
  const api = await createTestApp({ ...services, databaseUrl: pooler.url, settings });
  parts.defer(() => api.close());

  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(api)));
  const posted = await Promise.all(members.map((member) => postStory(member.by)));
  expect(posted.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 201));
  expect((await api.app.inject({ url: `${listStories.url}?game=none` })).statusCode).toBe(200);

  const sessions = Array.from({ length: 20 }, () =>
    sql`select current_setting('statement_timeout') as timeout, current_setting('lock_timeout') as lock,
      current_setting('TimeZone') as zone, pg_backend_pid() as pid`.execute(api.db),
  );
  const rows = (await Promise.all(sessions)).flatMap((result) => result.rows);
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map((row) => Object(row).pid)).size).toBeLessThanOrEqual(2);
  for (const row of rows) expect(row).toMatchObject({ timeout: '10s', lock: '5s', zone: 'UTC' });

  const unaware = createDatabase(pooler.url);
  parts.defer(() => unaware.destroy());
  await expect(ping(unaware)).rejects.toThrow('unsupported startup parameter');
});

test('works on a Cluster of Redis', async () => {
  await using parts = new AsyncDisposableStack();
  const services = await startServices();
  parts.defer(() => services.stop());
  const cluster = await startCluster();
  parts.defer(() => cluster.stop());
  const api = await createTestApp({ ...services, redisUrl: cluster.url });
  parts.defer(() => api.close());
  expect((await api.app.inject({ url: getReady.url })).statusCode).toBe(200);

  const { account, by } = await newMember(api);
  expect((await postStory(by)).statusCode).toBe(201);
  const sessions = await by.get(listSessions.url);
  expect(sessions.json()).toHaveLength(1);
  const post = await insertTestPost(api.db, {});
  const viewed = await by.request({
    method: 'POST',
    url: recordPostView.url.replace(':id', post),
    payload: {},
  });
  expect(viewed.statusCode).toBe(204);
  await revokeSessions(api.redis, account.id);
  expect((await by.get(listSessions.url)).statusCode).toBe(401);

  await cluster.killFirst();
  await expect.poll(async () => (await api.app.inject({ url: getReady.url })).statusCode).toBe(503);
});

test('reads what is public from a replica that is up to date, else from the primary', async () => {
  await using parts = new AsyncDisposableStack();
  const primary = await startPostgres();
  parts.defer(() => primary.stop());
  const replica = await startReplica(primary.url);
  parts.defer(() => replica.stop());
  const pools = new Map<string, () => PoolCounts>();
  let lags = (): ReplicaLag[] => [];
  // The address of the primary is not that of a replica.
  const addresses = [replica.url, primary.url];
  const { db, readDb, noteChange, close } = openDatabases(primary.url, addresses, {
    lagMax: 2_000,
    checkEvery: 50,
    onPool: (counts, pool) => pools.set(pool, counts),
    onReplicas: (read) => {
      lags = read;
    },
  });
  parts.defer(close);
  const isReplica = async () => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(readDb);
    return rows[0]?.is;
  };
  await expect.poll(isReplica).toBe(true);
  expect(pools.get('replica')?.().idle).toBeGreaterThan(0);
  expect(pools.get('primary')?.()).toMatchObject({ waiting: 0 });
  const { host } = new URL(replica.url);
  await expect.poll(lags).toEqual([{ replica: host, seconds: expect.any(Number) }]);
  expect(lags()[0]?.seconds).toBeLessThan(2);

  await sql`create table note (id int)`.execute(db);
  for (let count = 1; count <= 20; count += 1) {
    await sql`insert into note values (1)`.execute(db);
    noteChange();
    const { rows } = await sql`select id from note`.execute(readDb);
    expect(rows).toHaveLength(count);
  }
  await expect.poll(isReplica).toBe(true);

  await sql`select pg_wal_replay_pause()`.execute(readDb);
  await sql`insert into note values (1)`.execute(db);
  await expect.poll(isReplica).toBe(false);
  expect(lags()[0]?.seconds).toBeGreaterThan(2);
  await replica.promote();
  // A primary has no lag.
  await expect.poll(lags).toEqual([]);
  await replica.kill();
  expect((await sql`select id from note`.execute(readDb)).rows).toHaveLength(21);
});
