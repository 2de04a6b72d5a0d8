// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import { de } from './messages/de.ts';
import { type MailMessages, en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { ja } from './messages/ja.ts';
import { ko } from './messages/ko.ts';
import { zhCN } from './messages/zh-CN.ts';

/** Texts hold placeholders such as `{{name}}`. */
export const mailMessages: Readonly<Record<Language, MailMessages>> = {
  en,
  'zh-CN': zhCN,
  fr,
  de,
  ja,
  ko,
};

/** User-written text as one line of a mail. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
