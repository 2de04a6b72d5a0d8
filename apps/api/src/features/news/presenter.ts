// SPDX-License-Identifier: AGPL-3.0-or-later
import { pictureUrl } from '@kga/contracts/content';
import type { NewsArticle, NewsArticleDetail, NewsSitemapEntry } from '@kga/contracts/news';
import type { GameRow } from '@kga/db/archive';
import type {
  NewsArticleDetailRow,
  NewsArticleRow,
  NewsCopy,
  NewsSitemapRow,
  NewsTranslation,
} from '@kga/db/news';

import { presentLinkedGame } from '../../content/present-cover.ts';

/** Games by the titles of the articles that name them. */
type NamedGames = ReadonlyMap<string, GameRow>;

/** All widths of the picture of an article, the smallest first. */
export function imagesOf(row: NewsArticleRow): NewsArticle['images'] {
  const small = { id: row.picture_small_id, width: row.small_width, height: row.small_height };
  const large = { id: row.picture_large_id, width: row.large_width, height: row.large_height };
  // Both sizes are the same picture where the original is not wider.
  return (large.id === small.id ? [small] : [small, large]).flatMap(({ id, width, height }) =>
    id === null || width === null || height === null
      ? []
      : [{ url: pictureUrl(id), width, height }],
  );
}

export function presentArticle(row: NewsArticleRow, games: NamedGames): NewsArticle {
  const images = imagesOf(row);
  const game = games.get(row.title);
  return {
    id: row.id,
    uniqueId: row.unique_id,
    title: row.title,
    category: row.category,
    excerpt: row.excerpt,
    imageUrl: images[0]?.url ?? null,
    images,
    imageAlt: row.image_alt,
    createdAt: row.created_at.toISOString(),
    dateDoubt: row.date_doubt,
    isAggregated: row.is_aggregated,
    source: row.source,
    language: row.language,
    game: game === undefined ? null : presentLinkedGame(game),
  };
}

/** What the page of an article shows besides the article. */
type Surroundings = {
  copies: readonly NewsCopy[];
  translations: readonly NewsTranslation[];
  related: readonly NewsArticleRow[];
  games: NamedGames;
};

export function presentArticleDetail(
  row: NewsArticleDetailRow,
  { copies, translations, related, games }: Surroundings,
): NewsArticleDetail {
  return {
    ...presentArticle(row, games),
    html: row.html,
    url: row.url,
    author: row.author || null,
    updatedAt: row.updated_at.toISOString(),
    alsoAt: copies.map(({ source, title, url }) => ({ source, title, url })),
    translations: translations.map(({ language, unique_id: uniqueId, title }) => ({
      language,
      uniqueId,
      title,
    })),
    related: related.map((each) => presentArticle(each, games)),
  };
}

/** Each version of an article with its translations. */
export function presentSitemapEntries(rows: readonly NewsSitemapRow[]): NewsSitemapEntry[] {
  const versions = Map.groupBy(rows, (row) => row.own_article_id);
  return rows.map((row) => ({
    uniqueId: row.unique_id,
    language: row.language,
    updatedAt: row.updated_at.toISOString(),
    translations: (versions.get(row.own_article_id) ?? [])
      .filter((other) => other !== row)
      .map((other) => ({ language: other.language, uniqueId: other.unique_id })),
  }));
}
