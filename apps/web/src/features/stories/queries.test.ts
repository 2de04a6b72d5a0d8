// SPDX-License-Identifier: AGPL-3.0-or-later
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import {
  invalidateStories,
  latestStoriesQuery,
  storiesQuery,
  storyQuery,
  totalsQuery,
} from './queries.ts';
import { germanStory } from './testing/fixture.ts';

test('after a change, cached stories are dropped and the HTTP cache bypassed', async () => {
  const asked: (RequestCache | undefined)[] = [];
  const answer = async (_url: unknown, options?: RequestInit) => {
    asked.push(options?.cache);
    return Response.json(germanStory);
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const story = storyQuery(germanStory.id, { fetch: answer });
  await client.fetchQuery(story);
  await client.fetchQuery(story);
  client.setQueryData(latestStoriesQuery('en').queryKey, []);
  client.setQueryData(totalsQuery().queryKey, { stories: 1, games: 1, yen: 0, rates: [] });
  client.setQueryData(storiesQuery({ q: '', languages: ['en'] }).queryKey, {
    pages: [],
    pageParams: [],
  });
  client.setQueryData(['/api/storiesque'], 'another');
  expect(asked).toEqual([undefined]);

  invalidateStories(client);
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([['/api/storiesque']]);
  await client.fetchQuery(story);
  expect(asked).toEqual([undefined, 'no-cache']);
});
