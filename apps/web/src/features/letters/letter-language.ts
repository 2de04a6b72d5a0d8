import { type Language, type LegalRecord, languages } from '@kga/contracts';

import type { LetterFields } from './form/letter-fields.ts';

/** The languages in which a recipient can be written to; all of ours if none of theirs is among them. */
export function letterLanguagesOf(record: LegalRecord | null): {
  readonly options: readonly Language[];
  /** Languages of the recipient, if there are no texts in any of them. */
  readonly missing: readonly string[];
} {
  const theirs = record?.letterLanguages ?? [];
  const options = theirs.flatMap((theirsOne) => languages.filter((each) => each === theirsOne));
  return options.length > 0 ? { options, missing: [] } : { options: languages, missing: theirs };
}

/** The chosen language, else the reader's if the recipient reads it, else the recipient's usual one. */
export function letterLanguageOf(
  record: LegalRecord | null,
  { letterLanguage }: LetterFields,
  reader: Language,
): Language {
  const { options, missing } = letterLanguagesOf(record);
  const chosen = options.find((each) => each === letterLanguage);
  if (chosen) return chosen;
  if (missing.length > 0) return 'en';
  return options.find((each) => each === reader) ?? options[0] ?? 'en';
}
