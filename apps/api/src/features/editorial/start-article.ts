import type { createOwnArticle } from '@kga/contracts';
import {
  type Account,
  type Schema,
  insertOwnArticle,
  insertAuditEntries,
  insertOutboxJob,
  insertVersion,
  selectOwnArticle,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { createOnce } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { auditArticle } from './audit-article.ts';
import { newVersion, versionValues } from './save-version.ts';

type Given = z.infer<typeof createOwnArticle.schema.body>;

async function create(trx: Transaction<Schema>, admin: Account, given: Given): Promise<string> {
  const { category, pictureSource = null, language, version } = given;
  const written = versionValues(version, language, { path: 'version.' });
  const article = await insertOwnArticle(trx, { category, pictureSource });
  const names = newVersion(language, version.title);
  await insertVersion(trx, { article }, { ...names, ...written });
  if (pictureSource !== null) {
    await insertOutboxJob(trx, 'news.picture', { articleId: names.id, source: pictureSource });
  }
  await insertAuditEntries(trx, {
    ...auditArticle(admin, article.id),
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
export const startArticle = (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  admin: Account,
  { given, key }: { given: Given; key: string | undefined },
): Promise<string> =>
  createOnce(
    { db, keys },
    {
      operation: 'add_article',
      owner: admin.id,
      key,
      request: given,
      exists: (id) => selectOwnArticle(db, id),
    },
    (trx) => create(trx, admin, given),
  );
