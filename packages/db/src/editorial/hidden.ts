import { type Selectable, type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { NewsArticleTable } from '../news/table.ts';
import type { Schema } from '../schema.ts';

/** An aggregated article that nobody else changes until the transaction ends. */
export async function lockAggregatedArticle(
  trx: Transaction<Schema>,
  id: string,
): Promise<Pick<Selectable<NewsArticleTable>, 'id' | 'unique_id' | 'status'> | undefined> {
  return trx
    .selectFrom('news_article')
    .select(['id', 'unique_id', 'status'])
    .where('id', '=', id)
    .where('is_aggregated', '=', true)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes an aggregated article from readers. */
export async function markArticleHidden(
  trx: Transaction<Schema>,
  id: string,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('news_article')
    .set({ status: 'hidden', hidden_at: sql<Date>`now()`, hidden_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Gives a hidden article back to readers. */
export async function markArticleVisible(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx
    .updateTable('news_article')
    .set({ status: 'published', hidden_at: null, hidden_reason: null })
    .where('id', '=', id)
    .execute();
}

/** The place in the list of the article that was shown last. */
export type HiddenArticleCursor = { hiddenAt: Date; id: string };

export type HiddenArticleRow = Pick<
  Selectable<NewsArticleTable>,
  'id' | 'unique_id' | 'title' | 'source' | 'language'
> & { hidden_at: Date; hidden_reason: string };

/** Hidden articles after a place, what was hidden last first. */
export async function selectHiddenArticles(
  db: Database,
  { limit, after }: { limit: number; after?: HiddenArticleCursor | undefined },
): Promise<HiddenArticleRow[]> {
  return db
    .selectFrom('news_article')
    .select(['id', 'unique_id', 'title', 'source', 'language', 'hidden_at', 'hidden_reason'])
    .where('hidden_at', 'is not', null)
    .where('hidden_reason', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(hidden_at, id) < (${after?.hiddenAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('hidden_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ hidden_at: Date; hidden_reason: string }>()
    .execute();
}

/** How many articles are hidden. */
export async function countHiddenArticles(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('news_article')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('hidden_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
