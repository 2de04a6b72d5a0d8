// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import {
  type ForumReplyRow,
  type ReplyCursor,
  type ReplyPage,
  selectPost,
  selectReplies,
  selectReplyCursor,
} from '@kga/db/forum';
import { z } from 'zod';

import { type ShowTexts, bareText } from '../../content/texts.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { decodeCursor, listUrl, pageHeaders } from '../../platform/pagination.ts';
import { cacheControl } from './load.ts';
import { isRemoved, presentReply } from './presenter.ts';

export type RepliesQuery = z.infer<typeof contracts.listReplies.schema.querystring> &
  z.infer<typeof contracts.listReplies.schema.params>;

/** Cursor of the replies; `back` asks for those before it. */
const replyCursor = z.object({
  at: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
  back: z.optional(z.boolean()),
});

export const repliesPath = (id: string): string => contracts.listReplies.url.replace(':id', id);

export const repliesUrl = ({ id, limit, cursor, at }: RepliesQuery): string =>
  listUrl(repliesPath(id), { limit, ...(cursor === undefined ? { at } : { cursor }) });

/** The page of a cursor; undefined without one. */
function pageOf(query: RepliesQuery): ReplyPage | undefined {
  const decoded = decodeCursor(query.cursor, replyCursor);
  if (!decoded) return undefined;
  const { back = false, ...cursor } = decoded;
  return back ? { before: cursor } : { after: cursor };
}

/** The page of a query without a cursor: the first one, the last one, or one from a reply on. */
async function selectPage(db: Database, { id, at }: RepliesQuery): Promise<ReplyPage> {
  if (at === undefined) return {};
  const from = at === 'newest' ? undefined : await selectReplyCursor(db, { postId: id, id: at });
  return from ? { from } : { last: true };
}

const isBackwards = ({ before, last }: ReplyPage): boolean => before !== undefined || last === true;

const cursorOf = (row: ForumReplyRow | undefined): ReplyCursor | undefined =>
  row && row.appeared_at !== null ? { at: row.appeared_at, id: row.id } : undefined;

/** Whether replies precede the first one of a page. */
async function hasPrevious(
  db: Database,
  postId: string,
  { page, first, isFull }: { page: ReplyPage; first: ReplyCursor; isFull: boolean },
): Promise<boolean> {
  if (isBackwards(page)) return isFull;
  if (page.after) return true;
  if (!page.from) return false;
  return (await selectReplies(db, postId, { before: first, limit: 1 })).length > 0;
}

/**
 * Validates a query and returns what loads its page of a post's replies, of one that was merged those of the other.
 *
 * @param onFound called with the id of the post that the replies belong to
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareReplies(
  db: Database,
  {
    query,
    showTexts,
    onFound,
  }: { query: RepliesQuery; showTexts: ShowTexts; onFound: (id: string) => void },
): () => Promise<LoadResult> {
  const { limit } = query;
  const asked = pageOf(query);
  return async () => {
    const post = await selectPost(db, query.id);
    if (!post) return notFound;
    const { id } = post;
    onFound(id);
    const page = asked ?? (await selectPage(db, { ...query, id }));
    const found = await selectReplies(db, id, { ...page, limit: limit + 1 });
    const isFull = found.length > limit;
    const rows = isBackwards(page) ? found.slice(-limit) : found.slice(0, limit);
    const first = cursorOf(rows.at(0));
    const hasNext = page.before !== undefined || (isFull && !isBackwards(page));
    const hasPrev = first && (await hasPrevious(db, id, { page, first, isFull }));
    const shown = await showTexts(
      db,
      rows.map((row) => (isRemoved(row) ? { content: '' } : row)),
    );
    return responseBody(
      contracts.listReplies,
      rows.map((row, index) => presentReply(row, shown[index] ?? bareText)),
      {
        cacheControl,
        headers: pageHeaders({
          url: repliesUrl({ id, limit }),
          total: post.replies,
          next: hasNext ? cursorOf(rows.at(-1)) : undefined,
          prev: hasPrev ? { ...first, back: true } : undefined,
        }),
      },
    );
  };
}
