import { listStories } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import type { CallOptions } from '../../lib/api.ts';

/** How the browser reads stories: once one was changed here, no longer from its own cache. */
export const reading: CallOptions = {};

/** Has everything of stories asked for anew, because one was changed or decided from here. */
export function forgetStories(client: QueryClient): void {
  reading.cache = 'no-cache';
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      path === listStories.url ||
      (typeof path === 'string' && path.startsWith(`${listStories.url}/`)),
  });
}
