// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, defaultLanguage } from '@kga/contracts/core';

/** The URL of a page in a language: `?lang=` beside the rest of its query, none for the default. */
export function localizedUrl(url: string, language: Language): string {
  const [page = '', fragment] = url.split('#');
  const [path = '', query = ''] = page.split('?');
  const search = new URLSearchParams(query);
  if (language === defaultLanguage) search.delete('lang');
  else search.set('lang', language);
  const end = fragment === undefined ? '' : `#${fragment}`;
  return (search.size > 0 ? `${path}?${search}` : path) + end;
}

/** Where browsers without script post the language that a visitor chooses. */
export const languageFormPath = '/language';

/** Where browsers without script end a session. */
export const signOutFormPath = '/sign-out';

/** A path in a language that it names, or in that of the visitor's choice. */
export function languagePath(to: string, language: Language | undefined): string {
  const { pathname, searchParams, hash } = new URL(to, 'http://path.invalid');
  searchParams.delete('lang');
  if (language !== undefined) searchParams.set('lang', language);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/** A year, in seconds. */
const cookieLifetime = 31_536_000;

/** The cookie of the language that a visitor has chosen. */
export const languageCookie = (language: Language, { secure }: { secure: boolean }): string =>
  `preferred-language=${language}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The host of a URL as readers know it, without `www.`. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The id of the element that a fragment such as `#laws` names; empty where it is none or cannot be decoded. */
export function anchorOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
}

const cursorMax = 500;

/** The cursor in a URL, of a page that a browser without script or a crawler has followed a link to. */
export function cursorOf(search: URLSearchParams): string | undefined {
  const cursor = search.get('cursor') ?? '';
  return /^[\w.~-]+$/.test(cursor) && cursor.length <= cursorMax ? cursor : undefined;
}

/** Longest search text that the API accepts, in characters. */
export const searchMax = 200;

/** The search text in a URL, without NUL and lone surrogates, which the API refuses. */
export function searchTextOf(search: URLSearchParams, max = searchMax): string {
  return (search.get('q') ?? '')
    .trim()
    .slice(0, max)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}
