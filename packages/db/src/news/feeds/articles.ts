// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../../core/client.ts';
import { jsonText } from '../../core/values.ts';
import type { FeedItemValues } from './items.ts';
import type { ClaimedFeed } from './polls.ts';

/** What an article takes from the item that begins it. */
export type FeedArticleValues = Omit<
  FeedItemValues,
  'guid' | 'urlHash' | 'contentHash' | 'titleKeys'
> & { uniqueId: string };

/**
 * Serialises ingestion of one language until the transaction ends, so that the same story from two
 * feeds at the same moment becomes one article.
 */
export async function lockNewsLanguage(trx: Transaction, language: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kga:news'), hashtext(${language}))`.execute(trx);
}

/** Inserts articles unless their `uniqueId` exists; returns the ids of the inserted ones. */
export async function insertFeedArticles(
  trx: Transaction,
  feed: ClaimedFeed,
  articles: readonly FeedArticleValues[],
): Promise<string[]> {
  const given = articles.map((article) => ({
    id: article.articleId,
    unique_id: article.uniqueId,
    title: article.title,
    category: article.category,
    excerpt: article.excerpt,
    html: article.html,
    url: article.url,
    picture_source: article.pictureUrl,
    created_at: article.publishedAt,
    date_doubt: article.dateDoubt,
  }));
  // One JSON text, because a parameter for each value takes many times as long.
  const { rows } = await sql<{ id: string }>`
    insert into news_article (id, unique_id, title, category, excerpt, html, url, picture_source,
      created_at, date_doubt, is_aggregated, source, language, feed_id)
    select article.*, true, ${feed.name}, ${feed.language}, ${feed.id}
    from jsonb_to_recordset(${jsonText(given)}::jsonb) as article (
      id uuid, unique_id text, title text, category text, excerpt text, html text, url text,
      picture_source text, created_at timestamptz, date_doubt text)
    on conflict (unique_id) do nothing
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function selectArticleIds(trx: Transaction, uniqueIds: readonly string[]) {
  if (uniqueIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('news_article')
    .select(['id', 'unique_id'])
    .where('unique_id', 'in', uniqueIds)
    .execute();
  return new Map(rows.map(({ id, unique_id }) => [unique_id, id]));
}

/** Copies items of a feed, by their guids, to the articles that they belong to. */
export async function updateFeedArticles(
  trx: Transaction,
  feed: ClaimedFeed,
  guids: readonly Buffer[],
): Promise<void> {
  await trx
    .updateTable('news_article')
    .from('feed_item')
    .set((build) => ({
      title: build.ref('feed_item.title'),
      excerpt: build.ref('feed_item.excerpt'),
      html: build.ref('feed_item.html'),
      url: build.ref('feed_item.url'),
      category: build.ref('feed_item.category'),
      picture_source: build.ref('feed_item.picture_source'),
      source: feed.name,
      language: feed.language,
      updated_at: build.fn<Date>('now'),
    }))
    .whereRef('news_article.id', '=', 'feed_item.article_id')
    .where('feed_item.feed_id', '=', feed.id)
    .where('feed_item.guid', 'in', guids)
    .execute();
}
