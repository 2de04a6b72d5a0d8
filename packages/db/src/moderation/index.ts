// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './authors.ts';
export * from './cases.ts';
export * from './decisions.ts';
export * from './edits.ts';
export * from './figures.ts';
export * from './items.ts';
export { mergeThreads } from './merge-threads.ts';
export * from './queue.ts';
export * from './redact.ts';
export {
  countDismissedReports,
  insertReport,
  reopenReports,
  selectOpenReports,
  selectOwnReport,
  settleReports,
  updateReport,
} from './reports.ts';
export type * from './table.ts';
