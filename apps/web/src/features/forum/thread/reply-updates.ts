// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ForumPostEvent,
  type ForumReply,
  forumPostEvent,
  streamPost,
} from '@kga/contracts/forum';
import type { InfiniteData } from '@tanstack/react-query';

import { type ListPage, urlOf } from '../../../lib/api.ts';
import { subscribeToStream } from '../../../lib/event-stream.ts';

/**
 * Number of new replies that the reader has not seen. Ids are ordered by time: if the latest reply is
 * older than the last one seen, replies were deleted.
 */
export function countUnseenReplies(
  seen: ForumPostEvent,
  latest: ForumPostEvent | undefined,
  shown: ReadonlySet<string>,
): number {
  const newest = latest?.newestReplyId ?? null;
  if (!latest || newest === null || newest === seen.newestReplyId || shown.has(newest)) return 0;
  const grown = latest.replies - seen.replies;
  if (grown > 0) return grown;
  return newest > (seen.newestReplyId ?? '') ? 1 : 0;
}

/** The count and latest reply at the end of a loaded thread; undefined if more pages follow. */
export function lastSeenReplies(
  replies: InfiniteData<ListPage<ForumReply[]>> | undefined,
): ForumPostEvent | undefined {
  const last = replies?.pages.at(-1);
  if (!last || last.cursor !== undefined) return undefined;
  return { replies: last.total, newestReplyId: last.items.at(-1)?.id ?? null };
}

/**
 * Subscribes to the reply count of a post while the page is visible.
 *
 * @returns a function that ends the subscription
 */
export const subscribeReplies = (
  id: string,
  onChange: (event: ForumPostEvent) => void,
): (() => void) =>
  subscribeToStream({
    url: urlOf(streamPost.url, { params: { id } }),
    event: 'replies',
    onData: (data) => onChange(forumPostEvent.parse(JSON.parse(data))),
  });
