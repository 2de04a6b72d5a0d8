import type { Selectable } from 'kysely';

import type { Database } from '../client.ts';
import type { NewsArticleTable } from './table.ts';

export type NewsArticleRow = Omit<Selectable<NewsArticleTable>, 'language' | 'status'>;

/** The newest published articles, newest first. */
export async function publishedNews(db: Database, limit: number): Promise<NewsArticleRow[]> {
  return db
    .selectFrom('news_article')
    .select([
      'id',
      'unique_id',
      'title',
      'category',
      'excerpt',
      'image_url',
      'is_aggregated',
      'source',
      'created_at',
    ])
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
