// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CoveredGame, LinkedGame } from '@kga/contracts/archive';
import { pictureUrl } from '@kga/contracts/content';
import type { GameRow } from '@kga/db/archive';

/** What the cover of a game is drawn from, or the uploaded one. */
export const presentCover = (row: GameRow): CoveredGame => ({
  name: row.name,
  publisher: row.publisher,
  genre: row.genre,
  releaseDate: row.release_date,
  shutdownDate: row.shutdown_date,
  coverUrl: row.cover_id === null ? null : pictureUrl(row.cover_id),
});

/** The same of a game that an item of another kind shows. */
export const presentLinkedGame = (row: GameRow): LinkedGame => ({
  ...presentCover(row),
  id: row.id,
  status: row.availability,
});
