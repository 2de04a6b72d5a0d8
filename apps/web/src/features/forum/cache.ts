// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ForumPost,
  type ForumPostEvent,
  type ForumReply,
  type OwnForumPost,
  type OwnForumReply,
  listForumCategories,
  listReplies,
} from '@kga/contracts/forum';
import type { QueryClient } from '@tanstack/react-query';

import { urlOf } from '../../lib/api.ts';
import { invalidateInactive, refetchPath } from '../../lib/freshness.ts';
import { updateInLists } from '../../lib/queries.ts';
import { ownPostQuery, ownRepliesQuery, postQuery } from './queries.ts';

/**
 * Drops the forum queries that are not on screen and refetches the categories, which every forum
 * page shows. The thread on screen is left alone, so that it does not move under the reader.
 */
export function invalidateForum(client: QueryClient): void {
  invalidateInactive(client, '/api/forum');
  void refetchPath(client, listForumCategories.url);
}

/** Caches the author's post after it was created or edited; null for others unless published. */
export function cachePost(client: QueryClient, writer: string, own: OwnForumPost): void {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...post } = own;
  client.setQueryData(ownPostQuery(own.id, writer).queryKey, own);
  client.setQueryData(postQuery(own.id).queryKey, status === 'published' ? post : null);
}

/** What is left of a removed post or reply. */
const removed = {
  author: null,
  content: '',
  removed: true,
} as const;

/** Replaces the author's deleted post by its placeholder. */
export function cacheDeletedPost(client: QueryClient, writer: string, { id }: ForumPost): void {
  client.setQueryData(ownPostQuery(id, writer).queryKey, null);
  client.setQueryData(
    postQuery(id).queryKey,
    (before) => before && { ...before, ...removed, title: '', mentions: [], locked: true },
  );
}

export function cachePostCounts(client: QueryClient, postId: string, seen: ForumPostEvent): void {
  client.setQueryData(postQuery(postId).queryKey, (before) => before && { ...before, ...seen });
}

const placeholderOf = (reply: ForumReply): ForumReply => ({
  ...reply,
  ...removed,
  quote: null,
  mentions: [],
  editedAt: null,
});

/** The author's reply as other visitors see it. */
function publicOf(own: OwnForumReply): ForumReply {
  const { status, held: _held, reason: _reason, note: _note, revision: _revision, ...reply } = own;
  return status === 'published' ? reply : placeholderOf(reply);
}

type ReplyKey = Pick<ForumReply, 'id' | 'postId'>;

function updateReplyInLists(
  client: QueryClient,
  { postId, id }: ReplyKey,
  change: (reply: ForumReply) => ForumReply,
): void {
  updateInLists(client, urlOf(listReplies.url, { params: { id: postId } }), id, change);
}

/** Changes the solution of a post with the reply that it is. */
function updateSolutionIn(
  client: QueryClient,
  { postId, id }: ReplyKey,
  changed: ForumReply | null,
): void {
  client.setQueryData(postQuery(postId).queryKey, (post) => {
    if (post?.solution?.id !== id) return post;
    if (changed === null) return { ...post, solved: false, solution: null };
    const { author, content, language } = changed;
    return { ...post, solution: { id, author, content, language } };
  });
}

/** Caches the author's reply after it was created or edited. */
export function cacheReply(client: QueryClient, writer: string, reply: OwnForumReply): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (cached) => {
    const before = cached ?? [];
    const isKnown = before.some(({ id }) => id === reply.id);
    return isKnown
      ? before.map((each) => (each.id === reply.id ? reply : each))
      : [...before, reply];
  });
  updateReplyInLists(client, reply, () => publicOf(reply));
  updateSolutionIn(client, reply, reply.status === 'published' ? publicOf(reply) : null);
}

/** Replaces the author's deleted reply by its placeholder. */
export function cacheDeletedReply(client: QueryClient, writer: string, reply: ReplyKey): void {
  client.setQueryData(ownRepliesQuery(reply.postId, writer).queryKey, (before) =>
    before?.filter(({ id }) => id !== reply.id),
  );
  updateReplyInLists(client, reply, placeholderOf);
  updateSolutionIn(client, reply, null);
}
