/** Longest path and query that a page can have, in bytes. */
export const longestUrl = 2048;

/** What to do with an address before anything is rendered. */
export type Address =
  | { readonly kind: 'canonical' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'bad' }
  | { readonly kind: 'long' };

const canonical: Address = { kind: 'canonical' };

/**
 * Judges path and query as sent. A slash too many moves to the path without it, and `to` always
 * begins with exactly one slash, so that it never leads to another host.
 */
export function judgeAddress(url: string): Address {
  if (url.length > longestUrl) return { kind: 'long' };
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  // Browsers read a backslash as a slash, so `/\host` would leave the site.
  if (!path.startsWith('/') || path.includes('\\')) return { kind: 'bad' };
  if (path === '/' || !(path.endsWith('/') || path.includes('//'))) return canonical;
  const single = path.replaceAll(/\/{2,}/g, '/');
  const to = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return { kind: 'moved', to: mark === -1 ? to : to + url.slice(mark) };
}
