import type { Language } from '@kga/contracts';

import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { zhCN } from './messages/zh-CN.ts';

/** The words of mails in every language, taken from English: the same keys, other texts. */
type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]>;
};

export type MailMessages = Words<typeof en>;

/** Texts hold `{{name}}` where something is filled in. */
export const mailMessages: Readonly<Record<Language, MailMessages>> = {
  en,
  'zh-CN': zhCN,
  fr,
  de,
  ja,
  ko,
};

/** A text with its places filled. What is filled in is not looked at again. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, key: string) => values[key] ?? place);
}
