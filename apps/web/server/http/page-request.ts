// SPDX-License-Identifier: AGPL-3.0-or-later
import { defaultLanguage, type Language, matchLanguage } from '@kga/contracts/core';

/** A request reduced to what makes a difference to the page. */
export type PageRequest = {
  /** Path, and the part of the query that the page reads. */
  readonly url: string;
  readonly path: string;
  readonly language: Language;
  /** Cache key: the same key is the same page. */
  readonly key: string;
  /** Whether the page may be cached: its query holds nothing but a language. */
  readonly cacheable: boolean;
  /** IP address on whose behalf the API is called; undefined for requests that all share. */
  readonly visitor?: string;
};

const home = pageRequest('/', '', defaultLanguage, true);

/** Has no route: its page is the one that every unknown path gets. */
const unknownPath = '/404';

/** The request for the not-found page of a language. */
export function notFoundRequest(language: Language): PageRequest {
  return pageRequest(unknownPath, '', language, true);
}

/** Names the parameters of the query that the page at a path reads, beside `lang`. */
export type SearchParamsAt = (path: string) => readonly string[];

/**
 * Reduces a request. Parameters that the page does not read, such as those that mail tools and social
 * networks add to links, make no difference.
 *
 * @param url path and query as sent; the path is canonical
 */
export function readPageRequest(
  url: string,
  cookies: string | undefined,
  searchParamsAt: SearchParamsAt,
  visitor?: string,
): PageRequest {
  // Fast path for bursts from shared links, which come without cookies.
  if (url === '/' && cookies === undefined) return home;
  const chosen = languageOfCookies(cookies);
  const queryStart = url.indexOf('?');
  if (queryStart === -1)
    return { ...pageRequest(url, '', chosen, true), ...(visitor && { visitor }) };

  const query = new URLSearchParams(url.slice(queryStart));
  const asked = languageOf(query.get('lang'));
  // At its position, so that the browser builds the same links.
  if (asked) query.set('lang', asked);
  else query.delete('lang');
  const path = url.slice(0, queryStart);
  const read = searchParamsAt(path);
  const rest = [...query].filter(([name]) => name === 'lang' || read.includes(name));
  const significant = new URLSearchParams(rest).toString();
  const cacheable = rest.every(([name]) => name === 'lang');
  return {
    ...pageRequest(path, significant, asked ?? chosen, cacheable),
    ...(visitor && { visitor }),
  };
}

/** Whether the visitor is, or may be, signed in. */
export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|; ?)(?:__Host-)?kga_session=[^;]/.test(cookies);
}

function pageRequest(
  path: string,
  query: string,
  language: Language,
  cacheable: boolean,
): PageRequest {
  const url = query === '' ? path : `${path}?${query}`;
  return { url, path, language, key: `${language} ${url}`, cacheable };
}

function languageOfCookies(cookies: string | undefined): Language {
  if (cookies === undefined) return defaultLanguage;
  const value = /(?:^|; ?)preferred-language=([^;]+)/.exec(cookies)?.[1];
  return languageOf(value?.trim()) ?? defaultLanguage;
}

/** The nearest language of the site: Chinese for `zh`, English for `en-GB`. */
function languageOf(tag: string | null | undefined): Language | undefined {
  return tag ? matchLanguage(tag) : undefined;
}
