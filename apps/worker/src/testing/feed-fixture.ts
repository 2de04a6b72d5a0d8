// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedError } from '@kga/contracts/news';
import { type ObjectStore, type Schema, createObjectStore } from '@kga/db/core';
import { createLog } from '@kga/server';
import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import {
  type FeedPollDeps,
  type FeedPollOutcome,
  pollFeed,
} from '../features/news/feeds/poll-feed.ts';
import { createMetrics } from '../handlers.ts';
import { type FakeProvider, type Respond, startFakeProvider, status } from './fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from './worker-fixture.ts';

type FeedRow = Selectable<Schema['feed']>;

/** A database, a Redis, and a feed host with a response for each path. */
export type FeedFixture = {
  services: WorkerFixture;
  host: FakeProvider;
  /** `host:port` of the host. */
  allowed: string;
  paths: Map<string, Respond>;
  /** Adds a due feed at a path of the host, or at another URL. */
  add: (path: string, more?: Partial<Insertable<Schema['feed']>>) => Promise<string>;
  deps: (overrides?: Partial<FeedPollDeps>) => FeedPollDeps & { objects: ObjectStore };
  poll: (id: string, overrides?: Partial<FeedPollDeps>) => Promise<FeedPollOutcome>;
  /** Makes all feeds due and their leases expire. */
  pass: () => Promise<void>;
  feed: (id: string) => Promise<FeedRow>;
  /** Seconds until a feed is due. */
  dueIn: (id: string) => Promise<number>;
  faults: (id: string) => Promise<{ fault: FeedError; status: number | null }[]>;
  titles: () => Promise<string[]>;
  log: string[];
  metrics: () => Promise<string>;
  /** Deletes feeds, articles, previews and outbox rows. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

export async function createFeedFixture(): Promise<FeedFixture> {
  const paths = new Map<string, Respond>();
  const [stage, host] = await Promise.all([
    createWorkerFixture(),
    startFakeProvider((request, response) =>
      (paths.get(request.url ?? '') ?? status(404))(request, response),
    ),
  ]);
  const { db } = stage.database;
  const lines: string[] = [];
  const log = createLog('worker', 'debug', { write: (line) => void lines.push(line) });
  const metrics = createMetrics({ now: () => new Date(), queueDepth: async () => [] });
  const allowed = new URL(host.url).host;
  const on: FeedFixture = {
    services: stage,
    host,
    allowed,
    paths,
    log: lines,
    async add(path, more = {}) {
      const id = uuidv7();
      await db
        .insertInto('feed')
        .values({
          id,
          url: path.startsWith('/') ? host.url + path : path,
          site_url: host.url,
          name: path,
          language: 'en',
          category: 'industry',
          enabled: true,
          due_at: new Date(0),
          ...more,
        })
        .execute();
      return id;
    },
    deps: (overrides = {}) => ({
      db,
      objects: createObjectStore(db),
      redis: stage.redis,
      log,
      metrics,
      fetching: { allowHosts: [allowed] },
      now: () => new Date(),
      random: () => 0.5,
      ...overrides,
    }),
    poll: (id, overrides) => pollFeed(on.deps(overrides), id),
    async pass() {
      await sql`update feed set due_at = 'epoch',
        leased_until = least(leased_until, now() - interval '1 second')`.execute(db);
    },
    feed: (id) => db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async dueIn(id) {
      const { due_at } = await on.feed(id);
      return (due_at.getTime() - Date.now()) / 1_000;
    },
    faults: (id) =>
      db
        .selectFrom('feed_fault')
        .select(['fault', 'status'])
        .where('feed_id', '=', id)
        .orderBy('at')
        .execute(),
    async titles() {
      const rows = await db.selectFrom('news_article').select('title').orderBy('title').execute();
      return rows.map(({ title }) => title);
    },
    metrics: () => metrics.registry.metrics(),
    async clear() {
      paths.clear();
      lines.length = 0;
      host.asked = 0;
      host.mostAtOnce = 0;
      for (const table of ['news_article', 'feed', 'outbox', 'feed_preview'] as const) {
        await db.deleteFrom(table).execute();
      }
    },
    async close() {
      await Promise.all([stage.close(), host.close()]);
    },
  };
  return on;
}

export type WrittenItem = { guid: string; title?: string; more?: string };

/** The front page, which identifies no item. */
const site = '<link>https://outlet.example/</link>';

/** An RSS feed; `head` and `more` are additional XML. */
export function rss(items: readonly WrittenItem[], head = ''): string {
  const entries = items.map(
    ({ guid, title = `Something happened to ${guid}`, more = '' }) =>
      `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title>` +
      `<description>What it was</description>${more.includes('<link>') ? '' : site}${more}</item>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Outlet</title>` +
    `${site}<description>News</description>${head}` +
    `${entries.join('')}</channel></rss>`
  );
}
