// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalLaw,
  type LegalRecord,
  officialTitle,
  recordLanguage,
} from '@kga/contracts/legal';

import { isUnspaced } from './fill.ts';
import type { LetterLanguage } from './letter-languages.ts';

/** The title of a law in a translation: as in the letter, with the English one in brackets. */
export function translatedTitle(
  record: LegalRecord,
  law: LegalLaw,
  reader: LetterLanguage,
): string {
  const { text, english } = officialTitle(law, recordLanguage(record), reader);
  if (english === undefined) return text;
  return isUnspaced(reader) ? `${text}（${english}）` : `${text} (${english})`;
}
