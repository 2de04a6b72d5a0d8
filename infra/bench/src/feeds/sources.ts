// SPDX-License-Identifier: AGPL-3.0-or-later
import { hash } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import type { Database } from '@kga/db/core';
import { freePort } from '@kga/dev/testing';
import { sql } from 'kysely';

import type { Resources } from '../shared/processes.ts';
import { itemsOfSource, sourceAt, writeFeed } from './texts.ts';

/** Serves `count` sources on loopback and inserts them as disabled feeds. */
export async function startSources(resources: Resources, db: Database, count: number) {
  const until = new Date();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const feeds = Array.from({ length: count }, (_, index) => {
    const source = sourceAt(index);
    const body = Buffer.from(writeFeed(source, origin, until));
    // Half of the sources ignore conditional requests and send the same bytes again.
    const tag = index % 2 === 0 ? `"${hash('sha256', body, 'base64url')}"` : undefined;
    return { ...source, body, tag };
  });
  const answered = { full: 0, notModified: 0 };
  const server = serveFeeds(feeds, until, answered).listen(port, '127.0.0.1');
  resources.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const rows = feeds.map(({ index, name, language }) => {
    return { url: `${origin}/feeds/${index}`, site: `${origin}/sites/${index}`, name, language };
  });
  await sql`
    insert into feed (id, url, site_url, name, language, category, enabled)
    select gen_random_uuid(), url, site, name, language, 'industry', false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (url text, site text, name text, language text)`.execute(db);
  return {
    origin,
    bodies: feeds.map(({ body }) => body),
    /** Answers since the start, by kind. */
    answered,
  };
}

function serveFeeds(
  feeds: readonly { body: Buffer; tag: string | undefined; format: { type: string } }[],
  until: Date,
  answered: { full: number; notModified: number },
): Server {
  return createServer((request, response) => {
    const feed = feeds[Number(/^\/feeds\/(\d+)$/.exec(request.url ?? '')?.[1])];
    if (!feed) {
      response.writeHead(404).end();
      return;
    }
    const { body, tag, format } = feed;
    if (tag !== undefined) {
      response.setHeader('etag', tag).setHeader('last-modified', until.toUTCString());
      if (request.headers['if-none-match'] === tag) {
        answered.notModified += 1;
        response.writeHead(304).end();
        return;
      }
    }
    answered.full += 1;
    response
      .writeHead(200, { 'content-type': format.type, 'content-length': body.length })
      .end(body);
  });
}

/**
 * Makes every feed due and waits until each has been read.
 *
 * @returns seconds
 * @throws Error where one could not be read
 */
export async function readAll(db: Database): Promise<number> {
  const begun = performance.now();
  await db
    .updateTable('feed')
    .set({ enabled: true, due_at: new Date(0), last_polled_at: null })
    .execute();
  for (;;) {
    const { unread, failed } = await db
      .selectFrom('feed')
      .select((build) => [
        build.fn.countAll<string>().filterWhere('last_polled_at', 'is', null).as('unread'),
        build.fn.countAll<string>().filterWhere('failures', '>', 0).as('failed'),
      ])
      .executeTakeFirstOrThrow();
    if (Number(failed) > 0) throw new Error(`${failed} sources could not be read.`);
    if (Number(unread) === 0) return (performance.now() - begun) / 1_000;
    await setTimeout(100);
  }
}

/** @throws Error where an item is missing or duplicated */
export async function requireAllItems(db: Database, sources: number): Promise<void> {
  const { rows } = await sql<{ items: number; articles: number }>`
    select (select count(*)::int from feed_item) as items,
      (select count(*)::int from news_article where feed_id is not null) as articles
  `.execute(db);
  const [found] = rows;
  const wanted = sources * itemsOfSource;
  if (found?.items !== wanted || found.articles !== wanted) {
    throw new Error(`${found?.items} items, ${found?.articles} articles instead of ${wanted}.`);
  }
}

/** An idle connection reports its statistics to Postgres within ten seconds. */
const statisticsDelay = 11_000;

/** Rows inserted, updated and deleted so far, by table. */
export async function rowsWritten(db: Database): Promise<ReadonlyMap<string, number>> {
  await setTimeout(statisticsDelay);
  const { rows } = await sql<{ table: string; written: number }>`
    select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::float8 as written
    from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ table, written }) => [table, written]));
}
