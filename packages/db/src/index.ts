// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './accounts/display-name-reviews.ts';
export * from './accounts/display-names.ts';
export * from './accounts/renew-display-name-keys.ts';
export * from './accounts/reserved-names.ts';
export * from './accounts/identities.ts';
export * from './accounts/idempotency-keys.ts';
export * from './accounts/one-time-tokens.ts';
export * from './accounts/queries.ts';
export type { OneTimeTokenPurpose } from './accounts/table.ts';
export { mergeGames, updateGameFacts } from './archive/changes.ts';
export {
  insertCorrection,
  selectGameChanges,
  selectStatusChanges,
  type GameChangeRow,
} from './archive/corrections.ts';
export * from './archive/game-lists.ts';
export {
  factsOf,
  gameListing,
  isCoverWanted,
  lockPublishedGame,
  removeGameCover,
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
} from './archive/games.ts';
export {
  deleteGameFollow,
  isFollowingGame,
  selectChangeForMail,
  selectGameFollowers,
  selectGameFollowsForExport,
  selectGameLike,
  selectGameLikesForExport,
  updateGameFollow,
  updateGameLike,
} from './archive/likes-and-follows.ts';
export * from './archive/memories.ts';
export { insertGame, type NewGame } from './archive/submissions.ts';
export * from './audit/queries.ts';
export * from './audit/titles.ts';
export { dumpDatabase } from './backup/dump.ts';
export { selectKeyVersions } from './backup/key-versions.ts';
export { RestoreError, loadDump } from './backup/load.ts';
export * from './backup/records.ts';
export { withScratchDatabase } from './backup/scratch.ts';
export * from './client.ts';
export { openDatabases } from './replicas.ts';
export { contentTypes } from './content-registry.ts';
export { type AuthorRow, selectPublicAuthors } from './content/public-author.ts';
export { type AuthorRef, lockAuthor } from './content/refs.ts';
export {
  type ContentItem,
  isItemBy,
  selectPublishedTitles,
  titleOf,
} from './content/content-type.ts';
export { selectReactions, selectReactionsForExport, updateReaction } from './content/reactions.ts';
export * from './contributions/contributions.ts';
export * from './contributions/export.ts';
export * from './feeds/admin.ts';
export * from './feeds/delete-feed.ts';
export * from './feeds/articles.ts';
export * from './feeds/items.ts';
export * from './feeds/polls.ts';
export * from './feeds/previews.ts';
export * from './forum/follows.ts';
export * from './forum/posts.ts';
export * from './forum/reads.ts';
export * from './forum/replies.ts';
export * from './forum/reply-notifications.ts';
export * from './forum/search.ts';
export * from './forum/write-posts.ts';
export * from './forum/write-replies.ts';
export * from './guests/queries.ts';
export { type Backlog, selectBacklog } from './health/backlog.ts';
export { countUnsentMails, selectServerFacts, selectServerTime } from './health/queries.ts';
export * from './legal-requests/files.ts';
export {
  selectCounselWorkForExport,
  selectLegalFiles,
  selectLegalMessages,
  selectLegalRequest,
  selectLegalRequestByToken,
  selectLegalRequestForMail,
  selectLegalRequestsForExport,
} from './legal-requests/queries.ts';
export * from './legal-requests/queue.ts';
export { openContents } from './legal-requests/sealed.ts';
export * from './legal-requests/tokens.ts';
export * from './legal-requests/upkeep.ts';
export * from './legal-requests/write.ts';
export {
  insertLetterAnswer,
  selectLetterAnswers,
  selectOwnLetterAnswers,
  type LetterAnswerRow,
} from './letters/answers.ts';
export {
  selectLetterCounts,
  selectLettersForExport,
  selectOwnLetter,
  updateOwnLetter,
} from './letters/written.ts';
export * from './members/queries.ts';
export * from './migrate.ts';
export * from './moderation/authors.ts';
export * from './moderation/cases.ts';
export * from './moderation/decisions.ts';
export * from './moderation/edits.ts';
export * from './moderation/figures.ts';
export * from './moderation/items.ts';
export * from './moderation/queue.ts';
export {
  countDismissedReports,
  insertReport,
  reopenReports,
  selectOpenReports,
  selectOwnReport,
  settleReports,
  updateReport,
} from './moderation/reports.ts';
export * from './editorial/hidden.ts';
export * from './editorial/queries.ts';
export type { TimeCursor } from './lists.ts';
export { newsListing } from './news/listing.ts';
export * from './news/queries.ts';
export * from './notifications/queries.ts';
export * from './outbox/held.ts';
export * from './outbox/queries.ts';
export * from './users/queries.ts';
export * from './petition/days.ts';
export * from './petition/highlights.ts';
export * from './petition/list.ts';
export * from './petition/queries.ts';
export type { ProviderAnswer } from './petition/table.ts';
export * from './petition/readings.ts';
export * from './petition/write.ts';
export * from './petition/snapshots.ts';
export { cleanUpObjects } from './objects/cleanup.ts';
export * from './objects/move.ts';
export {
  type ObjectBucket,
  type ObjectContent,
  type ObjectStore,
  createObjectStore,
  insertObject,
} from './objects/object-store.ts';
export * from './pictures/news-pictures.ts';
export * from './pictures/queries.ts';
export * from './pictures/uploads.ts';
export * from './profile/queries.ts';
export type { Schema } from './schema.ts';
export * from './rates/queries.ts';
export * from './search-registry.ts';
export type { ListFilter, Listing } from './search/listing.ts';
export * from './search/search.ts';
export * from './share-images/queries.ts';
export * from './share-images/subjects.ts';
export * from './signatures/exports.ts';
export * from './signatures/key-ring.ts';
export * from './signatures/log.ts';
export {
  selectOwnSignatures,
  selectSignaturesForExport,
  selectPendingSignature,
  selectPetitionForSigning,
  selectSignatureCounts,
  selectSignatureForMail,
} from './signatures/queries.ts';
export {
  hideSignerNames,
  insertReason,
  selectReasonCursor,
  selectReasons,
  selectSigners,
  takeSubmittedReasons,
} from './signatures/reasons.ts';
export * from './signatures/review.ts';
export {
  decideReportedName,
  insertSignerReport,
  selectReportedNames,
} from './signatures/signer-reports.ts';
export { type NewSignature, sealedSignature } from './signatures/rows.ts';
export * from './signatures/snapshots.ts';
export {
  confirmSubscriber,
  deleteExpiredSubscribers,
  insertSubscriber,
  selectSubscriberForMail,
  selectSubscriptionsForExport,
} from './signatures/subscribers.ts';
export * from './signatures/updates.ts';
export * from './signatures/upkeep.ts';
export {
  type Confirmation,
  type ConfirmedState,
  confirmSignatures,
  consumeSignatureCode,
  insertConfirmedSignature,
  insertSignatures,
  selectConfirmedState,
  withdrawSignature,
} from './signatures/write.ts';
export * from './stories/queries.ts';
export * from './stories/search.ts';
export { purgeFeedRecords, purgePersonalData } from './retention/purge.ts';
export { seedGames } from '../seeds/games.ts';
export { seedFeeds } from '../seeds/feeds.ts';
export { seedRates } from '../seeds/rates.ts';
export { seedPetitions } from '../seeds/petitions.ts';
export { seedPetition } from '../seeds/petition.ts';
export type { PetitionSource } from '../seeds/petition-source.ts';
export { isoTime } from './values.ts';
