import type { OwnArticle } from '@kga/contracts';
import {
  type Database,
  type OwnArticleFilter,
  type OwnArticleCursor,
  countOwnArticles,
  selectOwnArticles,
  selectOwnArticle,
  selectVersions,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';
import { presentOwnArticle } from './presenter.ts';

/** @throws AppError `not_found` */
export async function loadOwnArticle(db: Database, id: string): Promise<OwnArticle> {
  const article = await selectOwnArticle(db, id);
  if (!article) throw new AppError('not_found');
  return presentOwnArticle(article, await selectVersions(db, [id]));
}

/** A page of own articles, and after which place the next one begins. */
export async function loadOwnArticles(
  db: Database,
  filter: OwnArticleFilter,
  { limit, after }: { limit: number; after: OwnArticleCursor | undefined },
): Promise<{ total: number; articles: OwnArticle[]; next: OwnArticleCursor | undefined }> {
  const [total, found] = await Promise.all([
    countOwnArticles(db, filter),
    selectOwnArticles(db, filter, { limit: limit + 1, after }),
  ]);
  const page = found.slice(0, limit);
  const versions = await selectVersions(
    db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    total,
    articles: page.map((article) =>
      presentOwnArticle(
        article,
        versions.filter((version) => version.own_article_id === article.id),
      ),
    ),
    next: last && found.length > limit ? { createdAt: last.created_at, id: last.id } : undefined,
  };
}
