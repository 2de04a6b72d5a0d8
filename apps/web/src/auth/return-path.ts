import { returnPath, routes } from '@kga/contracts';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const parameter = 'returnTo';
const nowhere = 'http://return.invalid';
/** Coming back to these would ask for what was just done. */
const excluded: ReadonlySet<string> = new Set([
  routes.login,
  routes.verifyEmail,
  routes.forgotPassword,
  routes.resetPassword,
]);

/** The path of this site that a query asks to come back to; undefined where it asks for none. */
export function returnPathOf(search: URLSearchParams): string | undefined {
  const asked = z.safeParse(returnPath, search.get(parameter)).data;
  if (asked === undefined || !URL.canParse(asked, nowhere)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(asked, nowhere);
  // Two slashes may also come of dots that the browser takes away.
  if (origin !== nowhere || pathname.startsWith('//')) return undefined;
  if (excluded.has(pathname) || /^\/api(?:\/|$)/.test(pathname)) return undefined;
  return pathname + query + hash;
}

/** Where signing in should lead back to: this page, or what this page was asked to lead back to. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname === routes.login) return returnPathOf(new URLSearchParams(search));
  return returnPathOf(new URLSearchParams({ returnTo: pathname + search }));
}
