// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import {
  type PostPage,
  countPosts,
  searchPosts,
  selectCategoryFigures,
  selectGameThread,
  selectLatestPosts,
  selectParticipants,
  selectPost,
  selectPostCursors,
  selectPostsByIds,
  selectRecentPosts,
  selectRelatedPosts,
} from '@kga/db/forum';
import { z } from 'zod';

import { presentAuthor } from '../../content/present-author.ts';
import { type ShowTexts, showText } from '../../content/texts.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { decodeCursor, listUrl, pageHeaders, splitPage } from '../../platform/pagination.ts';
import { presentCategories, presentPost, presentSummary } from './presenter.ts';

export type PostsQuery = z.infer<typeof contracts.listPosts.schema.querystring> &
  z.infer<typeof contracts.listPosts.schema.params>;

export const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const recentMax = 3;

export async function loadCategories(db: Database, language: Language): Promise<LoadResult> {
  const [figures, recent] = await Promise.all([
    selectCategoryFigures(db),
    selectRecentPosts(db, { language, each: recentMax }),
  ]);
  return responseBody(contracts.listForumCategories, presentCategories(language, figures, recent), {
    cacheControl,
  });
}

const timeCursor = z.object({
  pinned: z.boolean(),
  value: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
});

/** Within the range of the column, which Postgres requires. */
const countCursor = z.object({ ...timeCursor.shape, value: z.int32().min(0) });

export const postsUrl = ({ id, sort, limit, lang, q, cursor }: PostsQuery): string =>
  listUrl(contracts.listPosts.url.replace(':id', id), {
    sort,
    limit,
    lang: lang?.join(','),
    q,
    cursor,
  });

/** The cursors of a page and of one more post, and the number of posts in all. */
async function selectCursors(db: Database, query: PostsQuery, page: PostPage) {
  const { id: categoryId, sort, lang: languages, q = '' } = query;
  const list = { categoryId, sort, languages };
  if (q.trim() !== '') {
    const { found, total: totals } = await searchPosts(db, q, list, page);
    return { found, totals };
  }
  const [found, total, allLanguages] = await Promise.all([
    selectPostCursors(db, list, page),
    countPosts(db, list),
    languages && countPosts(db, { categoryId }),
  ]);
  return { found, totals: { total, allLanguages } };
}

/**
 * Validates a query and returns what loads its page of a category or of a search in it.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function preparePosts(db: Database, query: PostsQuery): () => Promise<LoadResult> {
  const { limit, sort, cursor } = query;
  const after = decodeCursor(cursor, sort === 'top' ? countCursor : timeCursor);
  return async () => {
    const { found, totals } = await selectCursors(db, query, { limit: limit + 1, after });
    const { rows: cursors, last: next } = splitPage(found, limit);
    const posts = await selectPostsByIds(
      db,
      cursors.map(({ id }) => id),
    );
    return responseBody(contracts.listPosts, posts.map(presentSummary), {
      cacheControl,
      headers: pageHeaders({ url: postsUrl(query), ...totals, next }),
    });
  };
}

/** @param onFound called with the id of the post, which is another one where that was merged */
export async function loadPost(
  db: Database,
  { id, showTexts, onFound }: { id: string; showTexts: ShowTexts; onFound: (id: string) => void },
): Promise<LoadResult> {
  const post = await selectPost(db, id);
  if (!post) return notFound;
  onFound(post.id);
  const shown = await showText(db, showTexts, post);
  return responseBody(contracts.getPost, presentPost(post, shown), { cacheControl });
}

export type LatestQuery = z.infer<typeof contracts.listLatestPosts.schema.querystring>;

export const latestUrl = ({ limit, lang, cursor }: LatestQuery): string =>
  listUrl(contracts.listLatestPosts.url, { limit, lang: lang?.join(','), cursor });

const latestCursor = timeCursor.omit({ pinned: true });

/** @throws AppError `validation_failed` where the cursor is not one of this list */
export function prepareLatest(db: Database, query: LatestQuery): () => Promise<LoadResult> {
  const { limit, lang: languages, cursor } = query;
  const after = decodeCursor(cursor, latestCursor);
  return async () => {
    const [found, total, allLanguages] = await Promise.all([
      selectLatestPosts(db, { languages }, { limit: limit + 1, after }),
      countPosts(db, { languages }),
      languages && countPosts(db, {}),
    ]);
    const { rows, last: next } = splitPage(found, limit);
    const ids = rows.map(({ id }) => id);
    const [posts, participants] = await Promise.all([
      selectPostsByIds(db, ids),
      selectParticipants(db, ids),
    ]);
    const shown = posts.map((post) => ({
      ...presentSummary(post),
      participants: (participants.get(post.id) ?? []).map(presentAuthor),
    }));
    return responseBody(contracts.listLatestPosts, shown, {
      cacheControl,
      headers: pageHeaders({
        url: latestUrl({ ...query, cursor: undefined }),
        total,
        allLanguages,
        next,
      }),
    });
  };
}

export async function loadRelated(db: Database, id: string): Promise<LoadResult> {
  const posts = await selectRelatedPosts(db, id);
  if (!posts) return notFound;
  return responseBody(contracts.listRelatedPosts, posts.map(presentSummary), { cacheControl });
}

export async function loadGameThread(db: Database, gameId: string): Promise<LoadResult> {
  const thread = await selectGameThread(db, gameId);
  if (!thread) return notFound;
  return responseBody(contracts.getGameThread, presentSummary(thread), { cacheControl });
}
