import { v7 as uuidv7 } from 'uuid';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { type IngestResult, ingestItems } from '../ingest.ts';
import type { FeedItem } from '../items.ts';
import { type ClaimedFeed, claimFeed } from '../polls.ts';
import type { FeedTable } from '../table.ts';

/** When everything is read. */
export const now = new Date('2026-06-15T12:00:00Z');
export const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** For tests: a database with sources that are being polled. */
export async function setIngestStage(adminUrl: string) {
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
    async addFeed(name: string, language: FeedTable['language'] = 'en'): Promise<ClaimedFeed> {
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

export type IngestStage = Awaited<ReturnType<typeof setIngestStage>>;

export const item = (guid: string, more: Partial<FeedItem> = {}): FeedItem => ({
  guid,
  url: `https://a.example/${guid}?utm_source=feed`,
  canonicalUrl: `a.example/${guid}`,
  title: `Something happened to ${guid}`,
  excerpt: 'What it was',
  html: '<p>What it was</p>',
  pictureUrl: null,
  publishedAt: ago(1),
  category: 'industry',
  ...more,
});
