// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './days.ts';
export * from './highlights.ts';
export * from './list.ts';
export * from './queries.ts';
export * from './readings.ts';
export * from './signatures/exports.ts';
export * from './signatures/keys.ts';
export * from './signatures/log.ts';
export * from './signatures/openings.ts';
export * from './signatures/review.ts';
export * from './signatures/snapshots.ts';
export * from './signatures/updates.ts';
export * from './signatures/upkeep.ts';
export * from './snapshots.ts';
export * from './write.ts';
export type { ProviderAnswer } from './table.ts';
export {
  type SubscriptionSubject,
  confirmSubscriber,
  deleteExpiredSubscribers,
  insertSubscriber,
  selectSubscriberForMail,
  selectSubscriptionByToken,
  selectSubscriptionsForExport,
} from './signatures/subscribers.ts';
export {
  decideReportedName,
  insertSignerReport,
  selectReportedNames,
} from './signatures/signer-reports.ts';
export {
  hideSignerNames,
  insertReason,
  selectReasonCursor,
  selectReasons,
  selectSigners,
  takeSubmittedReasons,
} from './signatures/reasons.ts';
export {
  selectConfirmedAddress,
  selectOwnSignatures,
  selectSignaturesForExport,
  selectPendingSignature,
  selectPetitionForSigning,
  selectSignatureCounts,
  selectSignatureForMail,
} from './signatures/queries.ts';
export {
  type Confirmation,
  type ConfirmedState,
  confirmSignatures,
  consumeSignatureCode,
  insertConfirmedSignature,
  selectConfirmedSignature,
  updatePendingSignature,
} from './signatures/confirm.ts';
export { selectSources } from './signatures/numbers.ts';
export { insertSignatures, updateWantsUpdates, withdrawSignature } from './signatures/write.ts';
export { type NewSignature, sealedSignature } from './signatures/rows.ts';
export type * from './signatures/table.ts';
