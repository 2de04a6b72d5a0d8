import { routes } from '@kga/contracts';

const all: readonly string[] = Object.values(routes);
const staticRoutes = new Set(all.filter((route) => !route.includes(':')));
const patterns = all
  .filter((route) => route.includes(':'))
  .map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether a path is a route without parameters. */
export function isStaticRoute(path: string): boolean {
  return staticRoutes.has(path);
}

/** The status by the route table alone, for shells that are sent without rendering. */
export function routeStatus(path: string): 200 | 404 {
  return isStaticRoute(path) || patterns.some((pattern) => pattern.test(path)) ? 200 : 404;
}
