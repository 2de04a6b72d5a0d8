// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Transaction } from '@kga/db/core';
import { withCompileCache } from '@kga/dev/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';
import { untilServed } from '../../../testing/until-served.ts';

vi.setConfig({ testTimeout: 300_000 });

const kills = 10;
const sources = 24;
const itemsOfSource = 30;
const patience = { timeout: 60_000, interval: 20 };

const running = new Set<ChildProcess>();
let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(async () => {
  await Promise.all([...running].map(kill));
  await on.close();
});

const sourceOf = (file: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../..', file)).href);

/** Loads the modules of a worker, which takes the longest, and starts one on request. */
const standBy = `
  await import(${sourceOf('worker.ts')});
  process.stdin.once('data', () => import(${sourceOf('main.ts')}));`;

function prepareWorker(): ChildProcess {
  const { databaseUrl, redisUrl } = on.services.config();
  const args = ['--conditions=kga-source', '--input-type=module', '--eval', standBy];
  const child = spawn(process.execPath, args, {
    env: withCompileCache({
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
      FETCH_ALLOW_HOSTS: on.allowed,
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
    }),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  running.add(child);
  return child;
}

const begin = (child: ChildProcess) => child.stdin?.write('begin\n');

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Lets the locks pass that dead workers hold in Redis, as `pass` does with leases in Postgres. */
async function passInRedis(): Promise<void> {
  const keys = await on.services.redis.keys('kga:*');
  const locks = keys.filter((key) => key.endsWith(':lock') || key.endsWith(':stalled-check'));
  if (locks.length > 0) await on.services.redis.del(locks);
}

/** Half of what a source brings is its own, the other half is what all of them bring. */
const itemsOf = (source: number) =>
  Array.from({ length: itemsOfSource }, (_, number) => {
    const isShared = number % 2 === 0;
    const name = isShared ? `shared ${number}` : `own ${number} of ${source}`;
    const link = `<link>https://outlet.example/${name.replaceAll(' ', '-')}</link>`;
    return { guid: `${source}:${number}`, title: `Told as ${name}`, more: link };
  });

async function counts() {
  const { db } = on.services.database;
  const [articles, items, polled] = await Promise.all([
    db.selectFrom('news_article').select(['title', 'unique_id']).execute(),
    db.selectFrom('feed_item').select(['feed_id', 'article_id']).execute(),
    db.selectFrom('feed').select('id').where('state', '=', 'working').execute(),
  ]);
  return { articles, items, polled: polled.length };
}

/**
 * Holds up every poll between the articles that it made and the items that belong to them, so that
 * a kill meets it in the middle.
 */
async function whileHeld(run: () => Promise<void>): Promise<void> {
  await on.services.database.db.transaction().execute(async (trx) => {
    await sql`lock table feed_item in share mode`.execute(trx);
    await vi.waitFor(async () => expect(await heldUp(trx)).toBeGreaterThan(0), patience);
    await run();
  });
}

/** Anywhere: some sources are through, others are not. */
async function afterFurtherPolls(run: () => Promise<void>): Promise<void> {
  const { polled } = await counts();
  await vi.waitFor(async () => expect((await counts()).polled).toBeGreaterThan(polled), patience);
  await run();
}

/** How many wait for the lock; asked on its own line, which would be given up if it were mute. */
async function heldUp(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and relation = 'feed_item'::regclass`.execute(trx);
  return rows[0]?.count ?? 0;
}

test('killed ten times during ingestion: no item is lost or doubled', async () => {
  for (let source = 0; source < sources; source += 1) {
    on.paths.set(`/feed/${source}`, text(rss(itemsOf(source))));
    await on.add(`/feed/${source}`);
  }
  let next = prepareWorker();
  for (let round = 0; round < kills; round += 1) {
    const child = next;
    begin(child);
    next = prepareWorker();
    await (round % 2 === 0 ? whileHeld(() => kill(child)) : afterFurtherPolls(() => kill(child)));
    await untilServed(on.services.database.db);
    await on.pass();
    // Jobs that the dead one had hold up their sources for seconds: for once, that is enough.
    await (round < kills - 1 ? on.services.redis.flushall() : passInRedis());
  }
  // Everything is asked for once more: what is there by now must not come again.
  const anew = { state: 'new', etag: null, body_hash: null } as const;
  await on.services.database.db.updateTable('feed').set(anew).execute();

  begin(next);
  await vi.waitFor(async () => expect((await counts()).polled).toBe(sources), {
    timeout: 120_000,
    interval: 100,
  });
  await kill(next);
  const { articles, items } = await counts();
  const expected = new Set(
    Array.from({ length: sources }, (_, source) =>
      itemsOf(source).map(({ title }) => title),
    ).flat(),
  );
  const titles = articles.map(({ title }) => title);
  expect(titles).toHaveLength(expected.size);
  expect(new Set(titles)).toEqual(expected);
  expect(items).toHaveLength(sources * itemsOfSource);
});
