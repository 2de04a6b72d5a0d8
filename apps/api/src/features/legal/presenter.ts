// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalDocument,
  type LegalDocumentSummary,
  type LegalRecord,
  type LegalRecordSummary,
  claimLimitOf,
  missingParts,
  recordLanguage,
  sourcesOf,
} from '@kga/contracts/legal';
import type { LegalGuide } from '@kga/legal';

import { renderMarkdown } from '../../content/markdown.ts';

/** A record as lists show it, with the day on which its oldest statement was checked. */
export function presentSummary(record: LegalRecord): LegalRecordSummary {
  const [checked = null] = sourcesOf(record)
    .map((source) => source.checked)
    .toSorted();
  const { id, representatives } = record;
  return {
    id,
    checked,
    missing: missingParts(record),
    claimLimit: claimLimitOf(record),
    letterLanguage: record.letterLanguages[0] ?? recordLanguage(record),
    representatives,
    language: recordLanguage(record),
  };
}

/** A document as lists show it. */
export const presentDocument = ({
  id,
  language,
  title,
  summary,
  version,
  date,
}: LegalGuide): LegalDocumentSummary => ({ id, language, title, summary, version, date });

/** A document with its text. */
export const presentWholeDocument = (guide: LegalGuide): LegalDocument => ({
  ...presentDocument(guide),
  html: renderMarkdown(guide.markdown),
});
