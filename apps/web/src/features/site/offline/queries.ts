// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, routes } from '@kga/contracts/core';
import { queryOptions } from '@tanstack/react-query';

import { pageStore } from '../../../lib/browser.ts';

/** A page that the service worker has stored. */
export type StoredPage = {
  readonly path: string;
  readonly title: string;
  /** When the server sent it, as an HTTP date; null if it did not say. */
  readonly at: string | null;
};

/** The title of a document, without the name of the site. */
function titleOf(html: string): string | undefined {
  const [found] = /<title[^>]*>[^<]*<\/title>/.exec(html) ?? [];
  if (found === undefined) return undefined;
  // Decodes character references.
  const { title } = new DOMParser().parseFromString(found, 'text/html');
  return title === campaign.brand ? title : title.replace(` · ${campaign.brand}`, '');
}

async function readStoredPages(): Promise<StoredPage[]> {
  // Pages have no store where it is blocked, or without HTTPS.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(pageStore);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const response = await cache.match(url);
      const title = titleOf((await response?.text()) ?? '');
      const at = response?.headers.get('date') ?? null;
      return title === undefined ? [] : [{ path: pathname + search, title, at }];
    }),
  );
  return pages.flat().filter(({ path }) => path !== routes.offline);
}

/** The pages that can be opened without a connection, the last stored first. */
export const storedPagesQuery = queryOptions({
  queryKey: ['stored-pages'],
  queryFn: async () => (await readStoredPages()).toReversed(),
  staleTime: 0,
});
