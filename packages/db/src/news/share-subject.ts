// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Selectable } from 'kysely';

import type { Database } from '../core/client.ts';
import type { NewsArticleTable } from './table.ts';

/** The title of a published article, its source and the hash of its picture. */
export async function selectSharedArticle(db: Database, id: string) {
  const article = await db
    .selectFrom('news_article')
    .leftJoin('picture', 'picture.id', 'picture_large_id')
    .select(['title', 'source', 'language', 'object_hash as picture'])
    .where('news_article.id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return article && { kind: 'article' as const, ...article };
}

type SharedArticle = Pick<Selectable<NewsArticleTable>, 'title' | 'source' | 'language'> & {
  picture: string | null;
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    article: SharedArticle;
  }
}
