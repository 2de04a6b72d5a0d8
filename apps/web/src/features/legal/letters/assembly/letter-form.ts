// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterLanguage } from './letter-languages.ts';

/** What stands above the subject. */
type HeadPart = 'sender' | 'recipient' | 'date' | 'reference';

/** How a letter is laid out in a language. */
type LetterForm = {
  /** The parts above the subject, in their order; the others stand at the end. */
  readonly head: readonly HeadPart[];
  /** Where the date stands by the signature, if it is at the end. */
  readonly endDate?: 'above' | 'below';
  /** What encloses the title of a law. */
  readonly lawTitle?: readonly [string, string];
};

const western: LetterForm = { head: ['sender', 'recipient', 'date', 'reference'] };

const forms: Readonly<Record<LetterLanguage, LetterForm>> = {
  ja: { head: ['date', 'recipient', 'sender', 'reference'], lawTitle: ['「', '」'] },
  ko: {
    head: ['recipient', 'sender', 'reference'],
    endDate: 'above',
    lawTitle: ['「', '」'],
  },
  'zh-CN': { head: ['recipient', 'reference'], endDate: 'below', lawTitle: ['《', '》'] },
};

export const letterForm = (language: LetterLanguage): LetterForm => forms[language] ?? western;

/** The title of a law as a text in a language encloses it; one that is enclosed stays as it is. */
export function enclosedTitle(title: string, language: LetterLanguage): string {
  const [open, close] = letterForm(language).lawTitle ?? ['', ''];
  return title.includes(open) ? title : `${open}${title}${close}`;
}
