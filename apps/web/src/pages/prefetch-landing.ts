import { forumCategoriesQuery } from '../features/forum/categories/query.ts';
import { latestNewsQuery } from '../features/news/latest-news.tsx';
import { prefetchPetition } from '../features/petition/prefetch.ts';
import { latestStoriesQuery } from '../features/stories/latest-query.ts';
import type { Prefetched, PrefetchInput } from '../lib/feature.ts';

export const prefetchLanding = (input: PrefetchInput): Prefetched => [
  ...prefetchPetition(input),
  input.client.fetchQuery(latestNewsQuery(input.language, input.options)),
  input.client.fetchQuery(latestStoriesQuery(input.options)),
  input.client.fetchQuery(forumCategoriesQuery(input.language, input.options)),
];
