// SPDX-License-Identifier: AGPL-3.0-or-later
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { invalidateForum } from './cache.ts';
import { forumCategoriesQuery, postsQuery, repliesQuery } from './queries.ts';

const filter = { sort: 'active', q: '', languages: ['en'] } as const;
const postId = '0193c1de-0000-7000-8000-0000000000aa';

test('after a change the categories are refetched although they are on screen', async () => {
  const asked: string[] = [];
  const answer = async (url: unknown, options?: RequestInit) => {
    asked.push(`${String(url)} ${options?.cache ?? 'cached'}`);
    return Response.json([]);
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const categories = forumCategoriesQuery('en', { fetch: answer });
  const replies = repliesQuery(postId, undefined, { fetch: answer });
  const leave = [
    new QueryObserver(client, categories).subscribe(() => undefined),
    new InfiniteQueryObserver(client, replies).subscribe(() => undefined),
  ];
  client.setQueryData(postsQuery('game-cases', filter).queryKey, {
    pages: [],
    pageParams: [],
  });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  asked.length = 0;

  invalidateForum(client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toEqual(['/api/forum/categories?lang=en no-cache']);
  expect(client.getQueryData(postsQuery('game-cases', filter).queryKey)).toBeUndefined();
  for (const end of leave) end();
});
