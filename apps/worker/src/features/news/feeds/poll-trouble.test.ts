// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteFeed } from '@kga/db/news';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

const link = '<link>https://outlet.example/a/1</link>';
const shared = rss([{ guid: '1', title: 'One', more: link }]);

const noClock = {
  now: () => {
    throw new Error('no clock');
  },
};

test('an internal error is not counted against the feed, which waits longer each time', async () => {
  on.paths.set('/feed', text(shared));
  const id = await on.add('/feed', { state: 'working' });
  const pauses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await on.pass();
    await expect(on.poll(id, noClock)).rejects.toThrow('no clock');
    pauses.push(Math.round((await on.dueIn(id)) / 10) * 10);
  }
  expect(pauses).toEqual([90, 180, 360]);
  expect(await on.faults(id)).toEqual([]);
  const { state, failures, failing_since, last_polled_at } = await on.feed(id);
  expect({ state, failures, failing_since, last_polled_at }).toEqual({
    state: 'working',
    failures: 0,
    failing_since: null,
    last_polled_at: null,
  });
  await on.pass();
  expect(await on.poll(id)).toBe('changed');
  expect((await on.feed(id)).claims).toBe(0);
});

/** Deletes a source at the moment at which the poll of another one waits for an article of it. */
async function deleteMeanwhile(id: string, poll: () => Promise<unknown>): Promise<unknown> {
  const { db } = on.services.database;
  const polling = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('feed').select('id').where('id', '=', id).forUpdate().execute();
    await deleteFeed(trx, id);
    const begun = poll();
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_locks
          where not granted and locktype in ('transactionid', 'tuple')`.execute(db);
        expect(rows).not.toEqual([]);
      },
      { timeout: 60_000, interval: 20 },
    );
    return { begun };
  });
  return polling.begun;
}

test('a feed that is deleted during a poll does not block others', async () => {
  on.paths.set('/one', text(shared));
  on.paths.set('/two', text(shared));
  const [one, two] = [await on.add('/one'), await on.add('/two')];
  await on.poll(one);
  expect(await deleteMeanwhile(one, () => on.poll(two))).toBe('changed');
  expect(await on.titles()).toEqual(['One']);
  expect(await on.faults(two)).toEqual([]);
  expect(await on.feed(two)).toMatchObject({ state: 'working', failures: 0, items: 1 });
});

test('feeds of one language wait for each other without holding connections', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    on.paths.set(`/${number}`, text(rss([{ guid: `${number}` }])));
    ids.push(await on.add(`/${number}`));
  }
  const { db } = on.services.database;
  const begun = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('kga:news'), hashtext('en'))`.execute(trx);
    const polling = Promise.all(ids.map((id) => on.poll(id)));
    // All requests were sent and one transaction waits for the lock; connections are still available.
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_locks
          where not granted and locktype = 'advisory'`.execute(db);
        expect([on.host.asked, rows.length]).toEqual([12, 1]);
      },
      { timeout: 60_000, interval: 20 },
    );
    return { polling };
  });
  expect(new Set(await begun.polling)).toEqual(new Set(['changed']));
});
