import type { HiddenArticle, updateArticleHidden } from '@kga/contracts';
import {
  type Account,
  type Database,
  type HiddenArticleCursor,
  type HiddenArticleRow,
  countHiddenArticles,
  insertAuditEntries,
  lockAggregatedArticle,
  markArticleHidden,
  markArticleVisible,
  selectHiddenArticles,
} from '@kga/db';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError } from '../../platform/errors.ts';
import { splitPage } from '../../platform/pagination.ts';

const presentHidden = (row: HiddenArticleRow): HiddenArticle => ({
  id: row.id,
  uniqueId: row.unique_id,
  title: row.title,
  source: row.source,
  language: row.language,
  hiddenAt: row.hidden_at.toISOString(),
  reason: row.hidden_reason,
});

/** A page of hidden articles and the cursor of the next one. */
export async function loadHiddenArticles(
  db: Database,
  { limit, after }: { limit: number; after: HiddenArticleCursor | undefined },
) {
  const [total, found] = await Promise.all([
    countHiddenArticles(db),
    selectHiddenArticles(db, { limit: limit + 1, after }),
  ]);
  const { rows, last } = splitPage(found, limit);
  return {
    total,
    articles: rows.map(presentHidden),
    next: last && { hiddenAt: last.hidden_at, id: last.id },
  };
}

/**
 * Hides an aggregated article from readers, or shows it again.
 *
 * @returns its unique id
 * @throws AppError `not_found`
 */
export async function setArticleHidden(
  db: Database,
  { admin, id }: { admin: Account; id: string },
  input: z.infer<typeof updateArticleHidden.schema.body>,
): Promise<string> {
  const after = input.hidden ? 'hidden' : 'published';
  return db.transaction().execute(async (trx) => {
    const article = await lockAggregatedArticle(trx, id);
    if (!article) throw new AppError('not_found');
    const { status: before, unique_id: uniqueId } = article;
    if (before === after) return uniqueId;
    if (input.hidden) await markArticleHidden(trx, id, input.reason);
    else await markArticleVisible(trx, id);
    const action = input.hidden ? 'article_hidden' : 'article_shown';
    const change = { action, before, after, reason: input.reason ?? null };
    await insertAuditEntries(trx, { ...auditSubject(admin, 'article', id), ...change });
    return uniqueId;
  });
}
