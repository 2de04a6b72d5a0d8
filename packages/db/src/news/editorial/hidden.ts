// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Selectable, sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { type Page, isAfter } from '../../core/lists.ts';
import type { NewsArticleTable } from '../table.ts';

export async function lockAggregatedArticle(trx: Transaction, id: string) {
  return trx
    .selectFrom('news_article')
    .select(['id', 'unique_id', 'status'])
    .where('id', '=', id)
    .where('is_aggregated', '=', true)
    .forUpdate()
    .executeTakeFirst();
}

export async function markArticleHidden(trx: Transaction, id: string, reason: string) {
  await trx
    .updateTable('news_article')
    .set({ status: 'hidden', hidden_at: sql<Date>`now()`, hidden_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function markArticleVisible(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('news_article')
    .set({ status: 'published', hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .execute();
}

export type HiddenArticleCursor = { hiddenAt: Date; id: string };

export type HiddenArticleRow = Pick<
  Selectable<NewsArticleTable>,
  'id' | 'unique_id' | 'title' | 'source' | 'language'
> & { hidden_at: Date; hidden_reason: string };

/** Hidden articles after a cursor, most recently hidden first. */
export async function selectHiddenArticles(
  db: Database,
  { limit, after }: Page<HiddenArticleCursor>,
): Promise<HiddenArticleRow[]> {
  return db
    .selectFrom('news_article')
    .select(['id', 'unique_id', 'title', 'source', 'language', 'hidden_at', 'hidden_reason'])
    .where('hidden_at', 'is not', null)
    .where('hidden_reason', 'is not', null)
    .where(isAfter(after && { createdAt: after.hiddenAt, id: after.id }, sql`hidden_at, id`))
    .orderBy('hidden_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ hidden_at: Date; hidden_reason: string }>()
    .execute();
}

export async function countHiddenArticles(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('news_article')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('hidden_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Publishes the scheduled versions that are due, dated by their schedule, and returns how many. A
 * version that an admin is changing is skipped until the next run. The revision stays, so that an
 * open editor does not get a conflict.
 */
export async function publishDueArticles(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update news_article
    set status = 'published', created_at = publish_at, updated_at = now()
    where id = any(array(
      select id from news_article where status = 'scheduled' and publish_at <= now()
      order by id for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows);
}
