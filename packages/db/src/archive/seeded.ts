// SPDX-License-Identifier: AGPL-3.0-or-later
import { v5 } from 'uuid';

import type { Database } from '../core/client.ts';
import { type GameDetailsRow, detailedGames } from './games.ts';

/** Makes the ids of seeded games. */
const seedNamespace = '7b1f7c1e-3f0a-4f7e-9d57-0d6c1a5f2b10';

/** The id of a seeded game, which is the same in every installation. */
export const seededGameId = (key: string): string => v5(key, seedNamespace);

/** Seeded games as they are stored, whatever their status. */
export const selectSeededGames = (
  db: Database,
  ids: readonly string[],
): Promise<GameDetailsRow[]> => detailedGames(db).where('id', 'in', ids).execute();
