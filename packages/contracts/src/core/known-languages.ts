// SPDX-License-Identifier: AGPL-3.0-or-later
/** A language that the interface has been translated into. Browsers load the list: it has what they need. */
export type LanguageRecord = {
  /** BCP 47 tag, by which the files of its messages are named. */
  readonly tag: string;
  /** What the language calls itself. */
  readonly name: string;
  /** Left to right unless given. */
  readonly direction?: 'rtl';
  /** Whether it is published only where the setting `LANGUAGES` names it. */
  readonly isUnpublished?: true;
  /** The locale for `Intl`, where it is not the tag. */
  readonly locale?: string;
  /** The country that social networks name with it: ISO 3166-1; where it is not the tag in capitals. */
  readonly territory?: string;
  /** Names of regions that `Intl` does not have, or too long; where they are not the English ones. */
  readonly regions?: Readonly<Record<'international' | 'HK', string>>;
};

/** The languages of the interface. The first is the one that texts are written in, and the fallback. */
export const knownLanguages: readonly LanguageRecord[] = [
  {
    tag: 'en',
    name: 'English',
    // English texts are British, so their dates are, too.
    locale: 'en-GB',
    territory: 'GB',
    regions: { international: 'International', HK: 'Hong Kong' },
  },
  {
    tag: 'zh-CN',
    name: '简体中文',
    territory: 'CN',
    regions: { international: '国际', HK: '香港' },
  },
  { tag: 'fr', name: 'Français' },
  { tag: 'de', name: 'Deutsch', regions: { international: 'International', HK: 'Hongkong' } },
  { tag: 'ja', name: '日本語', territory: 'JP', regions: { international: '国際', HK: '香港' } },
  { tag: 'ko', name: '한국어', territory: 'KR', regions: { international: '국제', HK: '홍콩' } },
  {
    tag: 'es',
    name: 'Español',
    isUnpublished: true,
    regions: { international: 'Internacional', HK: 'Hong Kong' },
  },
  {
    tag: 'pl',
    name: 'Polski',
    isUnpublished: true,
    regions: { international: 'Międzynarodowe', HK: 'Hongkong' },
  },
];

type Fonts = {
  /** Of pictures and PDFs. */
  readonly font: 'Noto Sans SC' | 'Noto Sans JP' | 'Noto Sans KR';
  /** Of Word files. */
  readonly document: string;
};

/** The fonts of languages whose letters the usual ones lack, by tag. */
export const languageFonts: ReadonlyMap<string, Fonts> = new Map([
  ['zh-CN', { font: 'Noto Sans SC', document: 'Microsoft YaHei' }],
  ['ja', { font: 'Noto Sans JP', document: 'Yu Gothic' }],
  ['ko', { font: 'Noto Sans KR', document: 'Malgun Gothic' }],
]);
