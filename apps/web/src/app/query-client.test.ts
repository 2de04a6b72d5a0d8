// SPDX-License-Identifier: AGPL-3.0-or-later
import { dehydrate, hydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { repliesQuery } from '../features/forum/queries.ts';
import { createQueryClient } from './query-client.ts';

const postId = '0193c1de-0000-7000-8000-0000000000aa';

test('a list that came with the document is requested again from its first page', async () => {
  const asked: string[] = [];
  const answer = async (url: unknown) => {
    asked.push(String(url));
    return Response.json([]);
  };
  const replies = repliesQuery(postId, 'newest', { fetch: answer });
  const server = createQueryClient();
  await server.fetchInfiniteQuery(replies);
  const browser = createQueryClient();
  hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
  await browser.fetchInfiniteQuery({ ...replies, staleTime: 0 });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
  expect(asked[0]).toMatch(/at=newest$/);
});
