// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';

const all: readonly string[] = Object.values(routes);
const staticRoutes = new Set(all.filter((route) => !route.includes(':')));
const patterns = all
  .filter((route) => route.includes(':'))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/** Whether a path is a route without parameters. */
export function isStaticRoute(path: string): boolean {
  return staticRoutes.has(path);
}

/** The route of a path, such as `/news/:id`; undefined where no page has it. */
export function routeOf(path: string): string | undefined {
  return isStaticRoute(path) ? path : patterns.find(({ pattern }) => pattern.test(path))?.route;
}

/** The status by the route table alone, for shells that are sent without rendering. */
export function routeStatus(path: string): 200 | 404 {
  return routeOf(path) === undefined ? 404 : 200;
}
