// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MarkKind } from '@kga/contracts/content';
import { countedMarks } from '@kga/contracts/moderation';

import { gameFollowMark, gameLikeMark } from '../archive/marks.ts';
import { type MarkType, helpfulMark } from '../content/marks.ts';
import { postFollowMark } from '../forum/reply-notifications.ts';
import { letterMark } from '../legal/letters/written.ts';

/** Every kind of mark. Guest linking, export, retention and unsubscribing read it and name none. */
export const markTypes: Readonly<Record<MarkKind, MarkType>> = {
  helpful: helpfulMark,
  game_like: gameLikeMark,
  game_follow: gameFollowMark,
  post_follow: postFollowMark,
  letter_written: letterMark,
};

export const guestMarks = Object.values(markTypes).filter(({ byGuests }) => byGuests);

/** Marks with a public count, which can be held. */
export const heldMarks = countedMarks.map((kind) => markTypes[kind]);

export const mailedMarks = Object.values(markTypes).filter(({ isMailed }) => isMailed);
