// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LanguageRecord, knownLanguages } from './known-languages.ts';
import { publishedTags } from './published-tags.ts';

/** A language of the interface, as a BCP 47 tag. */
export type Language = string;

/** The language that texts are written in, and the fallback. */
export const defaultLanguage: Language = 'en';

/** What is known of a language of the interface, published or not; undefined for any other tag. */
export const languageRecord = (tag: string): LanguageRecord | undefined =>
  knownLanguages.find((record) => record.tag === tag);

/**
 * The languages that visitors can choose, in the order of the list. The setting `LANGUAGES` names them;
 * English is always one of them. It is read once, when the module loads.
 */
export const languages: readonly Language[] = knownLanguages
  .filter(({ tag, isUnpublished }) =>
    tag === defaultLanguage ? true : (publishedTags()?.includes(tag) ?? !isUnpublished),
  )
  .map(({ tag }) => tag);

export const isLanguage = (tag: string): boolean => languages.includes(tag);

/** What a language calls itself, such as `Español`; a tag that `Intl` does not know is its own name. */
export function languageName(tag: string): string {
  const known = languageRecord(tag)?.name;
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  if (name === undefined) return tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The locale of a language for `Intl`. */
export const localeOf = (language: Language): string =>
  languageRecord(language)?.locale ?? language;

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  languageRecord(language)?.direction ?? 'ltr';

/** Languages without duplicates: those of the interface in the order of the site, then others by their tag. */
export const sortLanguages = (wanted: readonly Language[]): Language[] => [
  ...languages.filter((language) => wanted.includes(language)),
  ...[...new Set(wanted)].filter((language) => !isLanguage(language)).toSorted(),
];

const primaryOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** The published language for a BCP 47 tag: `de` for `de-AT`; undefined without a match. */
export function matchLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => primaryOf(language) === primaryOf(wanted))
  );
}

/** The form of the tags that `contentLanguageOf` reads. Private use and extensions have no meaning for readers. */
export const languageTagPattern = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * The language of a text by the BCP 47 tag that names it: a language of the interface, published or not, for each
 * of its variants, so that lists find them; otherwise the tag as BCP 47 writes it. Undefined for what is no tag.
 */
export function contentLanguageOf(tag: string): Language | undefined {
  const wanted = tag.trim().replaceAll('_', '-');
  if (!languageTagPattern.test(wanted)) return undefined;
  const known = knownLanguages.find((each) => primaryOf(each.tag) === primaryOf(wanted));
  if (known) return known.tag;
  try {
    return new Intl.Locale(wanted).baseName;
  } catch {
    // Parts that `Intl` does not read, such as variants that repeat, and the extended language of `sgn-ase`.
    return undefined;
  }
}

/** The published language that is nearest to a tag, such as one that an account chose before; else English. */
export const publishedLanguage = (tag: string): Language => matchLanguage(tag) ?? defaultLanguage;
