// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './game-lists.ts';
export * from './memories.ts';
export { selectChangeForMail, selectGameFollowers } from './marks.ts';
export {
  factsOf,
  gameListing,
  lockPublishedGame,
  lockSurvivingGame,
  selectGame,
  selectGameTexts,
  selectGamesAfter,
  selectGamesByIds,
  selectNewestGames,
  selectOwnGame,
  selectReviewedGame,
  selectSimilarGames,
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
export { selectGamesNamedBy, selectGamesNamedIn } from './named.ts';
export { insertGame, type NewGame } from './submissions.ts';
export { updateGameFacts } from './changes.ts';
export { isCoverWanted, removeGameCover, updateGameCover } from './covers.ts';
export { mergeGames } from './merge.ts';
export { seededGameId } from './seeded.ts';
export type * from './table.ts';
