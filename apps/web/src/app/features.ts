// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, type RouteName, routes } from '@kga/contracts/core';

import { accounts } from '../features/accounts/feature.tsx';
import { archive } from '../features/archive/feature.tsx';
import { forum } from '../features/forum/feature.tsx';
import { legal } from '../features/legal/feature.tsx';
import { moderation } from '../features/moderation/feature.tsx';
import { news } from '../features/news/feature.tsx';
import { petitions } from '../features/petitions/feature.tsx';
import { site } from '../features/site/feature.tsx';
import { stories } from '../features/stories/feature.tsx';
import type { Feature, PageDefinition, SitemapSource } from '../lib/feature.ts';
import { declareStoredDrafts } from '../lib/forms/drafts.ts';
import { composePages } from '../pages/feature.tsx';

const peers = [
  petitions,
  news,
  stories,
  forum,
  archive,
  site,
  legal,
  accounts,
  moderation,
] as const;

const declared = [composePages(peers), ...peers] as const;

type KeysOf<Pages> = Pages extends unknown ? keyof Pages : never;
type Missing = Exclude<RouteName, KeysOf<(typeof declared)[number]['pages']>>;

/** Every feature of the site. A route without a page does not compile. */
const features: readonly Feature[] = declared satisfies [Missing] extends [never]
  ? readonly Feature[]
  : { routesWithoutPage: Missing };

declareStoredDrafts(features.flatMap(({ drafts }) => drafts ?? []));

const definitions = new Map<string, PageDefinition>(
  features.flatMap(({ pages }) => Object.entries(pages)),
);

/** The page of each route, with the route's pattern. */
export const pages: readonly (PageDefinition & { readonly path: string })[] = Object.entries(
  routes,
).flatMap(([name, path]) => {
  const definition = definitions.get(name);
  return definition ? [{ ...definition, path }] : [];
});

/** The main navigation of a language, in its order. */
export function navigationOf(language: Language) {
  return pages
    .flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
    .filter(({ languages }) => languages?.includes(language) ?? true)
    .toSorted((a, b) => a.order - b.order);
}

export const sitemapSource: SitemapSource = {
  paths: pages.flatMap(({ path, sitemap }) => (sitemap === true ? [path] : (sitemap ?? []))),
  list: async (options) => {
    const lists = await Promise.all(features.map(async ({ sitemap }) => sitemap?.(options) ?? []));
    return lists.flat();
  },
};
