// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

/** The parameter of a page's link that says where the link stands. */
export const sourceParam = 'ref';

/** Where the link stood that led to a signature, as `ref` of the link. */
export const linkSource = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,31}$/));

/** Sources of the links that the site makes; `signed` is that of a signer who shares the petition. */
export const ownSources = ['share', 'signed', 'mail', 'widget'] as const;

export type OwnSource = (typeof ownSources)[number];

/** The source of a page's address; undefined without a valid one. */
export const sourceIn = (search: URLSearchParams): string | undefined =>
  z.safeParse(linkSource, search.get(sourceParam)).data;

/** A path or address with its source. */
export function withSource(to: string, source: string): string {
  const [rest = '', fragment] = to.split('#');
  const marked = `${rest}${rest.includes('?') ? '&' : '?'}${sourceParam}=${source}`;
  return fragment === undefined ? marked : `${marked}#${fragment}`;
}
