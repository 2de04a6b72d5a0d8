// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodeOf, memberStates } from './countries.ts';
import { type Language, languageRecord, languages, localeOf } from './languages.ts';

/** Countries and territories beside the states of the European Union, ISO 3166-1 alpha-2. */
const otherCountries = [
  'AE',
  'AR',
  'AU',
  'BA',
  'BR',
  'CA',
  'CH',
  'CL',
  'CN',
  'CO',
  'CR',
  'EG',
  'GB',
  'GE',
  'HK',
  'ID',
  'IL',
  'IN',
  'IS',
  'JO',
  'JP',
  'KE',
  'KR',
  'KZ',
  'LK',
  'MA',
  'MD',
  'ME',
  'MK',
  'MX',
  'MY',
  'NG',
  'NO',
  'NZ',
  'PE',
  'PH',
  'PK',
  'RS',
  'SA',
  'SG',
  'TH',
  'TN',
  'TR',
  'TW',
  'UA',
  'US',
  'UY',
  'VN',
  'XK',
  'ZA',
  'AL',
] as const;

/** Countries that have a petition, and that signers can name as theirs. */
export const petitionCountries = [...memberStates, ...otherCountries] as const;

/** What a petition is for: a country, the European Union or all the world. */
export const petitionRegions = ['international', 'EU', ...petitionCountries] as const;

export type PetitionRegion = (typeof petitionRegions)[number];

const displayNames = new Map<string, Intl.DisplayNames>();

/** One for each language and style: making one takes longer than a hundred look-ups. */
function displayNamesIn(language: Language, style: 'long' | 'short' = 'long'): Intl.DisplayNames {
  const key = language + style;
  const names =
    displayNames.get(key) ?? new Intl.DisplayNames(localeOf(language), { type: 'region', style });
  displayNames.set(key, names);
  return names;
}

/** The name of a country by its ISO 3166-1 code; any other code is its own name. */
export const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (displayNamesIn(language).of(code) ?? code) : code;

/** The name of a region in a language of the interface. */
export function regionName(region: PetitionRegion, language: Language): string {
  if (region === 'international') return languageRecord(language)?.international ?? 'International';
  // The usual name of Hong Kong is the short one.
  return displayNamesIn(language, region === 'HK' ? 'short' : 'long').of(region) ?? region;
}

/** The region with a code in any case, the institutions' EL and UK too. */
export function regionOf(text: string): PetitionRegion | undefined {
  const code = countryCodeOf(text) ?? text.trim().toLowerCase();
  return petitionRegions.find((region) => region === code);
}

/** The names of all regions in all languages, in lower case. */
let allNames: readonly { region: PetitionRegion; name: string }[] | undefined;

const namesOfRegions = () =>
  (allNames ??= petitionRegions.flatMap((region) => {
    const names = languages.flatMap((language) => [
      regionName(region, language),
      ...(region === 'international' ? [] : [displayNamesIn(language, 'short').of(region) ?? '']),
    ]);
    return [...new Set(names.map((name) => name.toLowerCase()))]
      .filter((name) => name !== '')
      .map((name) => ({ region, name }));
  }));

const isLatin = /^\p{sc=Latin}/u;
const isKorean = /^\p{sc=Hangul}/u;
const isKatakana = /^\p{sc=Katakana}/u;

/** What may follow the name of a country in Korean. */
const koreanEnding = /^(?:에서|에|의|은|는|이|가|을|를|로|으로|와|과|법)?(?: |$)/u;

/** Whether a text, in lower case with single spaces around its words, contains a name, and not within another word. */
function containsRegionName(spaced: string, name: string): boolean {
  // Codes such as `us` are words of many languages.
  if (name.length < 3 && isLatin.test(name)) return false;
  if (isLatin.test(name)) return spaced.includes(` ${name} `);
  for (let at = spaced.indexOf(name); at !== -1; at = spaced.indexOf(name, at + 1)) {
    const before = spaced.charAt(at - 1);
    const after = spaced.slice(at + name.length);
    if (isKorean.test(name)) {
      if (before === ' ' && koreanEnding.test(after)) return true;
    } else if (isKatakana.test(name)) {
      if (!/[\p{sc=Katakana}ー]/u.test(before) && !/^[\p{sc=Katakana}ー]/u.test(after)) return true;
    } else if (!/^[語语文人]/u.test(after)) return true;
  }
  return false;
}

/** Codes that are words of English, too. */
const englishWords = new Set([
  'AM',
  'AS',
  'AT',
  'BE',
  'DO',
  'IN',
  'IS',
  'IT',
  'ME',
  'MY',
  'NO',
  'SO',
  'TO',
]);

/** The codes in capitals among the words of a text that has other letters, too. */
const codesIn = (words: readonly string[]): string[] =>
  words.every((word) => word === word.toUpperCase())
    ? []
    : words.filter((word) => /^[A-Z]{2}$/.test(word) && !englishWords.has(word));

/**
 * The regions that a text names in any language, such as `law in Finland`, or by a code in capitals, or whose name it
 * begins.
 */
export function regionsNamedIn(text: string): PetitionRegion[] {
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  const lower = words.join(' ').toLowerCase();
  if (lower === '') return [];
  const found = namesOfRegions().filter(
    ({ name }) =>
      containsRegionName(` ${lower} `, name) || (lower.length > 1 && name.startsWith(lower)),
  );
  // Of `Indonesia`, some scripts begin with India.
  const named = found.filter(
    ({ name }) =>
      !found.some(
        (other) =>
          other.name !== name &&
          other.name.startsWith(name) &&
          containsRegionName(` ${lower} `, other.name),
      ),
  );
  const regions = new Set([
    ...named.map(({ region }) => region),
    ...[lower, ...codesIn(words)].map(regionOf),
  ]);
  return petitionRegions.filter((region) => regions.has(region));
}

/** The regions with the text in their name, in any language, or with that code. */
export function findRegions(text: string): PetitionRegion[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const named = regionOf(wanted);
  return petitionRegions.filter(
    (region) =>
      region === named ||
      languages.some((language) => regionName(region, language).toLowerCase().includes(wanted)),
  );
}
