import { type Database, findNews, newsArticle, newsCopies, newsTranslations } from '@kga/db';
import { z } from 'zod';

import type { Content } from '../cache/answer.ts';
import { securityHeaders } from '../plugins/security.ts';
import { presentArticleDetail } from './present.ts';

/** How many articles stand below another one. */
const relatedMax = 3;

const cacheControl = 'public, max-age=30, stale-while-revalidate=300';

const uuid = z.uuid();

/** The article that an address names; without text where there is none for readers. */
export async function loadArticle(db: Database, name: string): Promise<Content> {
  const found =
    (await newsArticle(db, { uniqueId: name })) ??
    (uuid.safeParse(name).success ? await newsArticle(db, { id: name }) : undefined);
  const headers = securityHeaders.closed;
  if (!found) return { text: '', cacheControl, headers };
  const alike = { category: found.category, languages: [found.language] };
  // One after the other: whoever looks through many articles takes no more connections for it.
  const copies = await newsCopies(db, found);
  const translations = await newsTranslations(db, found);
  const newest = await findNews(db, alike, { limit: relatedMax + 1 });
  const related = newest.filter(({ id }) => id !== found.id).slice(0, relatedMax);
  const detail = presentArticleDetail(found, { copies, translations, related });
  return { text: JSON.stringify(detail), cacheControl, headers };
}
