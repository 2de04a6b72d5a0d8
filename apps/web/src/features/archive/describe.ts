import { type ArchiveGame, type ArchiveGameDetails, pathTo, platformNames } from '@kga/contracts';

import { describeItems } from '../../lib/structured-data.ts';

/** schema.org data of a game. */
export const describeGame = (game: ArchiveGameDetails, url: string): object => ({
  '@type': 'VideoGame',
  name: game.name,
  url,
  mainEntityOfPage: url,
  ...(game.coverUrl !== null && { image: new URL(game.coverUrl, url).href }),
  ...(game.description !== null && { description: game.description }),
  ...(game.developer !== null && { author: { '@type': 'Organization', name: game.developer } }),
  ...(game.publisher !== null && { publisher: { '@type': 'Organization', name: game.publisher } }),
  ...(game.releaseDate !== null && { datePublished: game.releaseDate }),
  ...(game.shutdownDate !== null && { expires: game.shutdownDate }),
  ...(game.platforms.length > 0 && {
    gamePlatform: game.platforms.map((platform) => platformNames[platform]),
  }),
  ...(game.sources.length > 0 && { citation: game.sources }),
});

/** schema.org data of a list of games. */
export const describeGames = (
  name: string,
  games: readonly ArchiveGame[],
  { url, origin }: { url: string; origin: string },
): object =>
  describeItems(
    name,
    games.map((game) => ({
      title: game.name,
      path: pathTo('archiveGame', { id: game.id }),
      language: game.language,
    })),
    url,
    origin,
  );
