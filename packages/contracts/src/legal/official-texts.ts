// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalLaw } from './law.ts';
import type { LegalBody, LegalRecord } from './records.ts';

/** A title, name or article in a language by BCP 47, with its English version where that is another text. */
export type OfficialText = {
  readonly text: string;
  readonly language: string;
  readonly english?: string;
};

type RecordLanguage = Pick<LegalRecord, 'language' | 'letterLanguages'>;

/** The language of a record's titles, names and articles, unless they say otherwise. */
export const recordLanguage = ({ language, letterLanguages }: RecordLanguage): string =>
  language ?? letterLanguages[0] ?? 'en';

type Versions = {
  readonly text: string;
  readonly english: string | undefined;
  readonly inLanguages?: Readonly<Record<string, string>> | undefined;
};

/** Without an English version, a text is English itself. */
function inLanguageOf(
  reader: string,
  { text, english, inLanguages }: Versions,
  own: string,
): OfficialText {
  const found = inLanguages?.[reader];
  if (found !== undefined) return { text: found, language: reader };
  if (english === undefined) return { text, language: 'en' };
  return own === reader ? { text, language: own } : { text, language: own, english };
}

/** The title of a law for a reader, from a record in the language `own`. */
export const officialTitle = (
  { title, titleEn, inLanguages }: Pick<LegalLaw, 'title' | 'titleEn' | 'inLanguages'>,
  own: string,
  reader: string,
): OfficialText => inLanguageOf(reader, { text: title, english: titleEn, inLanguages }, own);

/** The name of an authority, dispute body or parliament for a reader, from a record in the language `own`. */
export const officialName = (
  { name, nameEn, inLanguages }: Pick<LegalBody, 'name' | 'nameEn' | 'inLanguages'>,
  own: string,
  reader: string,
): OfficialText => inLanguageOf(reader, { text: name, english: nameEn, inLanguages }, own);

type Cited = {
  readonly article: string;
  readonly inLanguages?: Readonly<Record<string, string>> | undefined;
};

/** An article as a reader cites it; it is written in the language `own` or in the reader's. */
export function officialArticle(
  { article, inLanguages }: Cited,
  own: string,
  reader: string,
): OfficialText {
  const found = inLanguages?.[reader];
  return found === undefined ? { text: article, language: own } : { text: found, language: reader };
}
