// SPDX-License-Identifier: AGPL-3.0-or-later
/** Number of answers by status; 0 is a connection without an answer. */
export type Answers = ReadonlyMap<number, number>;

export const hasSuccess = (answers: Answers): boolean =>
  Array.from(answers.keys()).some((status) => status >= 200 && status < 300);

export const textOf = (answers: Answers): string =>
  Array.from(answers, ([status, count]) => `${status} × ${count}`).join(', ');
