import { roles } from '@kga/contracts';

import type { UserFilter } from './queries.ts';

const states = ['yes', 'no'] as const;

/** The filter that stands in the address; what is none of it is left out. */
export function filterOf(search: URLSearchParams): UserFilter {
  const q = search.get('q')?.trim();
  const role = roles.find((each) => each === search.get('role'));
  const suspended = states.find((each) => each === search.get('suspended'));
  return { ...(q && { q }), ...(role && { role }), ...(suspended && { suspended }) };
}
