// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../core/client.ts';
import type { Page } from '../core/lists.ts';
import { listed, newestFirst, wantedLanguages } from '../core/search/listing.ts';
import { type NewsFilter, newsListing } from './listing.ts';

/** An article in lists, with the sizes of its picture's two variants. */
export type NewsArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

/** An article on its own page. */
export type NewsArticleDetailRow = Awaited<ReturnType<typeof selectFullArticles>>[number];

const detailColumns = [
  'news_article.html',
  'news_article.url',
  'news_article.own_article_id',
  'news_article.feed_id',
  'news_article.author',
] as const;

function articlesIn(db: Database) {
  return db
    .selectFrom('news_article')
    .leftJoin('picture as small', 'small.id', 'news_article.picture_small_id')
    .leftJoin('picture as large', 'large.id', 'news_article.picture_large_id')
    .select([
      'news_article.id',
      'news_article.unique_id',
      'news_article.title',
      'news_article.category',
      'news_article.excerpt',
      'news_article.language',
      'news_article.image_alt',
      'news_article.picture_small_id',
      'news_article.picture_large_id',
      'news_article.is_aggregated',
      'news_article.source',
      'news_article.created_at',
      'news_article.date_doubt',
      'news_article.updated_at',
      'small.width as small_width',
      'small.height as small_height',
      'large.width as large_width',
      'large.height as large_height',
    ]);
}

/** Those of the articles that are published, in the order of the ids. */
export async function selectArticlesByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await articlesIn(db)
    .where('news_article.id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function newestIn(db: Database, filter: NewsFilter, { limit, after }: Page) {
  const page: RawBuilder<{ id: string }> = sql`(
    select id from ${listed(newsListing, filter, { after, each: limit })}
    order by ${newestFirst} limit ${limit}
  )`;
  return articlesIn(db)
    .innerJoin(page.as('page'), 'page.id', 'news_article.id')
    .orderBy('news_article.created_at', 'desc')
    .orderBy('news_article.id', 'desc');
}

/** Published articles of a filter after a cursor, the newest first. */
export async function selectArticles(db: Database, filter: NewsFilter, page: Page) {
  return newestIn(db, filter, page).execute();
}

/** The newest published articles of a filter with their full text. */
export async function selectFullArticles(db: Database, filter: NewsFilter, limit: number) {
  return newestIn(db, filter, { limit })
    .select([...detailColumns])
    .execute();
}

/** A published article by its `unique_id` or its id. */
export async function selectArticle(db: Database, name: { uniqueId: string } | { id: string }) {
  return articlesIn(db)
    .select([...detailColumns])
    .where('status', '=', 'published')
    .$if('uniqueId' in name, (query) =>
      query.where('unique_id', '=', 'uniqueId' in name ? name.uniqueId : ''),
    )
    .$if('id' in name, (query) => query.where('news_article.id', '=', 'id' in name ? name.id : ''))
    .executeTakeFirst();
}

export type NewsCopy = { source: string; title: string; url: string };

/** Copies of an article that are listed. */
const copiesMax = 20;

/** Other sources that published an aggregated article, each once, the earliest first. */
export async function selectArticleCopies(
  db: Database,
  { id, url, feed_id: feedId }: Pick<NewsArticleDetailRow, 'id' | 'url' | 'feed_id'>,
): Promise<NewsCopy[]> {
  return db
    .selectFrom((build) =>
      build
        .selectFrom('feed_item')
        .innerJoin('feed', 'feed.id', 'feed_item.feed_id')
        .distinctOn('feed_item.feed_id')
        .select(['feed.name as source', 'feed_item.title', 'feed_item.url', 'published_at'])
        .where('article_id', '=', id)
        .where('feed_item.url', 'is not', null)
        .where('feed_item.url', 'is distinct from', url)
        .where('feed_item.feed_id', 'is distinct from', feedId)
        .orderBy('feed_item.feed_id')
        .orderBy('published_at')
        .as('copy'),
    )
    .select(['source', 'title', 'url'])
    .orderBy('published_at')
    .orderBy('source')
    .limit(copiesMax)
    .$narrowType<{ url: string }>()
    .execute();
}

export type NewsTranslation = {
  /** The article that it is a translation of. */
  of: string;
  id: string;
  language: Language;
  unique_id: string;
  title: string;
};

/** The published versions of own articles in other languages. */
export async function selectTranslations(
  db: Database,
  ids: readonly string[],
): Promise<NewsTranslation[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('news_article as article')
    .innerJoin('news_article as version', 'version.own_article_id', 'article.own_article_id')
    .select([
      'article.id as of',
      'version.id',
      'version.language',
      'version.unique_id',
      'version.title',
    ])
    .where('article.id', 'in', ids)
    .whereRef('version.id', '<>', 'article.id')
    .where('version.status', '=', 'published')
    .orderBy('version.language')
    .execute();
}

/** Number of published articles of a filter, from sums, so that it costs the same at any size. */
export async function countNews(db: Database, filter: NewsFilter): Promise<number> {
  const { category } = filter;
  const languages = wantedLanguages(filter);
  const { articles } = await db
    .selectFrom('news_count')
    .select((build) => build.fn.sum<string | null>('articles').as('articles'))
    .where((build) =>
      build.and([
        ...(category === undefined ? [] : [build('category', '=', category)]),
        ...(languages === undefined ? [] : [build('language', 'in', languages)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(articles ?? 0);
}

/** Far more articles than the site writes in years. */
const sitemapMax = 5_000;

export type NewsSitemapRow = Awaited<ReturnType<typeof selectNewsSitemapEntries>>[number];

/** Published versions of own articles, the newest first. */
export async function selectNewsSitemapEntries(db: Database) {
  return db
    .selectFrom('news_article')
    .select(['unique_id', 'language', 'updated_at', 'own_article_id'])
    .where('own_article_id', 'is not', null)
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sitemapMax)
    .$narrowType<{ own_article_id: string }>()
    .execute();
}
