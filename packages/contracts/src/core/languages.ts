// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LanguageRecord, knownLanguages } from './known-languages.ts';
import { publishedTags } from './published-tags.ts';

/** A language of the interface, as a BCP 47 tag. */
export type Language = string;

/** The language that texts are written in, and the fallback. */
export const defaultLanguage: Language = 'en';

const records = new Map(knownLanguages.map((record) => [record.tag, record]));

/** What is known of a language of the interface, published or not; undefined for any other tag. */
export const languageRecord = (tag: string): LanguageRecord | undefined => records.get(tag);

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

/** The published language for a BCP 47 tag: `de` for `de-AT`; undefined without a match. */
export function matchLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  const exact = languages.find((language) => language.toLowerCase() === wanted);
  if (exact) return exact;
  const primary = wanted.split(/[-_]/)[0];
  return languages.find((language) => language.toLowerCase().split('-')[0] === primary);
}

/** The tags that `contentLanguageOf` reads. Private use and extensions have no meaning for readers. */
export const languageTagPattern =
  /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/**
 * The language of a text by the BCP 47 tag that names it: a language of the interface, published or not, for each
 * of its variants, so that lists find them; otherwise the tag as BCP 47 writes it. Undefined for what is no tag.
 */
export function contentLanguageOf(tag: string): Language | undefined {
  const wanted = tag.trim().replaceAll('_', '-');
  if (!languageTagPattern.test(wanted)) return undefined;
  const primary = wanted.toLowerCase().split('-')[0];
  const known = knownLanguages.find((each) => each.tag.toLowerCase().split('-')[0] === primary);
  if (known) return known.tag;
  try {
    return new Intl.Locale(wanted).baseName;
  } catch {
    // Variants that repeat, and extended languages such as `sgn-ase`, which `Intl` does not read.
    return undefined;
  }
}

/** The published language that is nearest to a tag, such as one that an account chose before; else English. */
export const publishedLanguage = (tag: string): Language => matchLanguage(tag) ?? defaultLanguage;
