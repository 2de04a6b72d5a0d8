import {
  type ForumPost,
  type ForumPostEvent,
  newestRepliesPath,
  replyAnchor,
} from '@kga/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { useHydrated } from '../../../lib/browser.ts';
import { invalidateForum } from '../../../lib/freshness.ts';
import { repliesAt, repliesQuery } from '../queries.ts';
import { subscribeReplies } from './reply-stream.ts';
import { countUnseenReplies, cachePostCounts, lastSeenReplies } from './unseen-replies.ts';

/** The replies to a post as far as they have come, and those that came meanwhile. */
export function useThread(post: ForumPost) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const at = repliesAt(new URLSearchParams(search));
  const list = useInfiniteQuery(repliesQuery(post.id, at));
  const [before] = useState<ForumPostEvent>(post);
  const [told, setTold] = useState<ForumPostEvent>();
  useEffect(() => subscribeReplies(post.id, setTold), [post.id]);
  const replies = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // Who has come to the end has seen what was there when it was loaded, one's own replies too.
  const seen = lastSeenReplies(list.data) ?? before;
  const { marked, lead } = useMarkedReply();

  const forgetNewest = () => {
    const { queryKey } = repliesQuery(post.id, 'newest');
    client.removeQueries({ queryKey, type: 'inactive' });
  };

  /** Brings in what came after the last reply shown, and leads to one of it, or to the first. */
  const showNew = async (id?: string) => {
    const newest = id ?? told?.newestReplyId;
    invalidateForum(client);
    if (list.hasNextPage && newest) {
      void navigate(newestRepliesPath(post.id, newest));
      return;
    }
    const shown = new Set(replies.map((reply) => reply.id));
    const { data, isError } = await list.refetch();
    if (isError) return;
    const goesOn = data?.pages.at(-1)?.cursor !== undefined;
    const renewed = goesOn ? (await list.fetchNextPage()).data : data;
    const now = renewed?.pages.flatMap(({ items }) => items) ?? [];
    const first = id ?? now.find((reply) => !shown.has(reply.id))?.id;
    const end = lastSeenReplies(renewed);
    if (end) cachePostCounts(client, post.id, end);
    if (first !== undefined) lead(first);
  };

  return {
    list,
    replies,
    /** How many there are in all, as far as is known. */
    count: told?.replies ?? seen.replies,
    newestReplyId: told?.newestReplyId ?? seen.newestReplyId,
    /** How many came that are not shown. */
    fresh: countUnseenReplies(seen, told, new Set(replies.map(({ id }) => id))),
    showNew,
    /** Whether the newest replies are those that are read: their address leads nowhere else. */
    atNewest: at === 'newest',
    forgetNewest,
    marked,
    lead,
  };
}

/** The reply that is led to: by the address, or by what somebody does. */
function useMarkedReply(): { marked: string | undefined; lead: (id: string) => void } {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const [led, setLed] = useState<{ id: string; entry: string }>();
  const done = useRef<unknown>(undefined);
  const anchor = `#${replyAnchor('')}`;
  const named = hash.startsWith(anchor) ? hash.slice(anchor.length) : undefined;
  const ledHere = led?.entry === key ? led : undefined;
  const id = ledHere?.id ?? named;
  // Each wish is followed once, however many renderings it takes until the reply is there.
  const wish = ledHere ?? key;
  useEffect(() => {
    if (id === undefined || done.current === wish) return;
    const element = document.getElementById(replyAnchor(id));
    if (!element) return;
    done.current = wish;
    // Whoever goes back is where they were already.
    if (wish === key && type === NavigationType.Pop && scrollY > 0) return;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  });
  return {
    marked: hydrated ? id : undefined,
    lead: (wanted) => setLed({ id: wanted, entry: key }),
  };
}
