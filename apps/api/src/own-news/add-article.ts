import type { addOwnArticle as contract } from '@kga/contracts';
import {
  type Account,
  type Schema,
  addOwnArticle,
  addToAuditLog,
  addToOutbox,
  addVersion,
  ownArticleById,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { addOnce } from '../accounts/add-once.ts';
import { doneToArticle } from './done.ts';
import { newVersion, writtenVersion } from './write-version.ts';

type Given = z.infer<typeof contract.schema.body>;

async function create(trx: Transaction<Schema>, admin: Account, given: Given): Promise<string> {
  const { category, pictureSource = null, language, version } = given;
  const written = writtenVersion(version, language, { path: 'version.' });
  const article = await addOwnArticle(trx, { category, pictureSource });
  const names = newVersion(language, version.title);
  await addVersion(trx, { article }, { ...names, ...written });
  if (pictureSource !== null) {
    await addToOutbox(trx, 'news.picture', { articleId: names.id, source: pictureSource });
  }
  await addToAuditLog(trx, {
    ...doneToArticle(admin, article.id),
    action: 'article_added',
    after: `${language} ${version.status}`,
  });
  return article.id;
}

/**
 * Begins an article. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `validation_failed`, `idempotency_key_reused`
 */
export const addArticle = addOnce({ operation: 'add_article', create, isThere: ownArticleById });
