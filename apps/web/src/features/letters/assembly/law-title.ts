import { type LegalLaw, type LegalRecord, languageOfNames } from '@kga/contracts';

import { isUnspaced } from './fill.ts';
import type { LetterLanguage } from './letter-languages.ts';

type Titled = Pick<LegalLaw, 'title' | 'titleEn'>;

/** The language of a law's title by BCP 47. */
export const titleLanguage = (record: LegalRecord | null, { titleEn }: Titled): string =>
  (titleEn !== undefined && record && languageOfNames(record)) || 'en';

/** The English title of a law that is titled in another language than the reader's. */
export const titleForReader = (
  record: LegalRecord | null,
  law: Titled,
  reader: LetterLanguage,
): string | undefined => (titleLanguage(record, law) === reader ? undefined : law.titleEn);

/** The title of a law in a translation: as in the letter, with the English one in brackets. */
export function translatedTitle(
  record: LegalRecord | null,
  law: Titled,
  reader: LetterLanguage,
): string {
  const english = titleForReader(record, law, reader);
  if (english === undefined) return law.title;
  return isUnspaced(reader) ? `${law.title}（${english}）` : `${law.title} (${english})`;
}
