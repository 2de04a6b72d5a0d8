import { Redis } from 'ioredis';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';

import { startPostgres, startRedis } from './testing.ts';

async function redisClient(url: string): Promise<Redis> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: null });
  client.on('error', () => {});
  await client.connect();
  return client;
}

it('gives a private Redis that can be killed and started again at the same address', async () => {
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

it('gives each caller a Redis of its own', async () => {
  const [one, other] = await Promise.all([startRedis(), startRedis()]);
  onTestFinished(async () => void (await Promise.all([one.stop(), other.stop()])));
  expect(one.url).not.toBe(other.url);
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

it('gives a Postgres 18 that keeps what it was given over a kill', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  expect(await ask(postgres.url, 'show server_version')).toEqual([expect.stringMatching(/^18\./)]);
  await ask(postgres.url, 'create table kept (id int)');

  await postgres.kill();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  await postgres.restart();
  expect(await ask(postgres.url, 'select count(*)::int from kept')).toEqual([0]);
}, 60_000);

it('compares letters of every language in that Postgres', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  await ask(postgres.url, 'create extension pg_trgm');
  expect(await ask(postgres.url, "select show_trgm('游戏') <> '{}'")).toEqual([true]);
  expect(await ask(postgres.url, "select lower('ÉÜ')")).toEqual(['éü']);
}, 60_000);
