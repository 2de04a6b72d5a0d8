// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalBody,
  type LegalRecord,
  adviserOf,
  officialName,
  recordLanguage,
} from '@kga/contracts/legal';

import { type Placeholders, fill, joinSentences } from './fill.ts';
import { datedAs } from './letter-form.ts';
import { type LetterLanguage, letterDay, letterFormats, letterMoney } from './letter-languages.ts';
import { type LetterKind, type LetterValues, letterKindOf } from './letter-values.ts';
import type { LetterTexts } from './texts.ts';

/** What a letter in one language is assembled from. */
export type LetterInput = {
  readonly values: LetterValues;
  /** The record of the writer's country; null if it is missing. */
  readonly record: LegalRecord | null;
  readonly texts: LetterTexts;
  readonly language: LetterLanguage;
  /** The language that the writer uses the site, and so writes, in. */
  readonly writerLanguage: LetterLanguage;
  /** Of a letter in another language, for the reader: laws have their English titles, too. */
  readonly isTranslation?: boolean;
};

/** The input of a letter with what its paragraphs share. */
export type LetterContext = LetterInput & {
  readonly kind: LetterKind;
  readonly placeholders: Placeholders;
  /** Fills in the placeholders of texts and joins them to a paragraph. */
  readonly paragraph: (...sentences: readonly string[]) => string;
};

/** The name of a country in a language; undefined if it is not known. */
function countryName(region: string | undefined, language: LetterLanguage): string | undefined {
  const code = region?.slice(0, 2);
  return code === undefined || code === '' ? undefined : letterFormats(language).country(code);
}

function placeholdersOf(
  { values, record, language, writerLanguage }: LetterInput,
  kind: LetterKind,
): Placeholders {
  const day = (at: string | undefined) => at && letterDay(language, at);
  const { price } = values;
  const named = (wanted: LetterKind) => (kind === wanted ? values.recipient : undefined);
  const recorded = (body: LegalBody | null | undefined) => {
    return body && record ? officialName(body, recordLanguage(record), language).text : undefined;
  };
  return {
    game: values.game,
    seller: values.seller,
    purchaseDate: day(values.purchaseDate),
    price: price && letterMoney(language, price.amount, price.currency),
    eventDate: day(values.eventDate),
    deadline: day(values.deadline),
    authority: named('authority') ?? recorded(record?.authority),
    representative: named('representative') ?? recorded(record?.representatives),
    advice: recorded(record && adviserOf(record)),
    writerLanguage: letterFormats(language).languageName(writerLanguage),
    firstLetterDate: day(values.firstSent),
    reminderDate: day(values.reminderSent),
    date: datedAs(language, day(values.date) ?? ''),
    reference: values.orderNumber,
    country: countryName(values.country, language),
  };
}

export function createContext(input: LetterInput): LetterContext {
  const kind = letterKindOf(input.values);
  const placeholders = placeholdersOf(input, kind);
  return {
    ...input,
    kind,
    placeholders,
    paragraph: (...sentences) =>
      joinSentences(
        input.language,
        sentences.map((text) => fill(text, placeholders)),
      ),
  };
}

/** The text with a date if the date is known. */
export const byDate = (
  texts: { readonly dated: string; readonly undated: string },
  date: string | undefined,
): string => (date === undefined ? texts.undated : texts.dated);

/** The text with a name if the name is known. */
export const byName = (
  texts: { readonly named: string; readonly unnamed: string },
  name: string | undefined,
): string => (name === undefined ? texts.unnamed : texts.named);
