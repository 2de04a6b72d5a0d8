// SPDX-License-Identifier: AGPL-3.0-or-later
import { sortLanguages } from '@kga/contracts/core';

import type { EnglishMessages } from '../../../../lib/english-messages.d.ts';
import type { LetterLanguage } from './letter-languages.ts';

/** The texts that letters are made of. */
export type LetterTexts = EnglishMessages['letterTexts'];

/** The texts of each language are a chunk, loaded when a letter needs them. */
const files = import.meta.glob<LetterTexts>('./messages/*.json', { import: 'default' });

/** Languages of letters: those of the interface, and of the countries with a record. */
export const letterLanguages: readonly LetterLanguage[] = sortLanguages(
  Object.keys(files).map((file) => file.slice('./messages/'.length, -'.json'.length)),
);

export async function loadLetterTexts(language: LetterLanguage): Promise<LetterTexts> {
  const load = files[`./messages/${language}.json`];
  if (!load) throw new Error(`There are no letters in ${language}.`);
  return load();
}
