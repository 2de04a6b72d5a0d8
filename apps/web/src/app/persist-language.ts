import { type Language, languages } from '@kga/contracts';

import { readStored, store } from '../lib/browser.ts';

/** A year, in seconds. */
const cookieLifetime = 31_536_000;

function remember(language: Language): void {
  store('preferred-language', language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `preferred-language=${language}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${secure}`;
}

const askedFor = () => new URLSearchParams(location.search).has('lang');

/**
 * Remembers a choice: in the browser, in a cookie from which the server reads it, and on the page
 * itself. An address that asks for another language is set right.
 */
export function keepLanguage(language: Language): void {
  remember(language);
  document.documentElement.lang = language;
  if (!askedFor()) return;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** Someone who comes by `?lang=` and has not chosen before goes on in that language. */
export function keepAskedLanguage(shown: Language): void {
  if (askedFor() && readStored('preferred-language') === null) remember(shown);
}

/** The choice of an earlier visit, where the page is shown in another language unasked. */
export function missedLanguage(shown: Language): Language | undefined {
  if (askedFor()) return undefined;
  const kept = readStored('preferred-language');
  return languages.find((language) => language === kept && language !== shown);
}
