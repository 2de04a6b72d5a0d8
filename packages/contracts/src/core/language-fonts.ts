// SPDX-License-Identifier: AGPL-3.0-or-later
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
