import { listStories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';

/** How many the front pages show. */
const latestLength = 3;

/** The latest stories. */
export const latestStoriesQuery = (options: CallOptions = {}) => {
  const asked = { limit: latestLength };
  return queryOptions({
    queryKey: [listStories.url, asked],
    queryFn: (context) => call(listStories, { query: asked }, readOptions(context, options)),
  });
};
