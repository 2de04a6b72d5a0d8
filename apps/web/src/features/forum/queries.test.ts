// SPDX-License-Identifier: AGPL-3.0-or-later
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { ownPostQuery, ownRepliesQuery, postQuery } from './queries.ts';

const id = '0193c1de-0000-7000-8000-0000000000aa';
const writer = '0193c1de-0000-4000-8000-0000000000cc';

test('own posts and replies are refetched on every mount', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, refetchOnMount: false } },
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(String(url));
    return Response.json([]);
  });
  const [ownPost, ownReplies, post] = [
    ownPostQuery(id, writer),
    ownRepliesQuery(id, writer),
    postQuery(id),
  ];
  client.setQueryData(ownPost.queryKey, null);
  client.setQueryData(ownReplies.queryKey, []);
  client.setQueryData(post.queryKey, null);
  const leave = [
    new QueryObserver(client, ownPost).subscribe(() => undefined),
    new QueryObserver(client, ownReplies).subscribe(() => undefined),
    new QueryObserver(client, post).subscribe(() => undefined),
  ];
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  for (const end of leave) end();
  vi.unstubAllGlobals();
  const root = `/api/forum/posts/${id}`;
  expect(asked.toSorted()).toEqual([`${root}/own`, `${root}/replies/own`]);
});
