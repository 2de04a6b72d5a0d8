import type { addOwnArticle as contract } from '@kga/contracts';
import {
  type Account,
  type Schema,
  addOwnArticle,
  addToAuditLog,
  addToOutbox,
  addVersion,
  onceForKey,
  ownArticleById,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { People } from '../accounts/people.ts';
import { AppError } from '../errors.ts';
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
export async function addArticle(
  { db, keys }: Pick<People, 'db' | 'keys'>,
  admin: Account,
  { given, key }: { given: Given; key: string | undefined },
): Promise<string> {
  if (key === undefined) return db.transaction().execute((trx) => create(trx, admin, given));
  const once = {
    operation: 'add_article',
    key: `${admin.id} ${key}`,
    requestHash: keys.hash('idempotency', JSON.stringify(given)),
  };
  const result = await onceForKey(db, once, (trx) => create(trx, admin, given));
  const isThere = result.outcome !== 'reused' && (await ownArticleById(db, result.id));
  if (!isThere) throw new AppError('idempotency_key_reused');
  return result.id;
}
