import type { Language } from '@kga/contracts';
import { createInstance, type i18n } from 'i18next';

import { messagesOf } from './message-bundles.ts';

/** A translator that speaks what is loaded of one language, ready at once. */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: messagesOf(language) } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Teaches a translator what is loaded of a language. */
export function addWords(translator: i18n, language: Language): void {
  translator.addResourceBundle(language, 'translation', messagesOf(language));
}
