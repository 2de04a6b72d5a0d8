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
 * Stores the chosen language in the browser and in a cookie for the server, and applies it to the
 * document. Removes `?lang=` from the URL, which would override the choice.
 */
export function keepLanguage(language: Language): void {
  remember(language);
  document.documentElement.lang = language;
  if (!askedFor()) return;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** Stores the language of `?lang=` for visitors who have not chosen one before. */
export function keepAskedLanguage(shown: Language): void {
  if (askedFor() && readStored('preferred-language') === null) remember(shown);
}

/** The language chosen on an earlier visit, if the page came in another one without `?lang=`. */
export function missedLanguage(shown: Language): Language | undefined {
  if (askedFor()) return undefined;
  const kept = readStored('preferred-language');
  return languages.find((language) => language === kept && language !== shown);
}
