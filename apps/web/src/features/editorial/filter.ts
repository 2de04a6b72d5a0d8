import { versionStatuses } from '@kga/contracts';

import type { ArticleFilter } from './queries.ts';

/** The filter that stands in the address; what is none of it is left out. */
export function filterOf(search: URLSearchParams): ArticleFilter {
  const q = search.get('q')?.trim();
  const status = versionStatuses.find((each) => each === search.get('status'));
  return { ...(q && { q }), ...(status && { status }) };
}
