// SPDX-License-Identifier: AGPL-3.0-or-later
/** How many answers came, by status; 0 is none. */
export type Answers = ReadonlyMap<number, number>;

export const hasSuccess = (answers: Answers): boolean =>
  Array.from(answers.keys()).some((status) => status >= 200 && status < 300);

export const textOf = (answers: Answers): string =>
  Array.from(answers, ([status, count]) => `${status} × ${count}`).join(', ');
