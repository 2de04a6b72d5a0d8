// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterLanguage } from './letter-languages.ts';

/** Values of the placeholders of a text. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** Replaces `{{name}}` by its value. A placeholder without a value is an error of the assembly. */
export const fill = (text: string, placeholders: Placeholders): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = placeholders[name];
    if (value === undefined || value === '') throw new Error(`A letter needs '${name}'.`);
    return value;
  });

const unspaced = new Set<LetterLanguage>(['ja', 'zh-CN']);

/** Whether a language puts no spaces between sentences and before brackets. */
export const isUnspaced = (language: LetterLanguage): boolean => unspaced.has(language);

/** Joins the sentences of a paragraph as the language does. */
export const joinSentences = (language: LetterLanguage, sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(isUnspaced(language) ? '' : ' ');

/** Lines of a list. */
export const listLines = (items: readonly string[]): string =>
  items.map((item) => `– ${item}`).join('\n');
