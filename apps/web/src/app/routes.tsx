// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, routes } from '@kga/contracts/core';
import { type RouteObject, matchRoutes, useLocation, useRoutes } from 'react-router-dom';

import { useBrowserConfig } from '../lib/browser.ts';
import type { PageDefinition } from '../lib/feature.ts';
import { type Submission, SubmissionContext } from '../lib/forms/submission.ts';
import { pages } from './features.ts';
import { LanguageLinks } from './language-links.tsx';
import { Layout } from './layout.tsx';
import { type Page, createPage } from './page.tsx';

const notFound: PageDefinition & { path: string } = {
  path: '*',
  module: 'src/components/not-found-page.tsx',
  load: async () => (await import('../components/not-found-page.tsx')).NotFoundPage,
};

/** All components of the UI kit, in development only. */
const gallery: PageDefinition & { path: string } = {
  path: '/dev/gallery',
  module: 'src/pages/gallery.tsx',
  load: async () => (await import('../pages/gallery.tsx')).GalleryPage,
};

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');

type PageRoute = {
  readonly definition: PageDefinition;
  readonly page: Page;
  readonly segments: readonly string[];
  readonly objects: RouteObject[];
};

function createRoute({ path, ...definition }: PageDefinition & { path: string }): PageRoute {
  const page = createPage(definition);
  const routeObject = { path, Component: page.Component, caseSensitive: true };
  const objects = [{ Component: Layout, children: [routeObject] }];
  return { definition, page, segments: segmentsOf(path), objects };
}

/** The pages with the fewest parameters first: `/archive/submit` before `/archive/:id`. */
const pageRoutes = [...pages, ...(import.meta.env.DEV ? [gallery] : [])]
  .map(createRoute)
  .toSorted((one, other) => parametersOf(one) - parametersOf(other));

const notFoundRoute = createRoute(notFound);

/** Shown on a read-only site in place of pages to write. */
const endOfLife = pages.find(({ path }) => path === routes.endOfLife);
const endOfLifeRoute = endOfLife ? createRoute({ ...endOfLife, path: '*' }) : notFoundRoute;

function parametersOf({ segments }: PageRoute): number {
  return segments.filter(isParameter).length;
}

/** React Router would rank all routes of the site again for each page, which slow phones notice. */
function routeOf(pathname: string, readOnly: boolean): PageRoute {
  const segments = segmentsOf(pathname);
  const matches = (route: PageRoute) =>
    route.segments.length === segments.length &&
    route.segments.every((segment, at) => isParameter(segment) || segment === segments[at]);
  const route = pageRoutes.find(matches);
  if (!route || !matchRoutes(route.objects, pathname)) return notFoundRoute;
  const { access, writes } = route.definition;
  return readOnly && (access ?? writes) ? endOfLifeRoute : route;
}

/** The page at a path, with the parameters of its route. */
export function matchPage(
  pathname: string,
  { readOnly = false }: { readOnly?: boolean | undefined } = {},
) {
  const { definition, page, objects } = routeOf(pathname, readOnly);
  return { definition, page, params: matchRoutes(objects, pathname)?.at(-1)?.params ?? {} };
}

/** Names the parameters of the query that the page at a path reads, beside `lang`. */
export function searchParamsAt(
  pathname: string,
  { readOnly = false }: { readOnly?: boolean | undefined },
): readonly string[] {
  return routeOf(pathname, readOnly).definition.searchParams ?? [];
}

export async function preloadPage(
  pathname: string,
  language: Language,
  options: {
    readonly session: boolean;
    readonly hydrating: boolean;
    readonly readOnly?: boolean | undefined;
  },
): Promise<void> {
  const { session, hydrating, readOnly = false } = options;
  await routeOf(pathname, readOnly).page.preload(language, session, hydrating);
}

/** The page at the router's location, inside the layout. */
export function AppRoutes({ submission }: { submission?: Submission | undefined }) {
  const { pathname, key } = useLocation();
  const { readOnly = false } = useBrowserConfig();
  const page = useRoutes(routeOf(pathname, readOnly).objects);
  // It belongs to the document that answers it, not to where its links lead.
  const own = key === 'default' ? submission : undefined;
  return (
    <LanguageLinks>
      <SubmissionContext value={own}>{page}</SubmissionContext>
    </LanguageLinks>
  );
}
