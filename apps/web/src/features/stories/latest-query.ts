import { listStories } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';

/** Number of stories on the landing and home pages. */
const latestLength = 3;

/** The latest stories. */
export const latestStoriesQuery = (options: CallOptions = {}) => {
  const query = { limit: latestLength };
  return queryOptions({
    queryKey: [listStories.url, query],
    queryFn: (context) => call(listStories, { query }, readOptions(context, options)),
  });
};
