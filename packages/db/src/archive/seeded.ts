// SPDX-License-Identifier: AGPL-3.0-or-later
import { v5 } from 'uuid';

import type { Database } from '../core/client.ts';
import { detailedGames } from './games.ts';

/** Makes the ids of seeded games. */
const seedNamespace = '7b1f7c1e-3f0a-4f7e-9d57-0d6c1a5f2b10';

/** The id of a seeded game, which is the same in every installation. */
export const seededGameId = (key: string): string => v5(key, seedNamespace);

/** Seeded games as they are stored, by their ids, to be compared with the seeds. */
export async function selectSeededGames(db: Database, ids: readonly string[]) {
  const rows = await detailedGames(db)
    .select(['revision', 'merged_into'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        facts: {
          name: row.name,
          developer: row.developer,
          publisher: row.publisher,
          release_date: row.release_date,
          shutdown_date: row.shutdown_date,
          genre: row.genre,
          platforms: row.platforms,
          availability: row.availability,
          revived_by: row.revived_by,
          shutdown_reason: row.shutdown_reason,
          description: row.description,
          sources: row.sources,
        },
        events: row.events,
        texts: row.texts,
        /** Whether it was corrected, merged or hidden. */
        isChanged: row.revision > 1 || row.merged_into !== null || row.status !== 'published',
      },
    ]),
  );
}
