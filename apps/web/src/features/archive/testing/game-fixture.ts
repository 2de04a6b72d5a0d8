// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGameDetails, Memory, ReviewedGame } from '@kga/contracts/archive';

import { archivedGame } from '../../../testing/archived-game.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';

export const game = archivedGame;

/** A game that a guest has submitted, as moderators see it. */
export const submittedGame: ReviewedGame = {
  ...game,
  id: '0193f5a0-0000-7000-8000-000000000003',
  name: 'Capstans',
  developer: 'Keel Studio',
  status: 'pending',
  held: null,
  reason: null,
  note: null,
  revision: 1,
  availability: 'shut_down',
  coverSource: null,
  caseRevision: 4,
  mergedInto: null,
  undoableMerge: null,
};

export const memoryOf = (at: number, content: string): Memory => ({
  id: `0193f5a0-0000-7000-8000-0000000002${at + 10}`,
  gameId: game.id,
  author: {
    id: '0193f5a0-0000-4000-8000-000000000001',
    shortId: '0193f5a0',
    displayName: 'Grace',
    picture: null,
    marks: [],
  },
  content,
  yearsPlayed: null,
  language: 'en',
  helpful: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
});

/** What the page of a game asks; no visitor has written about it. */
export const gamePageApi = (shown: ArchiveGameDetails = game): MockHandlers => ({
  getGame: () => shown,
  listMemories: () => listPage([]),
  getGameThread: () => refusal('not_found'),
  getOwnGameThread: () => refusal('not_found'),
  listGameMentions: () => [],
  listGameChanges: () => [],
  listCommitments: () => [],
  getGameLike: () => ({ liked: false, likeCount: shown.likeCount }),
  getGameFollow: () => ({ following: false }),
});
