import {
  type Database,
  selectArticles,
  selectArticle,
  selectArticleCopies,
  selectArticleTranslations,
} from '@kga/db';
import { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { presentArticleDetail } from './presenter.ts';

/** How many articles stand below another one. */
const relatedMax = 3;

const cacheControl = 'public, max-age=30, stale-while-revalidate=300';

const uuid = z.uuid();

/** The article that an address names; without text where there is none for readers. */
export async function loadArticle(db: Database, name: string): Promise<ResponseBody> {
  const found =
    (await selectArticle(db, { uniqueId: name })) ??
    (uuid.safeParse(name).success ? await selectArticle(db, { id: name }) : undefined);
  const headers = securityHeaders.closed;
  if (!found) return { text: '', cacheControl, headers };
  const alike = { category: found.category, languages: [found.language] };
  // One after the other: whoever looks through many articles takes no more connections for it.
  const copies = await selectArticleCopies(db, found);
  const translations = await selectArticleTranslations(db, found);
  const newest = await selectArticles(db, alike, { limit: relatedMax + 1 });
  const related = newest.filter(({ id }) => id !== found.id).slice(0, relatedMax);
  const detail = presentArticleDetail(found, { copies, translations, related });
  return { text: JSON.stringify(detail), cacheControl, headers };
}
