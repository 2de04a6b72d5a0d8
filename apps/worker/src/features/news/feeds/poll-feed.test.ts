// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ServerResponse } from 'node:http';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { status, text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

const one = rss([{ guid: '1', title: 'One' }]);
const two = rss([
  { guid: '2', title: 'Two' },
  { guid: '1', title: 'One' },
]);

const lasting = rss([{ guid: '1', title: 'One' }], '<ttl>240</ttl>');

/** Who writes a row, even the same again, makes another version of it. */
async function rowVersions(): Promise<unknown[]> {
  const { rows } = await sql`
    select xmin::text, ctid::text from news_article union all
    select xmin::text, ctid::text from feed_item union all
    select xmin::text, ctid::text from outbox order by 1, 2`.execute(on.services.database.db);
  return rows;
}

describe('a poll', () => {
  test('stores new items with their category and publishes the change', async () => {
    const heard: string[] = [];
    const ear = on.services.redis.duplicate();
    await ear.subscribe('kga:changed');
    ear.on('message', (_channel, message) => void heard.push(message));
    on.paths.set('/feed', text(two));
    const rules = JSON.stringify([{ category: 'policy', words: ['two'] }]);
    const id = await on.add('/feed', { rules });
    expect(await on.poll(id)).toBe('changed');
    expect(await on.titles()).toEqual(['One', 'Two']);
    const articles = await on.services.database.db
      .selectFrom('news_article')
      .select(['title', 'category', 'source', 'feed_id'])
      .orderBy('title')
      .execute();
    expect(articles).toEqual([
      { title: 'One', category: 'industry', source: '/feed', feed_id: id },
      { title: 'Two', category: 'policy', source: '/feed', feed_id: id },
    ]);
    await vi.waitFor(() => expect(heard).toEqual(['{"topic":"news","id":"all"}']));
    ear.disconnect();
    expect(await on.feed(id)).toMatchObject({ state: 'working', lease: null });
    expect(await on.metrics()).toContain('kga_feed_items_total{kind="added"} 2');
  });

  test('sends conditional requests and writes no article without changes', async () => {
    const asked: unknown[] = [];
    on.paths.set('/feed', (request, response) => {
      const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
      asked.push([tag, since]);
      if (tag === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 15 Jun 2026' }).end(one);
    });
    const id = await on.add('/feed');
    await on.poll(id);
    const [before, first] = [await rowVersions(), await on.feed(id)];
    await on.pass();
    expect(await on.poll(id)).toBe('unchanged');
    expect(asked).toEqual([
      [undefined, undefined],
      ['"1"', 'Mon, 15 Jun 2026'],
    ]);
    expect(await rowVersions()).toEqual(before);
    const { etag, last_new_item_at, last_polled_at, state } = await on.feed(id);
    expect({ etag, last_new_item_at, state }).toEqual({
      etag: '"1"',
      last_new_item_at: first.last_new_item_at,
      state: 'working',
    });
    expect(last_polled_at).not.toEqual(first.last_polled_at);
  });

  test.each([
    ['the same bytes', one],
    [
      'other bytes that say the same',
      rss([{ guid: '1', title: 'One' }], '<generator>x</generator>'),
    ],
  ])('writes no article for %s', async (_what, again) => {
    on.paths.set('/feed', text(one));
    const id = await on.add('/feed');
    await on.poll(id);
    const before = await rowVersions();
    on.paths.set('/feed', text(again));
    await on.pass();
    expect(await on.poll(id)).toBe('unchanged');
    expect(await rowVersions()).toEqual(before);
    expect(await on.titles()).toEqual(['One']);
  });

  test('of a feed that is not due, stopped, or being polled sends no request', async () => {
    on.paths.set('/feed', text(one));
    const ids = [
      await on.add('/feed', { due_at: new Date(Date.now() + 60_000) }),
      await on.add('/feed?1', { state: 'stopped' }),
      await on.add('/feed?2', { enabled: false }),
      await on.add('/feed?3', { lease: crypto.randomUUID(), leased_until: new Date(2 ** 42) }),
    ];
    for (const id of ids) expect(await on.poll(id)).toBe('busy');
    expect(await on.poll(crypto.randomUUID())).toBe('busy');
    expect(on.host.asked).toBe(0);
  });

  test('whose claim was lost writes nothing', async () => {
    const id = await on.add('/feed');
    on.paths.set('/feed', async (_request, response) => {
      on.paths.set('/feed', text(two));
      await on.pass();
      expect(await on.poll(id)).toBe('changed');
      response.end(rss([{ guid: '3', title: 'Three' }]));
    });
    expect(await on.poll(id)).toBe('overtaken');
    expect(await on.titles()).toEqual(['One', 'Two']);
    expect(await on.feed(id)).toMatchObject({ state: 'working', failures: 0 });
  });
});

test('uses the name and language that the feed has at the end of the poll', async () => {
  const id = await on.add('/feed');
  const { db } = on.services.database;
  on.paths.set('/feed', async (request, response) => {
    await db.updateTable('feed').set({ name: 'Neu', language: 'de' }).execute();
    await text(two)(request, response);
  });
  expect(await on.poll(id)).toBe('changed');
  const rows = await db.selectFrom('news_article').select(['source', 'language']).execute();
  const expected = { source: 'Neu', language: 'de' };
  expect(rows).toEqual([expected, expected]);
});

describe('the next poll', () => {
  test.each([
    ['by its header', { 'cache-control': 'public, max-age=7200' }, '', 7_200],
    [
      'by its header, kept by others for a while',
      { 'cache-control': 'max-age=7200', age: '200' },
      '',
      7_000,
    ],
    ['by its ttl', {}, '<ttl>240</ttl>', 14_400],
    ['for longer than a day', { 'cache-control': 'max-age=31536000' }, '', 86_400],
    ['for ever', {}, '<ttl>99999999999</ttl>', 86_400],
  ])('comes when a source says, %s', async (_how, headers, head, seconds) => {
    on.paths.set('/feed', text(rss([{ guid: '1' }], head), headers));
    const id = await on.add('/feed');
    await on.poll(id);
    expect(Math.abs((await on.dueIn(id)) - seconds)).toBeLessThan(5);
    expect((await on.feed(id)).poll_seconds).toBe(seconds);
  });

  test.each([
    ['not changed', (response: ServerResponse) => void response.writeHead(304).end()],
    ['the same again', (response: ServerResponse) => void response.end(lasting)],
  ])('comes when the feed itself says, also after an answer that is %s', async (_what, again) => {
    on.paths.set('/feed', text(lasting, { etag: '"1"' }));
    const id = await on.add('/feed');
    await on.poll(id);
    on.paths.set('/feed', (_request, response) => again(response));
    await on.pass();
    await on.services.database.db.updateTable('feed').set({ poll_seconds: 300 }).execute();
    expect(await on.poll(id)).toBe('unchanged');
    expect((await on.feed(id)).poll_seconds).toBe(14_400);
    on.paths.set('/feed', text(one));
    await on.pass();
    await on.poll(id);
    expect((await on.feed(id)).ttl_seconds).toBeNull();
  });

  test('comes sooner after new items and later without', async () => {
    on.paths.set('/feed', text(one));
    const id = await on.add('/feed');
    const seconds: number[] = [];
    for (const body of [one, one, two]) {
      on.paths.set('/feed', text(body));
      await on.pass();
      await on.poll(id);
      seconds.push((await on.feed(id)).poll_seconds);
    }
    expect(seconds).toEqual([1_800, 2_250, 1_125]);
  });

  test.each([429, 503])('waits as long as an answer %i asks for', async (code) => {
    on.paths.set('/feed', status(code, { 'retry-after': '7200' }));
    const id = await on.add('/feed');
    expect(await on.poll(id)).toBe('failing');
    expect(Math.abs((await on.dueIn(id)) - 7_200)).toBeLessThan(5);
  });
});

describe('a feed that moved', () => {
  const redirect = (code: number) => {
    on.paths.set('/old', status(code, { location: '/new' }));
    on.paths.set('/new', text(one));
  };

  test.each([301, 308])('for good (%i) is asked there from now on', async (code) => {
    redirect(code);
    const id = await on.add('/old');
    expect(await on.poll(id)).toBe('changed');
    expect((await on.feed(id)).url).toBe(`${on.host.url}/new`);
  });

  test.each([302, 307])('for today (%i) stays', async (code) => {
    redirect(code);
    const id = await on.add('/old');
    expect(await on.poll(id)).toBe('changed');
    expect((await on.feed(id)).url).toBe(`${on.host.url}/old`);
  });

  test('to the URL of another feed keeps its URL', async () => {
    redirect(301);
    await on.add('/new');
    const id = await on.add('/old');
    expect(await on.poll(id)).toBe('changed');
    expect((await on.feed(id)).url).toBe(`${on.host.url}/old`);
  });

  test('to a document that is no feed keeps its URL', async () => {
    redirect(301);
    on.paths.set('/new', text('<!doctype html><title>Sold</title><p>This domain is for sale'));
    const id = await on.add('/old');
    expect(await on.poll(id)).toBe('failing');
    expect((await on.feed(id)).url).toBe(`${on.host.url}/old`);
  });
});

describe('a feed that cannot be read', () => {
  test('is retried with backoff, and its errors are stored', async () => {
    on.paths.set('/feed', status(500));
    const id = await on.add('/feed');
    const pauses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await on.pass();
      expect(await on.poll(id)).toBe('failing');
      pauses.push(Math.round((await on.dueIn(id)) / 10) * 10);
    }
    expect(pauses).toEqual([300, 600, 1_200]);
    expect(await on.feed(id)).toMatchObject({ state: 'failing', failures: 3, lease: null });
    const fault = { fault: 'refused', status: 500 };
    expect(await on.faults(id)).toEqual([fault, fault, fault]);
    on.paths.set('/feed', text(one));
    await on.pass();
    expect(await on.poll(id)).toBe('changed');
    const { state, failures, failing_since } = await on.feed(id);
    expect({ state, failures, failing_since }).toEqual({
      state: 'working',
      failures: 0,
      failing_since: null,
    });
  });

  test('for a week is stopped', async () => {
    on.paths.set('/feed', status(500));
    const week = new Date(Date.now() - 7 * 86_400_000 - 1_000);
    const id = await on.add('/feed', { state: 'failing', failures: 9, failing_since: week });
    expect(await on.poll(id)).toBe('stopped');
    expect((await on.feed(id)).state).toBe('stopped');
    expect(await on.faults(id)).toEqual([{ fault: 'refused', status: 500 }]);
    await on.pass();
    expect(await on.poll(id)).toBe('busy');
    expect(on.host.asked).toBe(1);
  });

  test('because it is gone is not polled any more', async () => {
    on.paths.set('/feed', status(410));
    const id = await on.add('/feed');
    expect(await on.poll(id)).toBe('gone');
    expect(await on.faults(id)).toEqual([{ fault: 'gone', status: 410 }]);
    await on.pass();
    expect(await on.poll(id)).toBe('busy');
  });

  test('is logged only by its id', async () => {
    on.paths.set('/feed?key=secret', status(500));
    await on.poll(await on.add('/feed?key=secret'));
    expect(on.log.join('')).toContain('feed could not be read');
    expect(on.log.join('')).not.toContain('secret');
  });
});
