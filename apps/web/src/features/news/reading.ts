import { listNews } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import type { CallOptions } from '../../lib/api.ts';

/** How the browser reads news: once something was changed here, no longer from its own cache. */
export const reading: CallOptions = {};

/** Has everything of news asked for anew, because it was changed from here. */
export function forgetNews(client: QueryClient): void {
  reading.cache = 'no-cache';
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      path === listNews.url || (typeof path === 'string' && path.startsWith(`${listNews.url}/`)),
  });
}
