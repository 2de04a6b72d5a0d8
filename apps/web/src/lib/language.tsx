import { type Language, defaultLanguage } from '@kga/contracts';
import { createContext, useContext } from 'react';

import { type Formats, formatsOf } from './format.ts';

type LanguageState = {
  language: Language;
  /** Resolves once the page speaks it; rejects where its words cannot be had. */
  choose: (language: Language) => Promise<void>;
};

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  ko: '한국어',
};

/** Provided once by the app. */
export const LanguageContext = createContext<LanguageState>({
  language: defaultLanguage,
  choose: () => Promise.resolve(),
});

export function useLanguageState(): LanguageState {
  return useContext(LanguageContext);
}

/** The language that the page speaks now. */
export function useLanguage(): Language {
  return useLanguageState().language;
}

/** Numbers, dates and names in the page's language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

/**
 * Options of `t` for a text that counts: picks its singular or plural, and writes `n` as the
 * language writes numbers.
 */
export function counted(formats: Formats, n: number): { count: number; n: string } {
  return { count: n, n: formats.integer(n) };
}
