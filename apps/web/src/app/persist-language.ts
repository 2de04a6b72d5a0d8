// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages } from '@kga/contracts/core';

import { readStored, store } from '../lib/browser.ts';
import { languageCookie } from '../lib/page-urls.ts';

function remember(language: Language): void {
  store('preferred-language', language);
  document.cookie = languageCookie(language, { secure: location.protocol === 'https:' });
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

/** The language chosen on an earlier visit, if the page came in another one without `?lang=`. */
export function missedLanguage(shown: Language): Language | undefined {
  if (isRequested()) return undefined;
  const stored = readStored('preferred-language');
  return languages.find((language) => language === stored && language !== shown);
}
