// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';

import { correctionType } from '../archive/corrections.ts';
import { memoryType } from '../archive/memories.ts';
import { gameType } from '../archive/submissions.ts';
import type { ContentType } from '../content/content-type.ts';
import { forumPostType, forumReplyType } from '../forum/content-types.ts';
import { letterAnswerType } from '../legal/letters/answers.ts';
import { reasonType } from '../petitions/signatures/reasons.ts';
import { storyType } from '../stories/content-type.ts';
import { guestMarks } from './marks.ts';

/**
 * Every kind of user content. Moderation, reports, contributions, guest linking, export, deletion,
 * retention and mentions read this registry and name no kind themselves.
 */
export const contentTypes: { readonly [Kind in ContentKind]: ContentType<Kind> } = {
  story: storyType,
  forum_post: forumPostType,
  forum_reply: forumReplyType,
  game: gameType,
  correction: correctionType,
  memory: memoryType,
  reason: reasonType,
  letter_answer: letterAnswerType,
};

/** Tables with rows of guests; a guest with such a row is not purged. */
export const guestTables = [
  'content_report' as const,
  'picture_upload' as const,
  ...guestMarks.map(({ table }) => table),
  ...Object.values(contentTypes)
    .filter(({ byGuests }) => byGuests)
    .map(({ table }) => table),
];
