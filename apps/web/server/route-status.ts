import { routes } from '@kga/contracts';

const all: readonly string[] = Object.values(routes);
const plain = new Set(all.filter((route) => !route.includes(':')));
const patterns = all.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether a path is a route by itself, not one of many like it. */
export function isPlainRoute(path: string): boolean {
  return plain.has(path);
}

/** The status of a page by the route table alone: what a page says where nothing is rendered. */
export function routeStatus(path: string): 200 | 404 {
  return patterns.some((pattern) => pattern.test(path)) ? 200 : 404;
}
