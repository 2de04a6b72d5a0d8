// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import {
  type ClaimedFeed,
  type FailedPoll,
  claimFeed,
  selectDueFeeds,
  failFeed,
  countFeedStates,
  lockClaimedFeed,
  settleFeed,
} from './polls.ts';
import type { FeedTable } from './table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('feed').execute();
});

const leaseMs = 60_000;

async function add(
  dueInSeconds = -1,
  more: Partial<Pick<FeedTable, 'enabled' | 'url'> & { state: 'new' | 'stopped' | 'gone' }> = {},
): Promise<string> {
  const id = uuidv7();
  await database.db
    .insertInto('feed')
    .values({
      id,
      url: `https://${id}.example/feed`,
      site_url: 'https://a.example/',
      name: 'A',
      language: 'en',
      category: 'policy',
      enabled: true,
      due_at: sql<Date>`now() + ${dueInSeconds} * interval '1 second'`,
      ...more,
    })
    .execute();
  return id;
}

async function claim(id: string): Promise<ClaimedFeed> {
  const feed = await claimFeed(database.db, id, leaseMs);
  if (!feed) throw new Error('not due');
  return feed;
}

/** Lets leases and pauses pass. */
const pass = () =>
  sql`update feed set due_at = now() - interval '1 second',
    leased_until = leased_until - interval '1 hour'`.execute(database.db);

const row = (id: string) =>
  database.db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const good = { pollSeconds: 600, pauseMs: 600_000, newItems: 0 };
const failed = (more: Partial<FailedPoll> = {}): FailedPoll => ({
  fault: 'refused',
  status: 500,
  state: 'failing',
  failingSince: new Date('2026-06-15T12:00:00Z'),
  pauseMs: 300_000,
  ...more,
});
const fail = (feed: ClaimedFeed, more: Partial<FailedPoll> = {}) =>
  database.db.transaction().execute((trx) => failFeed(trx, feed, failed(more)));

test('selects due and enabled feeds, the longest due first', async () => {
  const [second, first] = [await add(-2), await add(-3)];
  await add(60);
  for (const more of [{ enabled: false }, { state: 'stopped' }, { state: 'gone' }] as const) {
    expect(await claimFeed(database.db, await add(-9, more), leaseMs)).toBeUndefined();
  }
  expect(await selectDueFeeds(database.db, 10)).toEqual([first, second]);
  expect(await selectDueFeeds(database.db, 1)).toEqual([first]);
});

test('one of many processes claims a feed until the lease expires', async () => {
  const id = await add();
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => claimFeed(database.db, id, leaseMs)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await selectDueFeeds(database.db, 10)).toEqual([]);
  await pass();
  expect(await selectDueFeeds(database.db, 10)).toEqual([id]);
  expect((await claim(id)).lease).not.toBe(taken.find(Boolean)?.lease);
});

test('a lost claim writes nothing', async () => {
  const id = await add();
  const early = await claim(id);
  await pass();
  const late = await claim(id);
  const before = await row(id);
  const hold = (feed: ClaimedFeed) =>
    database.db.transaction().execute((trx) => lockClaimedFeed(trx, feed));
  expect(await hold(early)).toBeUndefined();
  expect(await settleFeed(database.db, early, good)).toBe(false);
  expect(await fail(early)).toBe(false);
  expect(await row(id)).toEqual(before);
  expect(await database.db.selectFrom('feed_fault').select('at').execute()).toEqual([]);
  expect(await hold(late)).toEqual(late);
  expect(await settleFeed(database.db, late, good)).toBe(true);
  expect(await settleFeed(database.db, late, good)).toBe(false);
});

test('a good poll forgets failures and keeps what the next one asks with', async () => {
  const id = await add();
  await fail(await claim(id));
  expect(await row(id)).toMatchObject({ state: 'failing', failures: 1, lease: null });
  await pass();
  const answer = { etag: '"1"', lastModified: 'today', bodyHash: Buffer.from('hash') };
  await settleFeed(database.db, await claim(id), { ...good, newItems: 2, answer });
  expect(await row(id)).toMatchObject({
    state: 'working',
    failures: 0,
    failing_since: null,
    poll_seconds: 600,
    etag: '"1"',
    last_modified: 'today',
    body_hash: Buffer.from('hash'),
    lease: null,
    leased_until: null,
    last_new_item_at: expect.any(Date),
  });
  const { last_new_item_at } = await row(id);
  await pass();
  await settleFeed(database.db, await claim(id), good);
  expect(await row(id)).toMatchObject({ etag: '"1"', last_new_item_at });
  expect(await selectDueFeeds(database.db, 10)).toEqual([]);
});

test('each time one is not given back it waits twice as long, a day at most', async () => {
  const id = await add();
  const dueIn = async () => {
    const { due_at } = await row(id);
    return Math.round((due_at.getTime() - Date.now()) / 20_000) * 20;
  };
  const pauses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await claim(id);
    pauses.push(await dueIn());
    await pass();
  }
  expect(pauses).toEqual([60, 120, 240]);
  await database.db.updateTable('feed').set({ claims: 2_000_000 }).execute();
  const late = await claim(id);
  expect(await dueIn()).toBe(86_400);
  await settleFeed(database.db, late, good);
  expect(await row(id)).toMatchObject({ claims: 0 });
});

test('counts the new items of a feed', async () => {
  const id = await add();
  for (const newItems of [2, 0, 3]) {
    await pass();
    await settleFeed(database.db, await claim(id), { ...good, newItems });
  }
  expect((await row(id)).items).toBe(5);
});

test('a feed moves, but not to the URL of another one', async () => {
  const [id, other] = [await add(), await add(60, { url: 'https://taken.example/' })];
  const { url } = await row(id);
  await settleFeed(database.db, await claim(id), { ...good, movedTo: 'https://taken.example/' });
  expect((await row(id)).url).toBe(url);
  await pass();
  await settleFeed(database.db, await claim(id), { ...good, movedTo: 'https://new.example/' });
  expect((await row(id)).url).toBe('https://new.example/');
  expect((await row(other)).url).toBe('https://taken.example/');
});

test('the newest 20 errors of each feed are stored', async () => {
  const [id, other] = [await add(), await add()];
  await fail(await claim(other), { fault: 'too_slow', status: undefined });
  for (let status = 400; status < 425; status += 1) {
    await pass();
    await fail(await claim(id), { status });
  }
  expect((await row(id)).failures).toBe(25);
  const faults = await database.db
    .selectFrom('feed_fault')
    .select(['feed_id', 'fault', 'status'])
    .orderBy('at', 'desc')
    .execute();
  const mine = faults.filter(({ feed_id }) => feed_id === id).map(({ status }) => status);
  expect(mine).toEqual(Array.from({ length: 20 }, (_, at) => 424 - at));
  expect(faults.at(-1)).toEqual({ feed_id: other, fault: 'too_slow', status: null });
});

test('counts the feeds of each state and returns the longest wait', async () => {
  await add(-90);
  await add(60);
  await add(-900, { state: 'stopped' });
  await add(-900, { enabled: false });
  await claim(await add(-800));
  const states = (await countFeedStates(database.db)).toSorted((a, b) => b.feeds - a.feeds);
  expect(states).toMatchObject([
    { state: 'new', feeds: 3 },
    { state: 'stopped', feeds: 1, lagSeconds: 0 },
  ]);
  // The clock of a machine may be set back a little meanwhile.
  expect(states[0]?.lagSeconds).toBeGreaterThan(89);
  expect(states[0]?.lagSeconds).toBeLessThan(700);
});
