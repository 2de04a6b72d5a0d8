import type { Database } from '../client.ts';
import { type NewsFilter, wantedLanguages } from './listing.ts';

/** How many published articles there are of a filter; costs the same however many. */
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
