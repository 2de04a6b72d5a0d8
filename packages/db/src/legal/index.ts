// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './requests/files.ts';
export * from './requests/queue.ts';
export * from './requests/upkeep.ts';
export * from './requests/write.ts';
export {
  insertLetterAnswer,
  selectLetterAnswers,
  selectOwnLetterAnswers,
  type LetterAnswerRow,
} from './letters/answers.ts';
export {
  selectCounselWorkForExport,
  selectLegalFiles,
  selectLegalMessages,
  selectLegalRequest,
  selectLegalRequestByToken,
  selectLegalRequestForMail,
  selectLegalRequestsForExport,
} from './requests/queries.ts';
export { selectLetterCounts } from './letters/written.ts';
export { openContents, selectLegalTokens } from './requests/sealed.ts';
export type * from './letters/table.ts';
export type * from './requests/table.ts';
