import type { Selectable } from 'kysely';

import type { Database } from '../client.ts';
import type { NewsArticleTable } from './table.ts';

/** Far more articles than the site writes in years. */
const entriesMax = 5_000;

export type NewsSitemapRow = Pick<
  Selectable<NewsArticleTable>,
  'unique_id' | 'language' | 'updated_at'
> & { own_article_id: string };

/** Published versions of own articles, the newest first. */
export async function selectNewsSitemapEntries(db: Database): Promise<NewsSitemapRow[]> {
  return db
    .selectFrom('news_article')
    .select(['unique_id', 'language', 'updated_at', 'own_article_id'])
    .where('own_article_id', 'is not', null)
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesMax)
    .$narrowType<{ own_article_id: string }>()
    .execute();
}
