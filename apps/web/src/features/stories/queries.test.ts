import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { latestStoriesQuery } from './latest-stories.tsx';
import {
  gameNameMax,
  invalidateStories,
  parseGame,
  storiesPath,
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
  client.setQueryData(latestStoriesQuery().queryKey, []);
  client.setQueryData(totalsQuery().queryKey, { stories: 1, games: 1, yen: 0 });
  client.setQueryData(storiesQuery('').queryKey, { pages: [], pageParams: [] });
  client.setQueryData(['/api/storiesque'], 'another');
  expect(asked).toEqual([undefined]);

  invalidateStories(client);
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([['/api/storiesque']]);
  await client.fetchQuery(story);
  expect(asked).toEqual([undefined, 'no-cache']);
});

const read = (query: string) => parseGame(new URLSearchParams(query));

test('the game is read from the URL', () => {
  expect(read('q=+The+Crew+')).toBe('The Crew');
  expect(read('page=2')).toBe('');
});

test('a name is cut to its limit and cleared of invalid characters', () => {
  expect(read(`q=${'a'.repeat(300)}`)).toHaveLength(gameNameMax);
  expect(read('q=%00Cr%00ew%00')).toBe('Crew');
  // The limit splits a surrogate pair.
  expect(read(`q=${'a'.repeat(gameNameMax - 1)}🎮`)).toBe('a'.repeat(gameNameMax - 1));
});

test.each(['', '原神', 'a&b=c', '100% <b>'])(
  'the path of a search reads as the same search: %s',
  (q) => {
    const [path, query = ''] = storiesPath(q, 'en').split('?');
    expect(path).toBe('/stories');
    expect(read(query)).toBe(q);
  },
);

test('the path preserves the page’s language', () => {
  const before = new URLSearchParams('q=old&lang=de&utm_source=x');
  expect(storiesPath('Crew', 'de', before)).toBe('/stories?lang=de&q=Crew');
  expect(storiesPath('', 'de', before)).toBe('/stories?lang=de');
});
