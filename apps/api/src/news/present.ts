import type { NewsArticle } from '@kga/contracts';
import type { NewsArticleRow } from '@kga/db';

export function presentArticle(row: NewsArticleRow): NewsArticle {
  return {
    id: row.id,
    uniqueId: row.unique_id,
    title: row.title,
    category: row.category,
    excerpt: row.excerpt,
    imageUrl: row.image_url,
    createdAt: row.created_at.toISOString(),
    isAggregated: row.is_aggregated,
    source: row.source,
  };
}
