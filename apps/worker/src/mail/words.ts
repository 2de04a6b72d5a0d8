import type { Language } from '@kga/contracts';

import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';
import { ja } from './locales/ja.ts';
import { ko } from './locales/ko.ts';
import { zhCN } from './locales/zh-CN.ts';

/** The words of mails in every language, taken from English: the same keys, other texts. */
type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]>;
};

export type MailWords = Words<typeof en>;

/** Texts hold `{{name}}` where something is filled in. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en,
  'zh-CN': zhCN,
  fr,
  de,
  ja,
  ko,
};

/** A text with its places filled. What is filled in is not looked at again. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, key: string) => values[key] ?? place);
}
