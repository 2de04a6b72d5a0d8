import { getNews, getStories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';

/** How many of each the front pages show. */
const limit = 3;

/** The latest articles. */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: [getNews.url, { limit }],
    queryFn: ({ signal }) => call(getNews, { query: { limit } }, { signal }),
  });

/** The latest stories. */
export const latestStoriesQuery = () =>
  queryOptions({
    queryKey: [getStories.url, { limit }],
    queryFn: ({ signal }) => call(getStories, { query: { limit } }, { signal }),
  });
