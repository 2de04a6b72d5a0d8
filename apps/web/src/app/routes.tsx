import type { Language } from '@kga/contracts';
import { type RouteObject, matchRoutes, useRoutes } from 'react-router-dom';

import type { PageDefinition } from '../lib/feature.ts';
import { pages } from './features.ts';
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

const definitions = [...pages, ...(import.meta.env.DEV ? [gallery] : []), notFound];

/** Pages with their definitions by the pattern of their route. */
const pagesByPath = new Map<string, { definition: PageDefinition; page: Page }>(
  definitions.map((definition) => [definition.path, { definition, page: createPage(definition) }]),
);

const routeObjects: RouteObject[] = [
  {
    Component: Layout,
    children: [...pagesByPath].map(([path, { page }]) => ({
      path,
      Component: page.Component,
      caseSensitive: true,
    })),
  },
];

/** The page at a path, with the parameters of its route. */
export function matchPage(pathname: string) {
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  const found = pagesByPath.get(match?.route.path ?? notFound.path);
  return found && { ...found, params: match?.params ?? {} };
}

export async function preloadPage(
  pathname: string,
  language: Language,
  options: { readonly session: boolean; readonly hydrating: boolean },
): Promise<void> {
  const { session, hydrating } = options;
  await matchPage(pathname)?.page.preload(language, session, hydrating);
}

/** The page at the router's location, inside the layout. */
export function AppRoutes() {
  return useRoutes(routeObjects);
}
