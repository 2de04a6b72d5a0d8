import {
  type ForumPost,
  type ForumPostEvent,
  type ForumReply,
  type OwnForumPost,
  type OwnForumReply,
  listReplies,
} from '@kga/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { type ListPage, urlOf } from '../../lib/api.ts';
import { ownPostQuery, ownRepliesQuery, postQuery } from './queries.ts';

/** Caches the author's post after it was created or edited; null for others unless published. */
export function cachePost(client: QueryClient, writer: string, own: OwnForumPost): void {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...post } = own;
  client.setQueryData(ownPostQuery(own.id, writer).queryKey, own);
  client.setQueryData(postQuery(own.id).queryKey, status === 'published' ? post : null);
}

/** Replaces the author's deleted post by its placeholder. */
export function cacheDeletedPost(client: QueryClient, writer: string, post: ForumPost): void {
  client.setQueryData(ownPostQuery(post.id, writer).queryKey, null);
  client.setQueryData(
    postQuery(post.id).queryKey,
    (before) =>
      before && {
        ...before,
        userId: null,
        isGuest: false,
        isTeam: false,
        title: '',
        content: '',
        mentions: [],
        removed: true,
        locked: true,
      },
  );
}

export function cachePostCounts(client: QueryClient, postId: string, seen: ForumPostEvent): void {
  client.setQueryData(
    postQuery(postId).queryKey,
    (before: ForumPost | null | undefined) => before && { ...before, ...seen },
  );
}

const placeholderOf = (reply: ForumReply): ForumReply => ({
  ...reply,
  userId: null,
  isGuest: false,
  isTeam: false,
  content: '',
  removed: true,
  quote: null,
  mentions: [],
  editedAt: null,
});

/** The author's reply as other visitors see it. */
function publicOf(own: OwnForumReply): ForumReply {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...reply } = own;
  return status === 'published' ? reply : placeholderOf(reply);
}

function updateCachedReply(
  client: QueryClient,
  { postId, id }: { postId: string; id: string },
  change: (reply: ForumReply) => ForumReply,
): void {
  const queryKey = [urlOf(listReplies.url, { params: { id: postId } })];
  client.setQueriesData<InfiniteData<ListPage<ForumReply[]>, string | undefined>>(
    { queryKey },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          items: page.items.map((reply) => (reply.id === id ? change(reply) : reply)),
        })),
      },
  );
}

/** Caches the author's reply after it was created or edited. */
export function cacheReply(client: QueryClient, writer: string, reply: OwnForumReply): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (before = []) => {
    const isKnown = before.some(({ id }) => id === reply.id);
    return isKnown
      ? before.map((each) => (each.id === reply.id ? reply : each))
      : [...before, reply];
  });
  updateCachedReply(client, reply, () => publicOf(reply));
}

/** Replaces the author's deleted reply by its placeholder. */
export function cacheDeletedReply(
  client: QueryClient,
  writer: string,
  reply: Pick<ForumReply, 'id' | 'postId'>,
): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (before) =>
    before?.filter(({ id }) => id !== reply.id),
  );
  updateCachedReply(client, reply, placeholderOf);
}
