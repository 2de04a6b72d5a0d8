// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { listStories } from '@kga/contracts/stories';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { parseListFilter } from '../../lib/language-filter.ts';
import {
  archivedGameQuery,
  latestStoriesQuery,
  storiesQuery,
  storyQuery,
  totalsQuery,
} from './queries.ts';

/** The section of the landing page. */
export const prefetchLatest = ({ client, language, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(latestStoriesQuery(language, options)),
];

export const prefetchStories = ({
  client,
  search,
  language,
  options,
}: PrefetchInput): Prefetched => [
  client.fetchInfiniteQuery(storiesQuery(parseListFilter(search, language), options)),
  client.fetchQuery(totalsQuery(options)),
];

export const prefetchStory = ({ client, params, options }: PrefetchInput): Prefetched => [
  client
    .fetchQuery(storyQuery(params['id'] ?? '', options))
    .then((story) => story && client.fetchQuery(archivedGameQuery(story.gameName, options))),
];

/** Lists the newest stories. */
export async function listStoryEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const stories = await call(listStories, { query: { limit: 100 } }, options);
  return stories.map(({ id, language, createdAt, editedAt }) => ({
    path: pathTo('story', { id }),
    language,
    changedAt: editedAt ?? createdAt,
  }));
}
