// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DateDoubt, NewsCategory } from '@kga/contracts/news';
import { sql } from 'kysely';

import type { Transaction } from '../../core/client.ts';
import { jsonText } from '../../core/values.ts';
import type { ClaimedFeed } from './polls.ts';

/** An item of a feed, with the hashes by which it is recognised. */
export type FeedItemValues = {
  guid: Buffer;
  articleId: string;
  url: string;
  /** Hash of the canonical URL; null where the URL does not identify the item. */
  urlHash: Buffer | null;
  contentHash: Buffer;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Sanitised. */
  html: string;
  pictureUrl: string | null;
  category: NewsCategory;
  publishedAt: Date;
  dateDoubt: DateDoubt | null;
  titleKeys: readonly number[];
};

export type KnownFeedItem = {
  content_hash: Buffer;
  article_id: string;
  /** The feed whose text the article shows. */
  lead: string | null;
  picture_source: string | null;
};

/** Selects the stored items with these guids, by the guid in hexadecimal. */
export async function selectKnownItems(trx: Transaction, feedId: string, guids: readonly Buffer[]) {
  if (guids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('feed_item')
    .innerJoin('news_article', 'news_article.id', 'feed_item.article_id')
    .select([
      'feed_item.guid',
      'feed_item.content_hash',
      'feed_item.article_id',
      'news_article.feed_id as lead',
      'news_article.picture_source',
    ])
    .where('feed_item.feed_id', '=', feedId)
    .where((build) => build('feed_item.guid', '=', build.fn.any(build.val(guids))))
    .execute();
  return new Map(rows.map(({ guid, ...row }) => [guid.toString('hex'), row]));
}

export type ItemOfUrl = { feed_id: string; article_id: string; title: string };

/**
 * Selects the first stored item of each canonical URL, one of this feed before others, by the hash in
 * hexadecimal.
 */
export async function selectItemsByUrl(
  trx: Transaction,
  feedId: string,
  urlHashes: readonly Buffer[],
): Promise<Map<string, ItemOfUrl>> {
  if (urlHashes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('feed_item')
    .select(['url_hash', 'feed_id', 'article_id', 'title'])
    .where((build) => build('url_hash', '=', build.fn.any(build.val(urlHashes))))
    .orderBy((build) => build('feed_id', '=', feedId))
    .orderBy('first_seen_at', 'desc')
    .execute();
  // The last row of each hash wins.
  return new Map(rows.map(({ url_hash, ...row }) => [url_hash?.toString('hex') ?? '', row]));
}

export type ItemOfTitle = {
  article_id: string;
  title: string;
  published_at: Date;
  title_keys: number[];
  /** Name of the item's feed. */
  source: string;
};

/**
 * Selects items of other feeds that share a title key, of articles that have no item of this feed, the
 * first seen first.
 */
export async function selectItemsByTitleKeys(
  trx: Transaction,
  feedId: string,
  filter: { keys: readonly number[]; from: Date; to: Date; limit: number },
): Promise<ItemOfTitle[]> {
  return trx
    .selectFrom('feed_item as item')
    .innerJoin('feed as other', 'other.id', 'item.feed_id')
    .select([
      'item.article_id',
      'item.title',
      'item.published_at',
      'item.title_keys',
      'other.name as source',
    ])
    .where(sql<boolean>`item.title_keys && ${filter.keys}::integer[]`)
    .where('item.published_at', '>=', filter.from)
    .where('item.published_at', '<=', filter.to)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('feed_item as own')
            .select('own.feed_id')
            .whereRef('own.article_id', '=', 'item.article_id')
            .where('own.feed_id', '=', feedId),
        ),
      ),
    )
    .orderBy('item.first_seen_at')
    .limit(filter.limit)
    .execute();
}

export type SameTitleItem = {
  guid: Buffer;
  title: string;
  excerpt: string;
  html: string;
  picture_source: string | null;
  published_at: Date;
  date_doubt: DateDoubt | null;
};

/** Selects items of a feed with these titles, except those with these guids, the newest first. */
export async function selectItemsByTitle(
  trx: Transaction,
  feedId: string,
  { titles, except }: { titles: readonly string[]; except: readonly Buffer[] },
): Promise<SameTitleItem[]> {
  if (titles.length === 0) return [];
  return trx
    .selectFrom('feed_item')
    .select(['guid', 'title', 'excerpt', 'html', 'picture_source', 'published_at', 'date_doubt'])
    .where('feed_id', '=', feedId)
    .where(sql<boolean>`title in (select jsonb_array_elements_text(${jsonText(titles)}::jsonb))`)
    .where((build) => build.not(build('guid', '=', build.fn.any(build.val(except)))))
    .orderBy('first_seen_at', 'desc')
    .execute();
}

/** Gives an item of a feed another guid. */
export async function updateItemGuid(
  trx: Transaction,
  feedId: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await trx
    .updateTable('feed_item')
    .set({ guid: to })
    .where('feed_id', '=', feedId)
    .where('guid', '=', from)
    .execute();
}

/** Inserts items, and updates those that are stored. */
export async function upsertFeedItems(
  trx: Transaction,
  feed: ClaimedFeed,
  items: readonly FeedItemValues[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({
    guid: item.guid.toString('hex'),
    article_id: item.articleId,
    url: item.url,
    url_hash: item.urlHash?.toString('hex'),
    content_hash: item.contentHash.toString('hex'),
    title: item.title,
    excerpt: item.excerpt,
    html: item.html,
    picture_source: item.pictureUrl,
    category: item.category,
    published_at: item.publishedAt,
    date_doubt: item.dateDoubt,
    title_keys: item.titleKeys,
  }));
  // One JSON text, because a parameter for each value takes many times as long.
  await sql`
    insert into feed_item (feed_id, guid, article_id, url, url_hash, content_hash, title, excerpt,
      html, picture_source, category, published_at, date_doubt, title_keys)
    select ${feed.id}, decode(guid, 'hex'), article_id, url, decode(url_hash, 'hex'),
      decode(content_hash, 'hex'), title, excerpt, html, picture_source, category, published_at,
      date_doubt, title_keys
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as item (
      guid text, article_id uuid, url text, url_hash text, content_hash text, title text,
      excerpt text, html text, picture_source text, category text, published_at timestamptz,
      date_doubt text, title_keys integer[])
    on conflict (feed_id, guid) do update set
      url = excluded.url, url_hash = excluded.url_hash, content_hash = excluded.content_hash,
      title = excluded.title, excerpt = excluded.excerpt, html = excluded.html,
      picture_source = excluded.picture_source, category = excluded.category,
      title_keys = excluded.title_keys`.execute(trx);
}
