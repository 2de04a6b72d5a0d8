// SPDX-License-Identifier: AGPL-3.0-or-later
import { isSearchable } from '@kga/contracts/core';
import { searchKinds } from '@kga/contracts/site';

import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { parseSearchFilter } from './filter.ts';
import { hitsQuery, overviewQuery } from './queries.ts';

export function prefetchSearch({ client, search, language, options }: PrefetchInput): Prefetched {
  const filter = parseSearchFilter(search, language);
  if (!isSearchable(filter.q) || filter.kind === 'page') return [];
  if (filter.kind) return [client.fetchInfiniteQuery(hitsQuery(filter.kind, filter, options))];
  return searchKinds.map((kind) => client.fetchQuery(overviewQuery(kind, filter, options)));
}
