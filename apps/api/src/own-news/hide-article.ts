import type { setArticleHidden as contract } from '@kga/contracts';
import {
  type Database,
  addToAuditLog,
  hideAggregated,
  lockAggregated,
  showAggregated,
} from '@kga/db';
import type { z } from 'zod';

import { AppError } from '../errors.ts';
import type { Which } from './change-article.ts';
import { doneToArticle } from './done.ts';

/**
 * Hides an aggregated article from readers, or shows it again.
 *
 * @returns its unique id
 * @throws AppError `not_found`
 */
export async function hideArticle(
  db: Database,
  { admin, id }: Which,
  given: z.infer<typeof contract.schema.body>,
): Promise<string> {
  const after = given.hidden ? 'hidden' : 'published';
  return db.transaction().execute(async (trx) => {
    const article = await lockAggregated(trx, id);
    if (!article) throw new AppError('not_found');
    const { status: before, unique_id: uniqueId } = article;
    if (before === after) return uniqueId;
    if (given.hidden) await hideAggregated(trx, id, given.reason);
    else await showAggregated(trx, id);
    const action = given.hidden ? 'article_hidden' : 'article_shown';
    const change = { action, before, after, reason: given.reason ?? null };
    await addToAuditLog(trx, { ...doneToArticle(admin, id), ...change });
    return uniqueId;
  });
}
