// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { LegalRegion } from '@kga/contracts/legal';
import type { Generated } from 'kysely';

import type { FilledTime } from '../../core/values.ts';

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
  /** Since when it is held, and does not count. */
  held_at: Generated<Date | null>;
};

/** Maintained by triggers. */
export type LetterCountTable = {
  region: LegalRegion;
  written: Generated<number>;
  answers: Generated<number>;
};

declare module '../../core/client.ts' {
  interface Schema {
    letter_answer: LetterAnswerTable;
    letter_written: LetterWrittenTable;
    letter_count: LetterCountTable;
  }
}
