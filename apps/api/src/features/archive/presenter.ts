// SPDX-License-Identifier: AGPL-3.0-or-later
import type {
  ArchiveGame,
  ArchiveGameDetails,
  GameChange,
  Memory,
  OwnGame,
  OwnMemory,
  ReviewedGame,
} from '@kga/contracts/archive';
import type {
  GameChangeRow,
  GameDetailsRow,
  GameRow,
  MemoryRow,
  SubmittedGame,
} from '@kga/db/archive';
import type { ModerationStatus } from '@kga/db/moderation';
import { z } from 'zod';

import { presentAuthor } from '../../content/present-author.ts';
import { presentCover } from '../../content/present-cover.ts';

export const presentGame = (row: GameRow): ArchiveGame => ({
  id: row.id,
  ...presentCover(row),
  developer: row.developer,
  platforms: row.platforms,
  status: row.availability,
  shutdownReason: row.shutdown_reason,
  likeCount: row.likes,
  memoryCount: row.memories,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

/** Sources become links: one such as `javascript:` would run in the reader's page. */
const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

export const presentGameDetails = (row: GameDetailsRow): ArchiveGameDetails => ({
  ...presentGame(row),
  description: row.description,
  events: row.events.map((event) => {
    const { sourceUrl } = event;
    return { ...event, sourceUrl: sourceUrl !== null && isWebUrl(sourceUrl) ? sourceUrl : null };
  }),
  revivedBy: row.revived_by,
  texts: row.texts,
  sources: row.sources.filter(isWebUrl),
  sourcePages: row.sourcePages.filter(({ url }) => isWebUrl(url)),
});

export const presentOwnGame = (row: SubmittedGame, moderation: ModerationStatus): OwnGame => ({
  ...presentGameDetails(row),
  availability: row.availability,
  status: row.status,
  revision: row.revision,
  ...moderation,
});

export const presentMemory = (row: MemoryRow): Memory => ({
  id: row.id,
  gameId: row.game_id,
  author: presentAuthor(row.author),
  content: row.content,
  yearsPlayed: row.years_played,
  language: row.language,
  helpful: row.helpful,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

export const presentOwnMemory = (row: MemoryRow, moderation: ModerationStatus): OwnMemory => ({
  ...presentMemory(row),
  status: row.status,
  revision: row.revision,
  ...moderation,
});

export const presentReviewedGame = (
  row: SubmittedGame,
  moderation: ModerationStatus,
  more: Pick<ReviewedGame, 'caseRevision' | 'mergedInto' | 'undoableMerge'>,
): ReviewedGame => ({
  ...presentOwnGame(row, moderation),
  coverSource: row.cover_source,
  ...more,
});

const step = z.object({ date: z.string(), sourceUrl: z.nullable(z.string()) });

/** The value of a fact; of a step its date and source. Anything else than texts is unknown. */
function presentFact(value: unknown): GameChange['changes'][number]['after'] {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(String);
  const { date, sourceUrl } = step.safeParse(value).data ?? {};
  return date === undefined
    ? null
    : [date, ...(isWebUrl(sourceUrl ?? '') ? [sourceUrl ?? ''] : [])];
}

export const presentGameChange = (row: GameChangeRow): GameChange => ({
  at: row.at.toISOString(),
  byReader: row.correction_id !== null,
  author: row.correction_id === null || row.author === null ? null : presentAuthor(row.author),
  changes: row.changes.map(({ fact, before, after }) => ({
    fact,
    before: presentFact(before),
    after: presentFact(after),
  })),
});
