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
