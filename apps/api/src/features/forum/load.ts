import { type Language, listPosts } from '@kga/contracts';
import {
  type Database,
  type PostPage,
  selectCategoryFigures,
  selectPostCursors,
  selectPost,
  selectPostsByIds,
  selectRecentPosts,
  searchPosts,
} from '@kga/db';
import { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import type { MentionsIn } from './mentions.ts';
import { presentCategories, presentPost, presentSummary } from './presenter.ts';

export type PostsQuery = z.infer<typeof listPosts.schema.querystring> &
  z.infer<typeof listPosts.schema.params>;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Posts that a category shows beside its name. */
const recentMax = 3;

export const contentOf = (answer: unknown, headers: Record<string, string> = {}): ResponseBody => ({
  text: JSON.stringify(answer),
  cacheControl,
  headers: { ...securityHeaders.closed, ...headers },
});

/** What is answered where there is nothing for readers. */
export const nothing: ResponseBody = { text: '', cacheControl, headers: securityHeaders.closed };

export async function loadCategories(db: Database, language: Language): Promise<ResponseBody> {
  const [figures, recent] = await Promise.all([
    selectCategoryFigures(db),
    selectRecentPosts(db, recentMax),
  ]);
  return contentOf(presentCategories(language, figures, recent));
}

const timePlace = z.object({
  pinned: z.boolean(),
  value: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
});

/** As wide as the column is: Postgres takes no more for one. */
const countPlace = z.object({ ...timePlace.shape, value: z.int32().min(0) });

/**
 * The place after which a page begins.
 *
 * @throws AppError `validation_failed` where the cursor is none of this list
 */
export const placeOf = ({ cursor, sort }: PostsQuery): PostPage['after'] =>
  cursor === undefined ? undefined : decodeCursor(cursor, sort === 'top' ? countPlace : timePlace);

/** The same list has the same address, whatever else was asked for. */
export function addressOf({ id, sort, limit, q, cursor }: PostsQuery): string {
  const parameters = new URLSearchParams({ sort, limit: String(limit) });
  if (q !== undefined && q.trim() !== '') parameters.set('q', q.trim());
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return `${listPosts.url.replace(':id', id)}?${parameters.toString()}`;
}

/** The places of a page and one more, and how many there are in all. */
async function findPlaces(db: Database, { id, sort, q = '' }: PostsQuery, page: PostPage) {
  const list = { categoryId: id, sort };
  if (q.trim() !== '') return searchPosts(db, q, list, page);
  const [found, figures] = await Promise.all([
    selectPostCursors(db, list, page),
    selectCategoryFigures(db),
  ]);
  return { found, total: { total: figures[id].posts, atLeast: false } };
}

/** A page of a category, or of what a search finds there. */
export async function loadPosts(
  db: Database,
  query: PostsQuery,
  after: PostPage['after'],
): Promise<ResponseBody> {
  const { limit } = query;
  const { found, total } = await findPlaces(db, query, { limit: limit + 1, after });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const rows = await selectPostsByIds(
    db,
    page.map(({ id }) => id),
  );
  return contentOf(rows.map(presentSummary), {
    'x-total-count': String(total.total),
    ...(total.atLeast && { 'x-total-relation': 'at-least' }),
    ...(last && { link: nextLink({ url: addressOf(query) }, last) }),
  });
}

/** A published post; without text where there is none for readers. */
export async function loadPost(
  db: Database,
  { id, mentionsIn }: { id: string; mentionsIn: MentionsIn },
): Promise<ResponseBody> {
  const post = await selectPost(db, id);
  if (!post) return nothing;
  const [mentions = []] = await mentionsIn(db, [post.content]);
  return contentOf(presentPost(post, mentions));
}
