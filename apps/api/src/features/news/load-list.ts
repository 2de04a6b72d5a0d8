import { type Language, listNews, languages } from '@kga/contracts';
import {
  type Database,
  type FoundTotal,
  countNews,
  selectArticles,
  selectArticlesByIds,
  searchArticles,
} from '@kga/db';
import { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { presentArticle } from './presenter.ts';

export type NewsQuery = z.infer<typeof listNews.schema.querystring>;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** A place in what was found, with the total that the first page told. */
const foundPlace = z.object({
  ...place.shape,
  inTitle: z.boolean(),
  total: z.object({ articles: z.int().min(0), atLeast: z.boolean() }),
});

/** Languages each once, in the order in which they are named everywhere. */
export const inOrder = (wanted: readonly Language[]): Language[] =>
  languages.filter((each) => wanted.includes(each));

/** The same list has the same address, whatever else was asked for. */
export function addressOf({ limit, category, lang, q, cursor }: NewsQuery): string {
  const parameters = new URLSearchParams({ limit: String(limit) });
  if (category !== undefined) parameters.set('category', category);
  if (lang) parameters.set('lang', inOrder(lang).join(','));
  if (q !== undefined && q.trim() !== '') parameters.set('q', q.trim());
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return `${listNews.url}?${parameters.toString()}`;
}

const contentOf = (articles: unknown[], headers: Record<string, string>): ResponseBody => ({
  text: JSON.stringify(articles),
  cacheControl,
  headers: { ...securityHeaders.closed, ...headers },
});

async function loadNewest(db: Database, query: NewsQuery): Promise<ResponseBody> {
  const { limit, category, lang, cursor } = query;
  const filter = { category, languages: lang };
  const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
  const articles = await countNews(db, filter);
  const rows = await selectArticles(db, filter, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return contentOf(page.map(presentArticle), {
    'x-total-count': String(articles),
    ...(last && {
      link: nextLink({ url: addressOf(query) }, { createdAt: last.created_at, id: last.id }),
    }),
  });
}

const totalHeaders = ({ articles, atLeast }: FoundTotal) => ({
  'x-total-count': String(articles),
  ...(atLeast && { 'x-total-relation': 'at-least' }),
});

async function loadFound(db: Database, query: NewsQuery, words: string): Promise<ResponseBody> {
  const { limit, category, lang, cursor } = query;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, foundPlace);
  const { found, total } = await searchArticles(
    db,
    words,
    { category, languages: lang },
    {
      limit: limit + 1,
      after,
      known: after?.total,
    },
  );
  const page = found.slice(0, limit);
  const rows = await selectArticlesByIds(
    db,
    page.map(({ id }) => id),
  );
  const last = found.length > limit ? page.at(-1) : undefined;
  return contentOf(rows.map(presentArticle), {
    ...totalHeaders(total),
    ...(last && { link: nextLink({ url: addressOf(query) }, { ...last, total }) }),
  });
}

/**
 * A page of the list, or of what a search finds.
 *
 * @throws AppError `validation_failed` where the cursor is none of this list
 */
export function loadList(db: Database, query: NewsQuery): Promise<ResponseBody> {
  const words = query.q?.trim() ?? '';
  return words === '' ? loadNewest(db, query) : loadFound(db, query, words);
}
