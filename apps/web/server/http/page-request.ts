// SPDX-License-Identifier: AGPL-3.0-or-later
import { defaultLanguage, type Language, languages } from '@kga/contracts/core';

/** A request reduced to what makes a difference to the page. */
export type PageRequest = {
  /** Path and significant part of the query. */
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

// Added to links by mail tools, search engines and social networks; no page reads them.
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl)$/;

const byLowerCase = new Map(languages.map((language) => [language.toLowerCase(), language]));

const home = pageRequest('/', '', defaultLanguage, true);

/** Has no route: its page is the one that every unknown path gets. */
const unknownPath = '/404';

/** The request for the not-found page of a language. */
export function notFoundRequest(language: Language): PageRequest {
  return pageRequest(unknownPath, '', language, true);
}

/** @param url path and query as sent; the path is canonical */
export function readPageRequest(
  url: string,
  cookies: string | undefined,
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
  const rest = [...query].filter(([name]) => !tracking.test(name));
  const significant = new URLSearchParams(rest).toString();
  const cacheable = rest.every(([name]) => name === 'lang');
  return {
    ...pageRequest(url.slice(0, queryStart), significant, asked ?? chosen, cacheable),
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

function languageOf(tag: string | null | undefined): Language | undefined {
  return tag ? byLowerCase.get(tag.toLowerCase()) : undefined;
}
