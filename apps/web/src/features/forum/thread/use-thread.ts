// SPDX-License-Identifier: AGPL-3.0-or-later
import { newestRepliesPath, replyAnchor } from '@kga/contracts/core';
import type { ForumPost, ForumPostEvent } from '@kga/contracts/forum';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { useHydrated } from '../../../lib/browser.ts';
import { cachePostCounts, invalidateForum } from '../cache.ts';
import { repliesAt, repliesQuery } from '../queries.ts';
import { countUnseenReplies, lastSeenReplies, subscribeReplies } from './reply-updates.ts';

export function useThread(post: ForumPost) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const at = repliesAt(new URLSearchParams(search));
  const list = useInfiniteQuery(repliesQuery(post.id, at));
  const [before] = useState<ForumPostEvent>(post);
  const [latest, setLatest] = useState<ForumPostEvent>();
  useEffect(() => subscribeReplies(post.id, setLatest), [post.id]);
  const replies = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // At the end of the thread the reader has seen every reply that was loaded.
  const seen = lastSeenReplies(list.data) ?? before;
  const lastShownId = replies.at(-1)?.id ?? null;
  const { marked, scrollToReply } = useMarkedReply();

  const dropNewestPages = () => {
    const { queryKey } = repliesQuery(post.id, 'newest');
    client.removeQueries({ queryKey, type: 'inactive' });
  };

  /** Loads the new replies and scrolls to the given one, by default the first. */
  const showNew = async (id?: string) => {
    const newest = id ?? latest?.newestReplyId;
    invalidateForum(client);
    if (list.hasNextPage && newest) {
      void navigate(newestRepliesPath(post.id, newest));
      return;
    }
    const shown = new Set(replies.map((reply) => reply.id));
    const { data, isError } = await list.refetch();
    if (isError) return;
    const hasMore = data?.pages.at(-1)?.cursor !== undefined;
    const updated = hasMore ? (await list.fetchNextPage()).data : data;
    const now = updated?.pages.flatMap(({ items }) => items) ?? [];
    const first = id ?? now.find((reply) => !shown.has(reply.id))?.id;
    const end = lastSeenReplies(updated);
    if (end) cachePostCounts(client, post.id, end);
    if (first !== undefined) scrollToReply(first);
  };

  return {
    list,
    replies,
    count: latest?.replies ?? seen.replies,
    newestReplyId: latest?.newestReplyId ?? seen.newestReplyId,
    // The post may have been loaded before the part of the thread that is shown.
    newestSeenId:
      seen === before && (lastShownId ?? '') > (seen.newestReplyId ?? '')
        ? lastShownId
        : seen.newestReplyId,
    unseen: countUnseenReplies(seen, latest, new Set(replies.map(({ id }) => id))),
    showNew,
    atNewest: at === 'newest',
    /** The cursor of the page that the thread is shown from. */
    from: typeof at === 'object' ? at.from : undefined,
    dropNewestPages,
    marked,
    scrollToReply,
  };
}

/** The highlighted reply: the one in the URL's fragment, or the target of an action. */
function useMarkedReply() {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const [target, setTarget] = useState<{ id: string; entry: string }>();
  const done = useRef<unknown>(undefined);
  const anchor = `#${replyAnchor('')}`;
  const idInHash = hash.startsWith(anchor) ? hash.slice(anchor.length) : undefined;
  const currentTarget = target?.entry === key ? target : undefined;
  const id = currentTarget?.id ?? idInHash;
  // Scroll once per target, even if its reply renders later.
  const request = currentTarget ?? key;
  useEffect(() => {
    if (id === undefined || done.current === request) return;
    const element = document.getElementById(replyAnchor(id));
    if (!element) return;
    done.current = request;
    // On a return through the history the browser restored the scroll position.
    if (request === key && type === NavigationType.Pop && scrollY > 0) return;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  });
  return {
    marked: hydrated ? id : undefined,
    scrollToReply: (replyId: string) => setTarget({ id: replyId, entry: key }),
  };
}
