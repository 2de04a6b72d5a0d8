// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumPost, ForumReply } from '@kga/contracts/forum';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { cachePostCounts } from '../cache.ts';
import { postQuery } from '../queries.ts';
import { countUnseenReplies, lastSeenReplies } from './reply-updates.ts';

const seen = { replies: 4, newestReplyId: 'b' };
const none = new Set<string>();

const written = {
  author: null,
  content: 'What was said',
  format: 'plain',
  blocks: null,
  removed: false,
  mentions: [],
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  helpful: 0,
} as const;
const postId = '0193c1de-0000-7000-8000-0000000000aa';
const reply: ForumReply = { ...written, mentions: [], id: 'a', postId, quote: null };
const post: ForumPost = {
  ...written,
  mentions: [],
  id: postId,
  categoryId: 'game-cases',
  game: null,
  title: 'A title',
  replies: 3,
  views: 9,
  pinned: false,
  locked: false,
  solved: false,
  lastActivityAt: '2026-01-01T00:00:00.000Z',
  newestReplyId: 'a',
  solution: null,
};

test('new replies are counted', () => {
  expect(countUnseenReplies(seen, undefined, none)).toBe(0);
  expect(countUnseenReplies(seen, { replies: 7, newestReplyId: 'e' }, none)).toBe(3);
  expect(countUnseenReplies({ replies: 0, newestReplyId: null }, seen, none)).toBe(4);
});

test('a new reply is offered although another was deleted', () => {
  expect(countUnseenReplies(seen, { replies: 4, newestReplyId: 'c' }, none)).toBe(1);
});

test('deletions and replies on the page are not new', () => {
  expect(countUnseenReplies(seen, { replies: 3, newestReplyId: 'a' }, none)).toBe(0);
  expect(countUnseenReplies(seen, { replies: 3, newestReplyId: 'b' }, none)).toBe(0);
  expect(countUnseenReplies(seen, { replies: 0, newestReplyId: null }, none)).toBe(0);
  expect(countUnseenReplies(seen, { replies: 5, newestReplyId: 'c' }, new Set(['c']))).toBe(0);
});

/** The last page of a list of `total` replies. */
const partOf = (ids: readonly string[], { total, cursor }: { total: number; cursor?: string }) => ({
  pages: [
    {
      items: ids.map((id) => ({ ...reply, id })),
      total,
      atLeast: false,
      cursor,
      before: undefined,
    },
  ],
  pageParams: [undefined],
});

test('at the end of a thread every loaded reply counts as seen', () => {
  // Three replies were unseen when the fifth was sent; the refetch loaded all of them.
  const end = lastSeenReplies(partOf(['b', 'c', 'd', 'e', 'f'], { total: 8 }));
  expect(end).toEqual({ replies: 8, newestReplyId: 'f' });
  if (!end) return;
  expect(countUnseenReplies(end, { replies: 8, newestReplyId: 'f' }, none)).toBe(0);
  expect(countUnseenReplies(end, { replies: 9, newestReplyId: 'g' }, none)).toBe(1);
});

test('nothing counts as seen while more pages follow', () => {
  expect(lastSeenReplies(partOf(['b'], { total: 8, cursor: 'c' }))).toBeUndefined();
  expect(lastSeenReplies(undefined)).toBeUndefined();
});

test('the cached post gets the counts that were seen', () => {
  const client = new QueryClient();
  const { queryKey } = postQuery(postId);
  cachePostCounts(client, postId, seen);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, post);
  cachePostCounts(client, postId, seen);
  expect(client.getQueryData(queryKey)).toEqual({ ...post, ...seen });
});
