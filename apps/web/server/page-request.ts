import { defaultLanguage, type Language, languages } from '@kga/contracts';

/** What a visitor asks for, reduced to what makes a difference to the page. */
export type PageRequest = {
  /** Path and the part of the query that matters. */
  readonly url: string;
  readonly path: string;
  readonly language: Language;
  /** Names the rendering: the same key is the same page. */
  readonly key: string;
  /** Whether the page may be kept: its query says nothing but a language. */
  readonly keepable: boolean;
  /** Who asks, for whom the API is called; left out where it answers all alike. */
  readonly visitor?: string;
};

// Added to links by mail tools, search engines and social networks; no page reads them.
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl)$/;

const byLowerCase = new Map(languages.map((language) => [language.toLowerCase(), language]));

const home = pageRequest('/', '', defaultLanguage, true);

/** @param url path and query as sent; the path is canonical */
export function readPageRequest(
  url: string,
  cookies: string | undefined,
  visitor?: string,
): PageRequest {
  // A burst comes from a shared link, without cookies.
  if (url === '/' && cookies === undefined) return home;
  const chosen = languageOfCookies(cookies);
  const mark = url.indexOf('?');
  if (mark === -1) return { ...pageRequest(url, '', chosen, true), ...(visitor && { visitor }) };

  const query = new URLSearchParams(url.slice(mark));
  const asked = languageOf(query.get('lang'));
  // In its place, so that the browser makes the same links of it.
  if (asked) query.set('lang', asked);
  else query.delete('lang');
  const rest = [...query].filter(([name]) => !tracking.test(name));
  const significant = new URLSearchParams(rest).toString();
  const keepable = rest.every(([name]) => name === 'lang');
  return {
    ...pageRequest(url.slice(0, mark), significant, asked ?? chosen, keepable),
    ...(visitor && { visitor }),
  };
}

/** Whether the visitor is, or may be, signed in. */
export function hasSession(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|; ?)kga_session=[^;]/.test(cookies);
}

function pageRequest(
  path: string,
  query: string,
  language: Language,
  keepable: boolean,
): PageRequest {
  const url = query === '' ? path : `${path}?${query}`;
  return { url, path, language, key: `${language} ${url}`, keepable };
}

function languageOfCookies(cookies: string | undefined): Language {
  if (cookies === undefined) return defaultLanguage;
  const value = /(?:^|; ?)preferred-language=([^;]+)/.exec(cookies)?.[1];
  return languageOf(value?.trim()) ?? defaultLanguage;
}

function languageOf(tag: string | null | undefined): Language | undefined {
  return tag ? byLowerCase.get(tag.toLowerCase()) : undefined;
}
