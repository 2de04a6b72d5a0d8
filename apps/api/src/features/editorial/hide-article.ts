import type { updateArticleHidden } from '@kga/contracts';
import {
  type Database,
  insertAuditEntries,
  markArticleHidden,
  lockAggregatedArticle,
  markArticleVisible,
} from '@kga/db';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';
import { auditArticle } from './audit-article.ts';
import type { Which } from './edit-article.ts';

/**
 * Hides an aggregated article from readers, or shows it again.
 *
 * @returns its unique id
 * @throws AppError `not_found`
 */
export async function hideArticle(
  db: Database,
  { admin, id }: Which,
  given: z.infer<typeof updateArticleHidden.schema.body>,
): Promise<string> {
  const after = given.hidden ? 'hidden' : 'published';
  return db.transaction().execute(async (trx) => {
    const article = await lockAggregatedArticle(trx, id);
    if (!article) throw new AppError('not_found');
    const { status: before, unique_id: uniqueId } = article;
    if (before === after) return uniqueId;
    if (given.hidden) await markArticleHidden(trx, id, given.reason);
    else await markArticleVisible(trx, id);
    const action = given.hidden ? 'article_hidden' : 'article_shown';
    const change = { action, before, after, reason: given.reason ?? null };
    await insertAuditEntries(trx, { ...auditArticle(admin, id), ...change });
    return uniqueId;
  });
}
