import {
  type ForumCategoryId,
  type ForumPost,
  getPostFollow,
  getPost,
  listPosts,
  listReplies,
  getModerationFigures,
  getOwnPost,
  listOwnReplies,
} from '@kga/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ApiError, type CallOptions, urlOf, call, callList } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { type ForumFilter, filterQuery } from './categories/filter.ts';

/** Posts and replies per page. */
const postsLength = 20;
const repliesLength = 50;

const start = (): string | undefined => undefined;

const uuid = z.uuid();

/** Whether an id can be a post's or a reply's; others are not requested. */
export const isId = (id: string): boolean => z.safeParse(uuid, id).success;

/** Pages of a category's posts. */
export const postsQuery = (id: ForumCategoryId, filter: ForumFilter, options: CallOptions = {}) => {
  const asked = { limit: postsLength, ...filterQuery(filter) };
  return infiniteQueryOptions({
    queryKey: [urlOf(listPosts.url, { params: { id } }), asked],
    queryFn: (context) =>
      callList(
        listPosts,
        { params: { id }, query: { ...asked, cursor: context.pageParam } },
        readOptions(context, options),
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** A public post; null if there is none. */
export const postQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [urlOf(getPost.url, { params: { id } })],
    queryFn: async (context): Promise<ForumPost | null> => {
      if (!isId(id)) return null;
      return orNull(() => call(getPost, { params: { id } }, readOptions(context, options)));
    },
  });

/** The start of the replies: a reply's id, or `newest`. */
type RepliesAt = string | undefined;

/** Reads the start of the replies from the URL. */
export function repliesAt(search: URLSearchParams): RepliesAt {
  const at = search.get('at') ?? '';
  return at === 'newest' || isId(at) ? at : undefined;
}

/** Pages of the replies to a post, oldest first, from a start on. */
export const repliesQuery = (id: string, at: RepliesAt, options: CallOptions = {}) =>
  infiniteQueryOptions({
    queryKey: [urlOf(listReplies.url, { params: { id } }), { at }],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listReplies,
        {
          params: { id },
          query: {
            limit: repliesLength,
            ...(pageParam === undefined ? { at } : { cursor: pageParam }),
          },
        },
        // A thread must show the newest replies; revalidation sends nothing if nothing changed.
        { signal, cache: 'no-cache', ...options },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    getPreviousPageParam: ({ before }) => before,
  });

/** The author's own post, whatever its status. The key contains the author. */
export const ownPostQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(getOwnPost.url, { params: { id } }), writer],
    queryFn: ({ signal }) =>
      isId(id) ? orNull(() => call(getOwnPost, { params: { id } }, { signal })) : null,
    // Moderators may have changed its status.
    refetchOnMount: 'always',
  });

/** The author's own replies to a post, whatever their status. */
export const ownRepliesQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(listOwnReplies.url, { params: { id } }), writer],
    queryFn: async ({ signal }) => {
      await ensureRegistered(writer);
      return call(listOwnReplies, { params: { id } }, { signal });
    },
    refetchOnMount: 'always',
  });

/** Registers the guest with the server unless the author is a member. */
export async function ensureRegistered(writer: string): Promise<void> {
  if (isAccount(writer)) return;
  const { ensureGuest } = await import('../../auth/guest/guest-registration.ts');
  await ensureGuest();
}

const isAccount = (writer: string): boolean => isId(writer);

/** Whether a member follows a post. */
export const followQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(getPostFollow.url, { params: { id } }), writer],
    queryFn: ({ signal }) => call(getPostFollow, { params: { id } }, { signal }),
  });

/** Statistics of recent moderation. */
export const moderationFiguresQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getModerationFigures.url],
    queryFn: ({ signal }) => call(getModerationFigures, {}, { signal, ...options }),
  });

async function orNull<Answer>(asked: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
