// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, type RouteName, routes } from '@kga/contracts/core';

import { accounts } from '../features/accounts/feature.tsx';
import { members } from '../features/accounts/members/feature.tsx';
import { notifications } from '../features/accounts/notifications/feature.tsx';
import { profile } from '../features/accounts/profile/feature.tsx';
import { users } from '../features/accounts/users/feature.tsx';
import { archive } from '../features/archive/feature.tsx';
import { forum } from '../features/forum/feature.tsx';
import { legal } from '../features/legal/feature.tsx';
import { letters } from '../features/legal/letters/feature.tsx';
import { legalRequests } from '../features/legal/requests/feature.tsx';
import { moderation } from '../features/moderation/feature.tsx';
import { editorial } from '../features/news/editorial/feature.tsx';
import { news } from '../features/news/feature.tsx';
import { feeds } from '../features/news/feeds/feature.tsx';
import { petitions } from '../features/petitions/feature.tsx';
import { petition } from '../features/petitions/initiative/feature.tsx';
import { signatures } from '../features/petitions/signatures/feature.tsx';
import { widgets } from '../features/petitions/widgets/feature.tsx';
import { information } from '../features/site/information/feature.tsx';
import { openData } from '../features/site/open-data/feature.tsx';
import { stories } from '../features/stories/feature.tsx';
import type { Feature, PageDefinition, SitemapSource } from '../lib/feature.ts';
import { declareStoredDrafts } from '../lib/forms/drafts.ts';
import { composePages } from '../pages/feature.tsx';

const peers = [
  petition,
  petitions,
  news,
  stories,
  forum,
  archive,
  information,
  legal,
  accounts,
  profile,
  notifications,
  users,
  editorial,
  feeds,
  members,
  letters,
  moderation,
  signatures,
  widgets,
  legalRequests,
  openData,
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
