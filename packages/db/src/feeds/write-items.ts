import { type Transaction, sql } from 'kysely';

import { jsonText } from '../json-text.ts';
import type { Schema } from '../schema.ts';
import type { PreparedItem } from './items.ts';
import type { ClaimedFeed } from './polls.ts';

// Rows go as one JSON text: a parameter for each of their values takes many times as long.

type ItemOfArticle = { item: PreparedItem; articleId: string };

/** Makes articles of items, but those whose `unique_id` is there; answers the ids of those made. */
export async function insertArticles(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  items: readonly ItemOfArticle[],
): Promise<{ id: string }[]> {
  const given = items.map(({ item, articleId }) => ({
    id: articleId,
    unique_id: item.uniqueId,
    title: item.title,
    category: item.category,
    excerpt: item.excerpt,
    html: item.html,
    url: item.url,
    picture_source: item.pictureUrl,
    created_at: item.publishedAt,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into news_article (id, unique_id, title, category, excerpt, html, url, picture_source,
      created_at, is_aggregated, source, language, feed_id)
    select given.*, true, ${feed.name}, ${feed.language}, ${feed.id}
    from jsonb_to_recordset(${jsonText(given)}::jsonb) as given (
      id uuid, unique_id text, title text, category text, excerpt text, html text, url text,
      picture_source text, created_at timestamptz)
    on conflict (unique_id) do nothing
    returning id`.execute(trx);
  return rows;
}

/** Writes items that are new, and those that changed anew. */
export async function writeItems(
  trx: Transaction<Schema>,
  feed: ClaimedFeed,
  items: readonly ItemOfArticle[],
): Promise<void> {
  if (items.length === 0) return;
  const given = items.map(({ item, articleId }) => ({
    guid: item.guid.toString('hex'),
    article_id: articleId,
    url: item.url,
    url_hash: item.urlHash?.toString('hex'),
    content_hash: item.contentHash.toString('hex'),
    title: item.title,
    excerpt: item.excerpt,
    html: item.html,
    picture_source: item.pictureUrl,
    category: item.category,
    published_at: item.publishedAt,
    title_keys: item.titleKeys(),
  }));
  await sql`
    insert into feed_item (feed_id, guid, article_id, url, url_hash, content_hash, title, excerpt,
      html, picture_source, category, published_at, title_keys)
    select ${feed.id}, decode(guid, 'hex'), article_id, url, decode(url_hash, 'hex'),
      decode(content_hash, 'hex'), title, excerpt, html, picture_source, category, published_at,
      title_keys
    from jsonb_to_recordset(${jsonText(given)}::jsonb) as given (
      guid text, article_id uuid, url text, url_hash text, content_hash text, title text,
      excerpt text, html text, picture_source text, category text, published_at timestamptz,
      title_keys integer[])
    on conflict (feed_id, guid) do update set
      url = excluded.url, url_hash = excluded.url_hash, content_hash = excluded.content_hash,
      title = excluded.title, excerpt = excluded.excerpt, html = excluded.html,
      picture_source = excluded.picture_source, category = excluded.category,
      title_keys = excluded.title_keys`.execute(trx);
}
