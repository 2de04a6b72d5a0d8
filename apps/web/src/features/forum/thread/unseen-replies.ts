import type { ForumPost, ForumPostEvent, ForumReply } from '@kga/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { ListPage } from '../../../lib/api.ts';
import { postQuery } from '../queries.ts';

/**
 * How many replies came that a reader has not seen. Ids grow with time, so that a newest reply
 * which is older than the one seen tells of a deletion.
 */
export function countUnseenReplies(
  seen: ForumPostEvent,
  told: ForumPostEvent | undefined,
  /** The replies that are on the page. */
  shown: ReadonlySet<string>,
): number {
  const newest = told?.newestReplyId ?? null;
  if (!told || newest === null || newest === seen.newestReplyId || shown.has(newest)) return 0;
  const grown = told.replies - seen.replies;
  if (grown > 0) return grown;
  return newest > (seen.newestReplyId ?? '') ? 1 : 0;
}

/**
 * What a reader has seen who has come to the end of the replies, as the last part of them says;
 * undefined where more follow.
 */
export function lastSeenReplies(
  replies: InfiniteData<ListPage<ForumReply[]>> | undefined,
): ForumPostEvent | undefined {
  const last = replies?.pages.at(-1);
  if (!last || last.cursor !== undefined) return undefined;
  return { replies: last.total, newestReplyId: last.items.at(-1)?.id ?? null };
}

/** Keeps how many replies a post has by now, for whoever comes back to it. */
export function cachePostCounts(client: QueryClient, postId: string, seen: ForumPostEvent): void {
  client.setQueryData(
    postQuery(postId).queryKey,
    (before: ForumPost | null | undefined) => before && { ...before, ...seen },
  );
}
