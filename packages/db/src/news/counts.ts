import type { Database } from '../client.ts';
import { type NewsFilter, wantedLanguages } from './listing.ts';

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
