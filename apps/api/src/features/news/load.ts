// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/news';
import { selectGamesNamedIn } from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import {
  type NewsArticleRow,
  countNews,
  newsListing,
  selectArticle,
  selectArticleCopies,
  selectArticles,
  selectArticlesByIds,
  selectNewsSitemapEntries,
  selectTranslations,
} from '@kga/db/news';
import { z } from 'zod';

import { type SearchDeps, prepareSearch } from '../../content/search.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import {
  createdCursor,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../platform/pagination.ts';
import { presentArticle, presentArticleDetail, presentSitemapEntries } from './presenter.ts';

export type NewsQuery = z.infer<typeof contracts.listNews.schema.querystring>;

const relatedMax = 3;

const uuid = z.uuid();

export const newsUrl = ({ limit, category, lang, q, cursor }: NewsQuery): string =>
  listUrl(contracts.listNews.url, {
    limit,
    category,
    lang: lang?.join(','),
    q,
    cursor,
  });

const titlesOf = (articles: readonly NewsArticleRow[]) => articles.map(({ title }) => title);

async function listBody(
  db: Database,
  rows: readonly NewsArticleRow[],
  headers: Record<string, string>,
) {
  const games = await selectGamesNamedIn(db, titlesOf(rows));
  const articles = rows.map((row) => presentArticle(row, games));
  return responseBody(contracts.listNews, articles, {
    cacheControl: 'public, max-age=10, stale-while-revalidate=60',
    headers,
  });
}

function prepareNewest(db: Database, query: NewsQuery) {
  const { limit, category, lang } = query;
  const filter = { category, languages: lang };
  const after = decodeCursor(query.cursor, createdCursor);
  return async () => {
    const total = await countNews(db, filter);
    const allLanguages = lang && (await countNews(db, { category }));
    const found = await selectArticles(db, filter, { limit: limit + 1, after });
    const { rows, last } = splitPage(found, limit);
    const next = last && { createdAt: last.created_at, id: last.id };
    const headers = pageHeaders({ url: newsUrl(query), total, allLanguages, next });
    return listBody(db, rows, headers);
  };
}

function prepareFound(deps: SearchDeps, query: NewsQuery, text: string) {
  const { limit, category, lang, cursor } = query;
  const url = newsUrl({ ...query, cursor: undefined });
  const filter = { category, languages: lang };
  const find = prepareSearch(deps, newsListing, { url, text, filter, limit, cursor });
  return async () => {
    const { ids, headers } = await find();
    return listBody(deps.db, await selectArticlesByIds(deps.db, ids), headers);
  };
}

/**
 * Validates a query and returns what loads its page of the list or of a search.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareList(deps: SearchDeps, query: NewsQuery): () => Promise<LoadResult> {
  const text = query.q?.trim() ?? '';
  return text === '' ? prepareNewest(deps.db, query) : prepareFound(deps, query, text);
}

export async function loadArticle(db: Database, name: string): Promise<LoadResult> {
  // Postgres cannot store this character, so no article has such a name.
  if (name.includes('\0')) return notFound;
  const article =
    (await selectArticle(db, { uniqueId: name })) ??
    (uuid.safeParse(name).success ? await selectArticle(db, { id: name }) : undefined);
  if (!article) return notFound;
  const filter = { category: article.category, languages: [article.language] };
  // In sequence, so that crawlers take one connection each.
  const copies = await selectArticleCopies(db, article);
  const translations = await selectTranslations(db, [article.id]);
  const newest = await selectArticles(db, filter, { limit: relatedMax + 1 });
  const related = newest.filter(({ id }) => id !== article.id).slice(0, relatedMax);
  const games = await selectGamesNamedIn(db, titlesOf([article, ...related]));
  return responseBody(
    contracts.getNewsArticle,
    presentArticleDetail(article, { copies, translations, related, games }),
    { cacheControl: 'public, max-age=30, stale-while-revalidate=300' },
  );
}

/** All own articles, for the sitemap; a web server requests it a few times an hour. */
export const loadSitemapEntries = async (db: Database): Promise<LoadResult> =>
  responseBody(
    contracts.listNewsSitemapEntries,
    presentSitemapEntries(await selectNewsSitemapEntries(db)),
    { cacheControl: 'public, max-age=300, stale-while-revalidate=3600' },
  );
