// SPDX-License-Identifier: AGPL-3.0-or-later
/** A language that the interface has been translated into. */
export type LanguageRecord = {
  /** BCP 47 tag, by which the files of its messages are named. */
  readonly tag: string;
  /** What the language calls itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Published unless the setting `LANGUAGES` names others. */
  readonly isPublished: boolean;
  /** The font of pictures and PDFs, where Latin letters are not enough. */
  readonly font?: 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR';
  /** The font of Word files, where the usual one lacks letters. */
  readonly documentFont?: string;
  /** The country that social networks name with it: ISO 3166-1. */
  readonly territory: string;
  /** The locale for `Intl`, where it is not the tag. */
  readonly locale?: string;
  /** Names of regions that `Intl` does not have, or too long. */
  readonly regions: Readonly<Record<'international' | 'HK', string>>;
};

/** The languages of the interface. The first is the one that texts are written in, and the fallback. */
export const knownLanguages: readonly LanguageRecord[] = [
  {
    tag: 'en',
    name: 'English',
    direction: 'ltr',
    isPublished: true,
    territory: 'GB',
    // English texts are British, so their dates are, too.
    locale: 'en-GB',
    regions: { international: 'International', HK: 'Hong Kong' },
  },
  {
    tag: 'zh-CN',
    name: '简体中文',
    direction: 'ltr',
    isPublished: true,
    territory: 'CN',
    font: 'Noto Sans SC',
    documentFont: 'Microsoft YaHei',
    regions: { international: '国际', HK: '香港' },
  },
  {
    tag: 'fr',
    name: 'Français',
    direction: 'ltr',
    isPublished: true,
    territory: 'FR',
    regions: { international: 'International', HK: 'Hong Kong' },
  },
  {
    tag: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    isPublished: true,
    territory: 'DE',
    regions: { international: 'International', HK: 'Hongkong' },
  },
  {
    tag: 'ja',
    name: '日本語',
    direction: 'ltr',
    isPublished: true,
    territory: 'JP',
    font: 'Noto Sans JP',
    documentFont: 'Yu Gothic',
    regions: { international: '国際', HK: '香港' },
  },
  {
    tag: 'ko',
    name: '한국어',
    direction: 'ltr',
    isPublished: true,
    territory: 'KR',
    font: 'Noto Sans KR',
    documentFont: 'Malgun Gothic',
    regions: { international: '국제', HK: '홍콩' },
  },
  {
    tag: 'es',
    name: 'Español',
    direction: 'ltr',
    isPublished: false,
    territory: 'ES',
    regions: { international: 'Internacional', HK: 'Hong Kong' },
  },
  {
    tag: 'pl',
    name: 'Polski',
    direction: 'ltr',
    isPublished: false,
    territory: 'PL',
    regions: { international: 'Międzynarodowe', HK: 'Hongkong' },
  },
];
