// SPDX-License-Identifier: AGPL-3.0-or-later
import { returnPath, routes } from '@kga/contracts/core';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const parameter = 'returnTo';
const placeholderOrigin = 'http://return.invalid';
/** Pages that make no sense after sign-in. */
const excluded: ReadonlySet<string> = new Set([
  routes.login,
  routes.verifyEmail,
  routes.forgotPassword,
  routes.resetPassword,
]);

/** Parameters by which a page says how a sign-in or sign-out ended. */
const results = ['logout', 'signedIn'];

/** Removes the result of an earlier sign-in or sign-out. */
export function withoutSignInResult(search: string): string {
  const query = new URLSearchParams(search);
  if (!results.some((name) => query.has(name))) return search;
  for (const name of results) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Reads `returnTo` from a query; undefined if it is missing or leaves this site. */
export function returnPathOf(search: URLSearchParams): string | undefined {
  const requested = z.safeParse(returnPath, search.get(parameter)).data;
  if (requested === undefined || !URL.canParse(requested, placeholderOrigin)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(requested, placeholderOrigin);
  // Resolving dot segments can also leave two leading slashes.
  if (origin !== placeholderOrigin || pathname.startsWith('//')) return undefined;
  if (excluded.has(pathname) || /^\/api(?:\/|$)/.test(pathname)) return undefined;
  return pathname + withoutSignInResult(query) + hash;
}

/** The page to return to after sign-in: the current one, or on the login page its own `returnTo`. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname === routes.login) return returnPathOf(new URLSearchParams(search));
  return returnPathOf(new URLSearchParams({ returnTo: pathname + search }));
}
