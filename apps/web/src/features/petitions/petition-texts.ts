// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextBlock } from '@kga/contracts/content';
import {
  type Language,
  type PetitionRegion,
  petitionCountries,
  regionName,
} from '@kga/contracts/core';
import type { Localized, Petition, PetitionTranslation } from '@kga/contracts/petitions';

import { useLanguage, useSortedOptions } from '../../lib/language.tsx';

type Texts = Omit<PetitionTranslation, 'answer'> & {
  language: Language;
  blocks?: Petition['blocks'];
  translations: Record<Language, PetitionTranslation>;
};

type ShownTexts = {
  title: string;
  addressee: string;
  /** Of title and addressee. */
  language: Language;
  text: string;
  /** The same as elements. */
  blocks: readonly TextBlock[];
  textLanguage: Language;
};

/** The texts of a petition in a language, each in the petition's own where it is not translated. */
export function textsIn(
  { language: own, translations, blocks = {}, ...texts }: Texts,
  wanted: Language,
): ShownTexts {
  const translated = wanted === own ? undefined : translations[wanted];
  const { title, addressee } = translated ?? texts;
  const text = translated?.text;
  const textLanguage = text === undefined ? own : wanted;
  return {
    title,
    addressee,
    language: translated ? wanted : own,
    text: text ?? texts.text ?? '',
    blocks: blocks[textLanguage] ?? [],
    textLanguage,
  };
}

/** A text by language in a language, else in the petition's own or in any that there is. */
export function localizedIn(
  texts: Localized,
  wanted: Language,
  own: Language,
): { text: string; language: Language } {
  const [text, language] =
    texts[wanted] === undefined ? [texts[own], own] : [texts[wanted], wanted];
  return { text: text ?? Object.values(texts)[0] ?? '', language };
}

/** Names regions in the language of the page. */
export function useRegionName(): (region: PetitionRegion) => string {
  const language = useLanguage();
  return (region) => regionName(region, language);
}

/** Options of a select with all countries, by their names in the language of the page. */
export function useCountryOptions() {
  return useSortedOptions(petitionCountries, useRegionName());
}
