// SPDX-License-Identifier: AGPL-3.0-or-later
/** Maximum length of path and query, in bytes. */
export const urlLengthMax = 2048;

/** What to do with a URL before rendering. */
export type UrlCheck =
  | { readonly kind: 'canonical' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'bad' }
  | { readonly kind: 'long' };

/** The begin of a path whose second segment is the id of a region or a petition. */
const regionId = /^\/(?:petition|widgets)\/[A-Za-z\d-]+(?=\/|$)/;

const canonical: UrlCheck = { kind: 'canonical' };

/**
 * Checks path and query as sent. Superfluous slashes and capitals in the id of a region or petition redirect to
 * the path without them; `to` always begins with exactly one slash, so that it never leads to another host.
 */
export function checkUrl(url: string): UrlCheck {
  if (url.length > urlLengthMax) return { kind: 'long' };
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  // Browsers read a backslash as a slash, so `/\host` would leave the site.
  if (!path.startsWith('/') || path.includes('\\')) return { kind: 'bad' };
  // Browsers resolve dot segments before they ask, so that pages would see another path than here.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return { kind: 'bad' };
  const single = path.replaceAll(/\/{2,}/g, '/');
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  const to = bare.replace(regionId, (begin) => begin.toLowerCase());
  if (to === path) return canonical;
  return { kind: 'moved', to: queryStart === -1 ? to : to + url.slice(queryStart) };
}

/** Decodes the first segment of a URL where it spells `api`: `/%61pi/x` is the API in every rule. */
export function decodeApiPrefix(url: string): string {
  if (!url.includes('%')) return url;
  const [, segment = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(url) ?? [];
  const decoded = segment.replaceAll(/%([46-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === 'api' ? `/api${rest}` : url;
}
