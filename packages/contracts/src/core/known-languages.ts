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
  /** The name of the region that is every country, where it is not the English one. */
  readonly international?: string;
};

/** The languages of the interface. The first is the one that texts are written in, and the fallback. */
export const knownLanguages: readonly LanguageRecord[] = [
  {
    tag: 'en',
    name: 'English',
    // English texts are British, so their dates are, too.
    locale: 'en-GB',
  },
  {
    tag: 'zh-CN',
    name: '简体中文',
    international: '国际',
  },
  { tag: 'fr', name: 'Français' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'ja', name: '日本語', international: '国際' },
  { tag: 'ko', name: '한국어', international: '국제' },
  {
    tag: 'es',
    name: 'Español',
    isUnpublished: true,
    international: 'Internacional',
  },
  {
    tag: 'pl',
    name: 'Polski',
    isUnpublished: true,
    international: 'Międzynarodowe',
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
