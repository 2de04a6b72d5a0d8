import type { Language } from '@kga/contracts';

import { formatsOf } from '../../../lib/format.ts';

/** Values of the placeholders of a text. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** Replaces `{{name}}` by its value. A placeholder without a value is an error of the assembly. */
export const fill = (text: string, placeholders: Placeholders): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = placeholders[name];
    if (value === undefined || value === '') throw new Error(`A letter needs '${name}'.`);
    return value;
  });

const unspaced = new Set<Language>(['ja', 'zh-CN']);

/** Joins the sentences of a paragraph as the language does. */
export const joinSentences = (language: Language, sentences: readonly string[]): string =>
  sentences.filter((text) => text !== '').join(unspaced.has(language) ? '' : ' ');

/** A day as it stands in a letter. In French the first of a month is an ordinal. */
export function letterDay(language: Language, day: string): string {
  const text = formatsOf(language).day(day);
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** Lines of a list. */
export const listLines = (items: readonly string[]): string =>
  items.map((item) => `– ${item}`).join('\n');
