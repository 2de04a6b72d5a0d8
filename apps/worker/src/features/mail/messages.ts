// SPDX-License-Identifier: AGPL-3.0-or-later
import { readMessages } from '@kga/server/messages';

import type { EnglishMessages } from '../../platform/english-messages.d.ts';

export type MailMessages = EnglishMessages['mail'];

/** The messages of mails in a language. Texts have placeholders such as `{{name}}`. */
export const mailMessages = readMessages<MailMessages>(new URL('./messages/', import.meta.url));

/** User-written text as one line of a mail. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** User-written text in its paragraphs, which an empty line separates. */
export const manyLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
