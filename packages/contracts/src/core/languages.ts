// SPDX-License-Identifier: AGPL-3.0-or-later
/** The interface's languages, as BCP 47 tags; the first is the fallback. */
export const languages = ['en', 'zh-CN', 'fr', 'de', 'ja', 'ko'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  ko: '한국어',
};

/** The locale of a language for `Intl`: English texts are British, so their dates are, too. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Languages without duplicates, in the order of the site. */
export const sortLanguages = (wanted: readonly Language[]): Language[] =>
  languages.filter((language) => wanted.includes(language));

/** The interface language for a BCP 47 tag: `de` for `de-AT`; undefined without a match. */
export function matchLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  const exact = languages.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  const primary = wanted.split(/[-_]/)[0];
  return languages.find((language) => language.toLowerCase().split('-')[0] === primary);
}
