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

/** How many posts and how many replies come at a time. */
const postsLength = 20;
const repliesLength = 50;

const start = (): string | undefined => undefined;

const uuid = z.uuid();

/** Whether an id can be one of a post or a reply; what cannot be is not asked for. */
export const isId = (id: string): boolean => z.safeParse(uuid, id).success;

/** Posts of a category in parts. */
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

/** A post as everybody reads it; null where there is none. */
export const postQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [urlOf(getPost.url, { params: { id } })],
    queryFn: async (context): Promise<ForumPost | null> => {
      if (!isId(id)) return null;
      return orNull(() => call(getPost, { params: { id } }, readOptions(context, options)));
    },
  });

/** The place from which replies are read: a reply's id, or the newest ones. */
type RepliesAt = string | undefined;

/** The place that an address names. */
export function repliesAt(search: URLSearchParams): RepliesAt {
  const at = search.get('at') ?? '';
  return at === 'newest' || isId(at) ? at : undefined;
}

/** The replies to a post in parts, oldest first, from a place on. */
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
        // The newest replies are what a thread is opened for; what has not changed is not sent again.
        { signal, cache: 'no-cache', ...options },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    getPreviousPageParam: ({ before }) => before,
  });

/** What somebody wrote is kept apart by who that is. */
export const ownPostQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(getOwnPost.url, { params: { id } }), writer],
    queryFn: ({ signal }) =>
      isId(id) ? orNull(() => call(getOwnPost, { params: { id } }, { signal })) : null,
    // Moderators decide meanwhile.
    refetchOnMount: 'always',
  });

/** One's own replies to a post, whatever their status. */
export const ownRepliesQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(listOwnReplies.url, { params: { id } }), writer],
    queryFn: async ({ signal }) => {
      await ensureRegistered(writer);
      return call(listOwnReplies, { params: { id } }, { signal });
    },
    refetchOnMount: 'always',
  });

/** The server knows a guest once the browser has registered it; members it knows anyway. */
export async function ensureRegistered(writer: string): Promise<void> {
  if (isAccount(writer)) return;
  const { ensureGuest } = await import('../../auth/guest/guest-registration.ts');
  await ensureGuest();
}

const isAccount = (writer: string): boolean => isId(writer);

/** Whether somebody is told of a post's replies. */
export const followQuery = (id: string, writer: string) =>
  queryOptions({
    queryKey: [urlOf(getPostFollow.url, { params: { id } }), writer],
    queryFn: ({ signal }) => call(getPostFollow, { params: { id } }, { signal }),
  });

/** How much moderators removed lately. */
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
