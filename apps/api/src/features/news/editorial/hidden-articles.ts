// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HiddenArticle, updateArticleHidden } from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import {
  type HiddenArticleRow,
  lockAggregatedArticle,
  markArticleHidden,
  markArticleVisible,
} from '@kga/db/news';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { found } from '../../../platform/errors.ts';

export const presentHidden = (row: HiddenArticleRow): HiddenArticle => ({
  id: row.id,
  uniqueId: row.unique_id,
  title: row.title,
  source: row.source,
  language: row.language,
  hiddenAt: row.hidden_at.toISOString(),
  reason: row.hidden_reason,
});

/**
 * Hides an aggregated article from readers, or shows it again.
 * @returns its unique id
 * @throws AppError `not_found`
 */
export async function setArticleHidden(
  db: Database,
  { admin, id }: { admin: Account; id: string },
  input: z.infer<typeof updateArticleHidden.schema.body>,
): Promise<string> {
  const after = input.hidden ? 'hidden' : 'published';
  return transaction(db, async (trx) => {
    const { status: before, unique_id: uniqueId } = found(await lockAggregatedArticle(trx, id));
    if (before === after) return uniqueId;
    if (input.hidden) await markArticleHidden(trx, id, input.reason);
    else await markArticleVisible(trx, id);
    const action = input.hidden ? 'article_hidden' : 'article_shown';
    const change = { before, after, reason: input.reason ?? null };
    await insertAuditEntries(trx, { ...auditSubject(admin, 'article', id), action, ...change });
    return uniqueId;
  });
}
