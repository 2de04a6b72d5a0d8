// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus, Language, LegalRegion } from '@kga/contracts';
import type { Generated } from 'kysely';

import type { FilledTime } from '../values.ts';

/** What a representative answered. */
export type LetterAnswerTable = {
  id: string;
  region: LegalRegion;
  account_id: string | null;
  guest_id: string | null;
  who: string;
  content: string;
  /** As `2026-11-23`. */
  answered_on: string;
  language: Language;
  status: ContentStatus;
  revision: Generated<number>;
  created_at: FilledTime;
};

/** Who said that they wrote to the representatives of a region. */
export type LetterWrittenTable = {
  region: LegalRegion;
  account_id: string | null;
  guest_id: string | null;
  created_at: FilledTime;
};

/** Maintained by triggers. */
export type LetterCountTable = {
  region: LegalRegion;
  written: Generated<number>;
  answers: Generated<number>;
};
