import type { Language } from '@kga/contracts';
import { createInstance, type i18n } from 'i18next';

import type { Words } from '../lib/words.ts';
import type { words as english } from './locales/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english };
  }
}

export type AllWords = Words<typeof english>;

const loaders: Record<Language, () => Promise<{ words: AllWords }>> = {
  en: () => import('./locales/en.ts'),
  'zh-CN': () => import('./locales/zh-CN.ts'),
  fr: () => import('./locales/fr.ts'),
  de: () => import('./locales/de.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
};

/** The words of one language; each is loaded only when it is asked for. */
export async function loadWords(language: Language): Promise<AllWords> {
  return (await loaders[language]()).words;
}

/** A translator that speaks one language, ready at once. */
export function createI18n(language: Language, words: AllWords): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: words } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
}
