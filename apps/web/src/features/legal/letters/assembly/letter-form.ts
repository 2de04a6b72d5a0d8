// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterLanguage } from './letter-languages.ts';

/** What stands above the subject. */
type HeadPart = 'sender' | 'recipient' | 'date' | 'reference';

/** How a letter is laid out in a language. */
type LetterForm = {
  /** The parts above the subject, in their order; without it, sender, recipient, date and reference. */
  readonly head?: readonly HeadPart[];
  /** Where the date stands by the signature, if it is at the end. */
  readonly endDate?: 'above' | 'below';
  /** Whether the name stands below the closing, too. */
  readonly hasSignature?: false;
  /** What stands before and after the date. */
  readonly date?: readonly [string, string];
  /** What stands before the subject on paper. */
  readonly subject?: string;
  /** What encloses the title of a law, or one in foreign letters. */
  readonly lawTitle?: { readonly marks: readonly [string, string]; readonly isForeignOnly?: true };
};

const forms: Readonly<Record<LetterLanguage, LetterForm>> = {
  'en-CA': { subject: 'Re: ' },
  'en-US': { subject: 'Re: ' },
  es: { subject: 'Asunto: ' },
  fr: { date: ['Le ', ''], subject: 'Objet\u202F: ' },
  it: { subject: 'Oggetto: ' },
  ja: {
    head: ['date', 'recipient', 'sender', 'reference'],
    hasSignature: false,
    lawTitle: { marks: ['「', '」'], isForeignOnly: true },
  },
  ko: {
    head: ['recipient', 'sender', 'reference'],
    endDate: 'above',
    subject: '제목: ',
    lawTitle: { marks: ['「', '」'] },
  },
  nl: { subject: 'Betreft: ' },
  pl: { date: ['', ' r.'], subject: 'Dotyczy: ' },
  pt: { subject: 'Assunto: ' },
  'pt-BR': { subject: 'Assunto: ' },
  'zh-CN': {
    head: ['recipient', 'reference'],
    endDate: 'below',
    lawTitle: { marks: ['《', '》'] },
  },
};

const western = ['sender', 'recipient', 'date', 'reference'] as const;

export const letterForm = (
  language: LetterLanguage,
): LetterForm & { readonly head: readonly HeadPart[] } => ({ head: western, ...forms[language] });

/** The date of a letter as it stands in its head. */
export function datedAs(language: LetterLanguage, date: string): string {
  const [before, after] = forms[language]?.date ?? ['', ''];
  return `${before}${date}${after}`;
}

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The title of a law as a text in a language encloses it; one that is enclosed stays as it is. */
export function enclosedTitle(title: string, language: LetterLanguage): string {
  const enclosing = forms[language]?.lawTitle;
  if (!enclosing || (enclosing.isForeignOnly && eastAsian.test(title))) return title;
  const [open, close] = enclosing.marks;
  return title.includes(open) ? title : `${open}${title}${close}`;
}
