import { getStories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';

/** How many the front pages show. */
const limit = 3;

/** The latest stories. */
export const latestStoriesQuery = () =>
  queryOptions({
    queryKey: [getStories.url, { limit }],
    queryFn: ({ signal }) => call(getStories, { query: { limit } }, { signal }),
  });
