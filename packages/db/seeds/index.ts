// SPDX-License-Identifier: AGPL-3.0-or-later
export { seedFeeds } from './feeds.ts';
export { seedGames } from './games.ts';
export type { PetitionSource } from './petition-source.ts';
export { seedPetition } from './petition.ts';
export { seedPetitions } from './petitions.ts';
export { seedRates } from './rates.ts';
