import type { Language, updateOwnArticle } from '@kga/contracts';
import {
  type Account,
  type Database,
  type OwnArticleRow,
  type Schema,
  type VersionRow,
  insertAuditEntries,
  insertOutboxJob,
  updateOwnArticleCategory,
  updateOwnArticlePicture,
  deleteOwnArticle,
  deleteVersion,
  lockOwnArticle,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';
import { auditArticle } from './audit-article.ts';

/** Which article, and who does something to it. */
export type Which = { admin: Account; id: string };

type Locked = { article: OwnArticleRow; versions: readonly VersionRow[] };

/** @throws AppError `not_found` */
async function withArticle<Result>(
  db: Database,
  { id }: Which,
  act: (trx: Transaction<Schema>, locked: Locked) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOwnArticle(trx, id);
    if (!locked) throw new AppError('not_found');
    return act(trx, locked);
  });
}

const hasPicture = (versions: readonly VersionRow[]) =>
  versions.some((each) => each.picture_small_id !== null);

/** Has the worker fetch the picture of an article; any one of its versions stands for all. */
async function askForPicture(
  trx: Transaction<Schema>,
  source: string,
  versions: readonly VersionRow[],
): Promise<void> {
  const [first] = versions;
  if (first) await insertOutboxJob(trx, 'news.picture', { articleId: first.id, source });
}

/** Naming the same address again fetches it again where that failed. False where nothing changes. */
async function changePicture(
  trx: Transaction<Schema>,
  { article, versions }: Locked,
  source: string | null,
): Promise<boolean> {
  const isSame = source === article.picture_source;
  if (isSame && (source === null || hasPicture(versions))) return false;
  await updateOwnArticlePicture(trx, article.id, source);
  if (source !== null) await askForPicture(trx, source, versions);
  return true;
}

/**
 * Changes what all languages of an article share.
 *
 * @throws AppError `not_found`
 */
export async function editArticle(
  db: Database,
  which: Which,
  { category, pictureSource }: z.infer<typeof updateOwnArticle.schema.body>,
): Promise<void> {
  const done = auditArticle(which.admin, which.id);
  await withArticle(db, which, async (trx, locked) => {
    const { article } = locked;
    if (category !== undefined && category !== article.category) {
      await updateOwnArticleCategory(trx, article.id, category);
      const change = { before: article.category, after: category };
      await insertAuditEntries(trx, { ...done, action: 'category_changed', ...change });
    }
    if (pictureSource !== undefined && (await changePicture(trx, locked, pictureSource))) {
      const change = { before: article.picture_source, after: pictureSource };
      await insertAuditEntries(trx, { ...done, action: 'picture_changed', ...change });
    }
  });
}

/** @throws AppError `not_found` */
export async function deleteArticle(db: Database, which: Which): Promise<void> {
  await withArticle(db, which, async (trx, { article, versions }) => {
    await deleteOwnArticle(trx, article.id);
    await insertAuditEntries(trx, {
      ...auditArticle(which.admin, article.id),
      action: 'article_deleted',
      before: versions.map(({ language, title }) => `${language}: ${title}`).join('\n'),
    });
  });
}

/**
 * Deletes a language of an article; what the worker was asked to fetch through it, it is asked
 * through another one.
 *
 * @throws AppError `not_found`, `conflict` where it is the last one
 */
export async function deleteArticleVersion(
  db: Database,
  which: Which,
  language: Language,
): Promise<void> {
  await withArticle(db, which, async (trx, { article, versions }) => {
    const version = versions.find((each) => each.language === language);
    if (!version) throw new AppError('not_found');
    const others = versions.filter((each) => each !== version);
    if (others.length === 0) throw new AppError('conflict');
    await deleteVersion(trx, version.id);
    const source = article.picture_source;
    if (source !== null && !hasPicture(versions)) await askForPicture(trx, source, others);
    await insertAuditEntries(trx, {
      ...auditArticle(which.admin, article.id),
      action: 'version_deleted',
      before: `${language} ${version.status}: ${version.title}`,
    });
  });
}
