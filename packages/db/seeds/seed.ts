// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../src/core/client.ts';
import { seedFeeds } from './feeds.ts';
import { seedGames } from './games.ts';
import type { PetitionSource } from './petition-source.ts';
import { seedPetition } from './petition.ts';
import { seedPetitions } from './petitions.ts';
import { seedRates } from './rates.ts';

/**
 * Inserts everything that an installation begins with and is missing. What is there stays, but for
 * what the settings say of the petition and what belongs to a demonstration.
 *
 * @returns a line on each thing that it did
 */
export async function seed(
  db: Database,
  {
    petition: source,
    demonstrationOrigin,
  }: { petition: PetitionSource; demonstrationOrigin?: string | undefined },
): Promise<string[]> {
  const { figures } = await seedPetition(db, source);
  // A demonstration asks no real server.
  const petitions = await seedPetitions(db, { polls: source.type === 'provider' });
  const feeds = await seedFeeds(db, { demonstrationOrigin });
  const games = await seedGames(db);
  const rates = await seedRates(db);
  const added = [
    [petitions.added, 'petitions'],
    [feeds.added, 'sources of news'],
    [games.added, 'games of the archive'],
    [games.updated, 'newer entries of games of the archive'],
    [rates.added, 'reference rates'],
  ] as const;
  return [
    figures === 'kept'
      ? 'Kept the figures of the petition.'
      : `Seeded the petition from its ${source.type}.`,
    ...added.filter(([count]) => count > 0).map(([count, what]) => `Seeded ${count} ${what}.`),
  ];
}
