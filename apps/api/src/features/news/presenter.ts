import { type NewsArticle, type NewsArticleDetail, getPicture } from '@kga/contracts';
import type { NewsArticleDetailRow, NewsArticleRow, NewsCopy, NewsTranslation } from '@kga/db';

/** Where a fetched picture is, from the root of the origin. */
export const pictureUrl = (id: string) => getPicture.url.replace(':id', id);

function imagesOf(row: NewsArticleRow): NewsArticle['images'] {
  const small = { id: row.picture_small_id, width: row.small_width, height: row.small_height };
  const large = { id: row.picture_large_id, width: row.large_width, height: row.large_height };
  // One picture stands for both where it is not wider.
  return (large.id === small.id ? [small] : [small, large]).flatMap(({ id, width, height }) =>
    id === null || width === null || height === null
      ? []
      : [{ url: pictureUrl(id), width, height }],
  );
}

export function presentArticle(row: NewsArticleRow): NewsArticle {
  const images = imagesOf(row);
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
    isAggregated: row.is_aggregated,
    source: row.source,
    language: row.language,
  };
}

/** What an article's own page shows beside the article. */
export type Surroundings = {
  copies: readonly NewsCopy[];
  translations: readonly NewsTranslation[];
  related: readonly NewsArticleRow[];
};

export function presentArticleDetail(
  row: NewsArticleDetailRow,
  { copies, translations, related }: Surroundings,
): NewsArticleDetail {
  return {
    ...presentArticle(row),
    html: row.html,
    url: row.url,
    updatedAt: row.updated_at.toISOString(),
    alsoAt: copies.map(({ source, title, url }) => ({ source, title, url })),
    translations: translations.map(({ language, unique_id: uniqueId, title }) => ({
      language,
      uniqueId,
      title,
    })),
    related: related.map(presentArticle),
  };
}
