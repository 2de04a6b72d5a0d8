// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as fr } from './fr.ts';
import { messages as ja } from './ja.ts';
import { messages as ko } from './ko.ts';
import { messages as zhCN } from './zh-CN.ts';

/** The shape of English messages with other texts: a missing or an extra key does not compile. */
type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

export type CopyMessages = Translated<typeof en>;

const byLanguage: Readonly<Record<Language, CopyMessages>> = { en, de, fr, ja, ko, 'zh-CN': zhCN };

export const messagesOf = (language: Language): CopyMessages => byLanguage[language];

/** Puts values into a message: `{{name}}`. */
export const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
