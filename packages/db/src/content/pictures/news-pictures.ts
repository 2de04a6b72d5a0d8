// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutboxPayload } from '@kga/contracts/jobs';

import type { Database, Transaction } from '../../core/client.ts';
import { type NewPicture, insertPicture } from './queries.ts';

type ArticleSource = OutboxPayload<'news.picture'>;

type Pictured = {
  id: string;
  picture_small_id: string | null;
  picture_large_id: string | null;
};

/** Whether an article, or the own article that it is a version of, still has this picture source. */
export async function areArticlePicturesWanted(db: Database, { articleId, source }: ArticleSource) {
  const wanted = await db
    .selectFrom('news_article')
    .leftJoin('own_article', 'own_article.id', 'news_article.own_article_id')
    .select(({ fn }) =>
      fn.coalesce('own_article.picture_source', 'news_article.picture_source').as('source'),
    )
    .where('news_article.id', '=', articleId)
    .executeTakeFirst();
  return wanted?.source === source;
}

/**
 * Replaces the picture of an article by the one fetched from `source`; for an own article in all of its
 * languages. A picture without a large width is used for both.
 *
 * @returns false where the article was deleted or has another source by now
 */
export async function updateArticlePictures(
  trx: Transaction,
  article: ArticleSource,
  widths: { small: NewPicture; large: NewPicture | undefined },
): Promise<boolean> {
  const articles = await lockArticlesOfSource(trx, article);
  if (articles.length === 0) return false;
  await deleteShownPictures(trx, articles);
  const small = await insertPicture(trx, widths.small);
  const large = widths.large ? await insertPicture(trx, widths.large) : small;
  await trx
    .updateTable('news_article')
    .set({ picture_small_id: small, picture_large_id: large })
    .where(
      'id',
      'in',
      articles.map(({ id }) => id),
    )
    .execute();
  return true;
}

/**
 * Removes the picture of an article whose `source` cannot be fetched.
 *
 * @returns whether there was one
 */
export async function deleteArticlePictures(trx: Transaction, article: ArticleSource) {
  return deleteShownPictures(trx, await lockArticlesOfSource(trx, article));
}

/** Deletes the pictures of articles. */
export async function purgeArticlePictures(trx: Transaction, articleIds: readonly string[]) {
  if (articleIds.length === 0) return;
  await deleteShownPictures(
    trx,
    await trx
      .selectFrom('news_article')
      .select(['id', 'picture_small_id', 'picture_large_id'])
      .where('id', 'in', articleIds)
      .execute(),
  );
}

/** Locks the articles with this picture source: one, or all versions of an own article. */
async function lockArticlesOfSource(trx: Transaction, { articleId, source }: ArticleSource) {
  const article = await trx
    .selectFrom('news_article')
    .select(['own_article_id', 'picture_source'])
    .where('id', '=', articleId)
    .executeTakeFirst();
  const columns = ['id', 'picture_small_id', 'picture_large_id'] as const;
  if (!article?.own_article_id) {
    return trx
      .selectFrom('news_article')
      .select(columns)
      .where('id', '=', articleId)
      .where('picture_source', '=', source)
      .forUpdate()
      .execute();
  }
  const own = await trx
    .selectFrom('own_article')
    .select('id')
    .where('id', '=', article.own_article_id)
    .where('picture_source', '=', source)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return [];
  return trx
    .selectFrom('news_article')
    .select(columns)
    .where('own_article_id', '=', own.id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns whether any picture was deleted. */
async function deleteShownPictures(trx: Transaction, articles: readonly Pictured[]) {
  const pictures = articles.flatMap((article) => [
    article.picture_small_id ?? [],
    article.picture_large_id ?? [],
  ]);
  const ids = [...new Set(pictures.flat())];
  if (ids.length === 0) return false;
  // The foreign keys of the articles are set to null.
  await trx.deleteFrom('picture').where('id', 'in', ids).execute();
  return true;
}
