// SPDX-License-Identifier: AGPL-3.0-or-later
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { articleQuery, invalidateNews, latestNewsQuery } from './queries.ts';
import { aggregatedArticle } from './testing/fixture.ts';

test('after a change, cached news is dropped and the HTTP cache bypassed', async () => {
  const asked: (RequestCache | undefined)[] = [];
  const answer = async (_url: unknown, options?: RequestInit) => {
    asked.push(options?.cache);
    return Response.json(aggregatedArticle);
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const article = articleQuery('servers-off', { fetch: answer });
  await client.fetchQuery(article);
  await client.fetchQuery(article);
  client.setQueryData(latestNewsQuery('en').queryKey, []);
  client.setQueryData(['/api/newsletter'], 'another');
  client.setQueryData(['/api/admin/news'], 'written');
  expect(asked).toEqual([undefined]);

  invalidateNews(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['/api/newsletter'], ['/api/admin/news']]);
  await client.fetchQuery(article);
  expect(asked).toEqual([undefined, 'no-cache']);
});
