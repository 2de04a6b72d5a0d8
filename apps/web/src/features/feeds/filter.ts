import { feedStates } from '@kga/contracts';

import type { FeedFilter } from './queries.ts';

const answers = ['yes', 'no'] as const;

/** The filter that stands in the address; what is none of it is left out. */
export function filterOf(search: URLSearchParams): FeedFilter {
  const q = search.get('q')?.trim();
  const state = feedStates.find((each) => each === search.get('state'));
  const enabled = answers.find((each) => each === search.get('enabled'));
  return { ...(q && { q }), ...(state && { state }), ...(enabled && { enabled }) };
}
