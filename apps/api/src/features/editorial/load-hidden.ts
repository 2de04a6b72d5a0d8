import type { HiddenArticle } from '@kga/contracts';
import {
  type Database,
  type HiddenArticleRow,
  type HiddenArticleCursor,
  countHiddenArticles,
  selectHiddenArticles,
} from '@kga/db';

const presentHidden = (row: HiddenArticleRow): HiddenArticle => ({
  id: row.id,
  uniqueId: row.unique_id,
  title: row.title,
  source: row.source,
  language: row.language,
  hiddenAt: row.hidden_at.toISOString(),
  reason: row.hidden_reason,
});

/** A page of hidden articles, and after which place the next one begins. */
export async function loadHidden(
  db: Database,
  { limit, after }: { limit: number; after: HiddenArticleCursor | undefined },
): Promise<{ total: number; articles: HiddenArticle[]; next: HiddenArticleCursor | undefined }> {
  const [total, found] = await Promise.all([
    countHiddenArticles(db),
    selectHiddenArticles(db, { limit: limit + 1, after }),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    articles: page.map(presentHidden),
    next: last && found.length > limit ? { hiddenAt: last.hidden_at, id: last.id } : undefined,
  };
}
