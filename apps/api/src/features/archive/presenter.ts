import type { ArchiveGame, ArchiveGameDetails, OwnGame } from '@kga/contracts';
import type { GameDetailsRow, GameRow, ModerationStatus, SubmittedGame } from '@kga/db';

export const presentGame = (row: GameRow): ArchiveGame => ({
  id: row.id,
  name: row.name,
  developer: row.developer,
  publisher: row.publisher,
  releaseDate: row.release_date,
  shutdownDate: row.shutdown_date,
  genre: row.genre,
  platforms: row.platforms,
  status: row.availability,
  shutdownReason: row.shutdown_reason,
  likeCount: row.likes,
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
  sources: row.sources.filter(isWebUrl),
});

export const presentOwnGame = (row: SubmittedGame, moderation: ModerationStatus): OwnGame => ({
  ...presentGameDetails(row),
  availability: row.availability,
  status: row.status,
  revision: row.revision,
  ...moderation,
});
