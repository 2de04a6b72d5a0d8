// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumReply, OwnForumReply } from '@kga/contracts/forum';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { cacheDeletedReply, cacheReply } from './cache.ts';
import { ownRepliesQuery, repliesQuery } from './queries.ts';

const postId = '0193c1de-0000-7000-8000-0000000000aa';
const writer = '0193c1de-0000-4000-8000-0000000000cc';

const reply: ForumReply = {
  id: '0193c1de-0000-7000-8000-0000000000bb',
  postId,
  author: null,
  content: 'As it was',
  format: 'plain' as const,
  blocks: null,
  removed: false,
  quote: null,
  mentions: [],
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  helpful: 0,
};

const own: OwnForumReply = {
  ...reply,
  status: 'published',
  held: null,
  reason: null,
  note: null,
  revision: 1,
};

/** A client with the replies of a post from two starts, and the author's own. */
function clientWith() {
  const client = new QueryClient();
  const other = { ...reply, id: '0193c1de-0000-7000-8000-0000000000dd' };
  const part = {
    items: [other, reply],
    total: 2,
    atLeast: false,
    cursor: undefined,
    before: undefined,
  };
  for (const at of [undefined, 'newest']) {
    client.setQueryData(repliesQuery(postId, at).queryKey, {
      pages: [part],
      pageParams: [undefined],
    });
  }
  client.setQueryData(ownRepliesQuery(postId, writer).queryKey, [own]);
  return {
    client,
    /** The texts from each of the starts. */
    shown: () =>
      [undefined, 'newest'].map((at) =>
        client
          .getQueryData(repliesQuery(postId, at).queryKey)
          ?.pages.flatMap(({ items }) => items.map((each) => each.content)),
      ),
    kept: () => client.getQueryData(ownRepliesQuery(postId, writer).queryKey),
  };
}

test('an edited reply is updated in every cached list', () => {
  const { client, shown, kept } = clientWith();
  cacheReply(client, writer, { ...own, content: 'As it is', revision: 2 });
  expect(shown()).toEqual([
    ['As it was', 'As it is'],
    ['As it was', 'As it is'],
  ]);
  expect(kept()).toMatchObject([{ revision: 2 }]);
});

test('a pending reply becomes a placeholder for others and stays the author’s', () => {
  const { client, shown, kept } = clientWith();
  cacheReply(client, writer, { ...own, content: 'As it is', status: 'pending' });
  expect(shown()[0]).toEqual(['As it was', '']);
  expect(kept()).toMatchObject([{ content: 'As it is', status: 'pending' }]);
});

test('a deleted reply becomes a placeholder', () => {
  const { client, shown, kept } = clientWith();
  cacheDeletedReply(client, writer, reply);
  expect(shown()).toEqual([
    ['As it was', ''],
    ['As it was', ''],
  ]);
  expect(kept()).toEqual([]);
});
