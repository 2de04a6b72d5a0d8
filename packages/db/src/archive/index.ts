// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './game-lists.ts';
export * from './memories.ts';
export { selectChangeForMail, selectGameFollowers } from './marks.ts';
export {
  factsOf,
  gameListing,
  isCoverWanted,
  lockPublishedGame,
  lockSurvivingGame,
  removeGameCover,
  seededGameId,
  selectGame,
  selectGamesAfter,
  selectGamesByIds,
  selectNewestGames,
  selectOwnGame,
  selectReviewedGame,
  selectSimilarGames,
  updateGameCover,
  type GameDetailsRow,
  type GameRow,
  type SubmittedGame,
} from './games.ts';
export {
  insertCorrection,
  selectGameChanges,
  selectStatusChanges,
  type GameChangeRow,
} from './corrections.ts';
export { insertGame, type NewGame } from './submissions.ts';
export { mergeGames, updateGameFacts } from './changes.ts';
export type * from './table.ts';
