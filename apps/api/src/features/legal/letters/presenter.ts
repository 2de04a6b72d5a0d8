// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterAnswer, OwnLetterAnswer } from '@kga/contracts/legal';
import type { LetterAnswerRow } from '@kga/db/legal';
import type { ModerationStatus } from '@kga/db/moderation';

import { presentAuthor } from '../../../content/present-author.ts';

export const presentLetterAnswer = (row: LetterAnswerRow): LetterAnswer => ({
  id: row.id,
  region: row.region,
  author: presentAuthor(row.author),
  who: row.who,
  content: row.content,
  answeredOn: row.answered_on,
  language: row.language,
  createdAt: row.created_at.toISOString(),
});

export const presentOwnLetterAnswer = (
  row: LetterAnswerRow,
  moderation: ModerationStatus,
): OwnLetterAnswer => ({
  ...presentLetterAnswer(row),
  status: row.status,
  revision: row.revision,
  ...moderation,
});
