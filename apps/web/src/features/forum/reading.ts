import { listForumCategories } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import type { CallOptions } from '../../lib/api.ts';

/** How the browser reads the forum: once something changed, no longer from its own cache. */
export const reading: CallOptions = {};

const root = listForumCategories.url.replace(/categories$/, '');

/**
 * Has everything of the forum that is not on the screen asked for anew, and what was said last in
 * each category, which every page of the forum holds. A thread that is being read stays as it is.
 */
export function forgetForum(client: QueryClient): void {
  reading.cache = 'no-cache';
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(root),
  });
  void client.invalidateQueries({ queryKey: [listForumCategories.url] });
}
