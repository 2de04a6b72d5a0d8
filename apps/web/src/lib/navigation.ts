import type { Language, RouteName } from '@kga/contracts';

type NavigationName = 'home' | 'petition' | 'archive' | 'news' | 'stories' | 'forum' | 'legal';

/** The main navigation, in its order. */
const navigation = [
  'home',
  'petition',
  'archive',
  'news',
  'stories',
  'forum',
  'legal',
] as const satisfies readonly (NavigationName & RouteName)[];

/** The archive's entry is shown in Chinese and English only. */
const archiveLanguages: ReadonlySet<Language> = new Set(['zh-CN', 'en']);

/** The entries that a language shows. */
export function navigationOf(language: Language): readonly NavigationName[] {
  return navigation.filter((name) => name !== 'archive' || archiveLanguages.has(language));
}

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  ko: '한국어',
};
