// SPDX-License-Identifier: AGPL-3.0-or-later
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';

import { startPostgres, startRedis } from './services.ts';

async function redisClient(url: string): Promise<Redis> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: null });
  client.on('error', () => {});
  await client.connect();
  return client;
}

it('starts a Redis that can be killed and restarted at the same URL', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const before = await redisClient(redis.url);
  await before.set('key', 'value');
  const ended = new Promise((resolve) => before.once('end', resolve));
  await redis.kill();
  await ended;
  await expect(redisClient(redis.url)).rejects.toThrow('Connection is closed');

  await redis.restart();
  const after = await redisClient(redis.url);
  expect(await after.get('key')).toBeNull();
  after.disconnect();
});

it('starts a separate Redis for each caller', async () => {
  const [one, other] = await Promise.all([startRedis(), startRedis()]);
  onTestFinished(async () => void (await Promise.all([one.stop(), other.stop()])));
  expect(one.url).not.toBe(other.url);
});

async function query(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

it('starts a Postgres 18 whose data survive a kill', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  expect(await query(postgres.url, 'show server_version')).toEqual([
    expect.stringMatching(/^18\./),
  ]);
  await query(postgres.url, 'create table survivor (id int)');

  await postgres.kill();
  // Until its child processes notice, their copies of the socket accept connections and reset them.
  await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await postgres.restart();
  expect(await query(postgres.url, 'select count(*)::int from survivor')).toEqual([0]);
}, 60_000);

it('configures Postgres for the letters of every language', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  await query(postgres.url, 'create extension pg_trgm');
  expect(await query(postgres.url, "select show_trgm('游戏') <> '{}'")).toEqual([true]);
  expect(await query(postgres.url, "select lower('ÉÜ')")).toEqual(['éü']);
}, 60_000);
