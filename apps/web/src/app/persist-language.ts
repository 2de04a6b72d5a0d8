// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages } from '@kga/contracts/core';

import { readStored, store } from '../lib/browser.ts';

/** A year, in seconds. */
const cookieLifetime = 31_536_000;

function remember(language: Language): void {
  store('preferred-language', language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `preferred-language=${language}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${secure}`;
}

const isRequested = () => new URLSearchParams(location.search).has('lang');

/**
 * Stores the chosen language in the browser and in a cookie for the server, and applies it to the
 * document. Removes `?lang=` from the URL, which would override the choice.
 */
export function storeLanguage(language: Language): void {
  remember(language);
  document.documentElement.lang = language;
  if (!isRequested()) return;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/** Stores the language of `?lang=` for visitors who have not chosen one before. */
export function storeRequestedLanguage(shown: Language): void {
  if (isRequested() && readStored('preferred-language') === null) remember(shown);
}

/** The language chosen on an earlier visit, if the page came in another one without `?lang=`. */
export function missedLanguage(shown: Language): Language | undefined {
  if (isRequested()) return undefined;
  const stored = readStored('preferred-language');
  return languages.find((language) => language === stored && language !== shown);
}
