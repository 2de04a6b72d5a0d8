// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ClaimedFeed, claimFeed } from '@kga/db/news';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { v7 as uuidv7 } from 'uuid';

import { type IngestResult, ingestItems } from '../features/news/feeds/ingest.ts';
import type { FeedItem } from '../features/news/feeds/prepare-items.ts';

/** The time of every poll. */
export const now = new Date('2026-06-15T12:00:00Z');
export const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** A database with feeds that are claimed for polling. */
export async function createIngestFixture(adminUrl: string) {
  const database: TestDatabase = await cloneDatabase(adminUrl);
  const { db } = database;
  return {
    db,
    drop: () => database.drop(),
    async clear(): Promise<void> {
      for (const table of ['news_article', 'feed', 'outbox', 'picture'] as const) {
        await db.deleteFrom(table).execute();
      }
    },
    async addFeed(name: string, language: Language = 'en'): Promise<ClaimedFeed> {
      const id = uuidv7();
      await db
        .insertInto('feed')
        .values({
          id,
          url: `https://${name}.example/feed`,
          site_url: `https://${name}.example/`,
          name,
          language,
          category: 'industry',
          enabled: true,
          due_at: new Date(0),
        })
        .execute();
      const feed = await claimFeed(db, id, 60_000);
      if (!feed) throw new Error('not due');
      return feed;
    },
    ingest: (feed: ClaimedFeed, ...items: FeedItem[]): Promise<IngestResult> =>
      db.transaction().execute((trx) => ingestItems(trx, feed, items, now)),
    articles: () =>
      db.selectFrom('news_article').selectAll().orderBy('created_at').orderBy('id').execute(),
    itemsOf: (feed: ClaimedFeed) =>
      db.selectFrom('feed_item').selectAll().where('feed_id', '=', feed.id).execute(),
  };
}

export type IngestFixture = Awaited<ReturnType<typeof createIngestFixture>>;

export const item = (guid: string, more: Partial<FeedItem> = {}): FeedItem => ({
  guid,
  url: `https://a.example/${guid}?utm_source=feed`,
  canonicalUrl: `a.example/${guid}`,
  title: `Something happened to ${guid}`,
  excerpt: 'What it was',
  html: '<p>What it was</p>',
  pictureUrl: null,
  publishedAt: ago(1),
  dateDoubt: null,
  category: 'industry',
  ...more,
});
