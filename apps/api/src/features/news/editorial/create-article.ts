// SPDX-License-Identifier: AGPL-3.0-or-later
import type { createOwnArticle } from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import { insertAuditEntries, insertOutboxJob } from '@kga/db/core';
import { insertOwnArticle, insertVersion, selectOwnArticle } from '@kga/db/news';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { createOnce } from '../../../platform/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { newVersionNames, requireCategory, versionValues } from './update-version.ts';

type CreateArticle = {
  admin: Account;
  key: string | undefined;
  body: z.infer<typeof createOwnArticle.schema.body>;
};

/**
 * Creates an article with its first version and returns its id. Repeated with the same key, it
 * returns the id of the first call.
 * @throws AppError `validation_failed`, `idempotency_key_reused`
 */
export async function createArticle(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { admin, key, body }: CreateArticle,
): Promise<string> {
  const exists = (id: string) => selectOwnArticle(db, id);
  const creation = { operation: 'add_article', owner: admin.id, key, request: body, exists };
  return createOnce({ db, keys }, creation, async (trx) => {
    const { category = null, pictureSource = null, language, version } = body;
    requireCategory(category, version);
    const values = versionValues(version, language, { path: 'version.' });
    const article = await insertOwnArticle(trx, { category, pictureSource });
    const names = newVersionNames(language, version.title);
    await insertVersion(trx, { article }, { ...names, ...values });
    if (pictureSource !== null) {
      await insertOutboxJob(trx, 'news.picture', { articleId: names.id, source: pictureSource });
    }
    await insertAuditEntries(trx, {
      ...auditSubject(admin, 'article', article.id),
      action: 'article_added',
      after: `${language} ${version.status}`,
    });
    return article.id;
  });
}
