// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { updateOwnArticle } from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import {
  type Database,
  insertAuditEntries,
  insertOutboxJob,
  type Transaction,
  transaction,
} from '@kga/db/core';
import {
  type OwnArticleRow,
  type VersionRow,
  deleteOwnArticle,
  deleteVersion,
  lockOwnArticle,
  updateOwnArticleCategory,
  updateOwnArticlePicture,
} from '@kga/db/news';
import type { z } from 'zod';

import { wantedPicture } from '../../../accounts/picture-source.ts';
import { auditSubject } from '../../../accounts/presenter.ts';
import { AppError, found } from '../../../platform/errors.ts';

export type ArticleChange = { admin: Account; id: string };

type LockedArticle = { article: OwnArticleRow; versions: readonly VersionRow[] };

const hasPicture = (versions: readonly VersionRow[]) =>
  versions.some((version) => version.picture_small_id !== null);

/** Has the worker fetch the picture of an article. The job names one version for all of them. */
async function requestPicture(
  trx: Transaction,
  source: string,
  [version]: readonly VersionRow[],
): Promise<void> {
  if (version) await insertOutboxJob(trx, 'news.picture', { articleId: version.id, source });
}

/** Whether the picture has to be fetched or removed: the same URL again retries a failed fetch. */
function changesPicture({ article, versions }: LockedArticle, source: string | null): boolean {
  if (source !== article.picture_source) return true;
  return source !== null && !hasPicture(versions);
}

/** Changes what all languages of an article share. @throws AppError `not_found` */
export async function updateArticle(
  db: Database,
  { admin, id }: ArticleChange,
  { category, ...picture }: z.infer<typeof updateOwnArticle.schema.body>,
): Promise<void> {
  const subject = auditSubject(admin, 'article', id);
  await transaction(db, async (trx) => {
    const locked = found(await lockOwnArticle(trx, id));
    const { article, versions } = locked;
    if (category !== undefined && category !== article.category) {
      await updateOwnArticleCategory(trx, id, category);
      const change = { before: article.category, after: category };
      await insertAuditEntries(trx, { ...subject, action: 'category_changed', ...change });
    }
    const pictureSource = await wantedPicture(trx, admin, picture);
    if (pictureSource !== undefined && changesPicture(locked, pictureSource)) {
      await updateOwnArticlePicture(trx, id, pictureSource);
      if (pictureSource !== null) await requestPicture(trx, pictureSource, versions);
      const change = { before: article.picture_source, after: pictureSource };
      await insertAuditEntries(trx, { ...subject, action: 'picture_changed', ...change });
    }
  });
}

/** @throws AppError `not_found` */
export async function deleteArticle(db: Database, { admin, id }: ArticleChange): Promise<void> {
  await transaction(db, async (trx) => {
    const { versions } = found(await lockOwnArticle(trx, id));
    await deleteOwnArticle(trx, id);
    await insertAuditEntries(trx, {
      ...auditSubject(admin, 'article', id),
      action: 'article_deleted',
      before: versions.map(({ language, title }) => `${language}: ${title}`).join('\n'),
    });
  });
}

/**
 * Deletes a language of an article. A picture that is still to be fetched is requested again for
 * one of the other languages.
 * @throws AppError `not_found`, `conflict` where it is the last language
 */
export async function deleteArticleVersion(
  db: Database,
  { admin, id }: ArticleChange,
  language: Language,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { article, versions } = found(await lockOwnArticle(trx, id));
    const version = found(versions.find((each) => each.language === language));
    const others = versions.filter((each) => each !== version);
    if (others.length === 0) throw new AppError('conflict');
    await deleteVersion(trx, version.id);
    const source = article.picture_source;
    if (source !== null && !hasPicture(versions)) await requestPicture(trx, source, others);
    await insertAuditEntries(trx, {
      ...auditSubject(admin, 'article', id),
      action: 'version_deleted',
      before: `${language} ${version.status}: ${version.title}`,
    });
  });
}
