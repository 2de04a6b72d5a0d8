// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Commitment,
  type CommitmentStatus,
  commitmentStatuses,
  firstDayAfter,
  isOpenPromise,
} from '@kga/contracts/legal';

const msOfDay = 86_400_000;

/** Days until an open promise is due, negative when it is overdue; undefined where none is known. */
export function daysUntilDue(
  commitment: Pick<Commitment, 'status' | 'due'>,
  today: string,
): number | undefined {
  const { status, due } = commitment;
  if (!isOpenPromise(status) || due === null || today === '') return undefined;
  return (Date.parse(firstDayAfter(due)) - Date.parse(today)) / msOfDay - 1;
}

/** Whether an open promise is past its date; false until the page knows the day of the browser. */
export const isOverdue = (commitment: Commitment, today: string): boolean =>
  (daysUntilDue(commitment, today) ?? 0) < 0;

/** Day, month or year in which the present status began; that of the promise where no source says. */
export const decidedOn = ({ history, status, said }: Commitment): string =>
  history.findLast(({ kind }) => kind === status)?.date ?? said;

/** The groups of the list by due date, in the order in which they are shown. */
const dueGroups = ['overdue', 'next', 'undated', 'decided'] as const;

export type DueGroup = (typeof dueGroups)[number];

function dueGroupOf(commitment: Commitment, today: string): DueGroup {
  if (!isOpenPromise(commitment.status)) return 'decided';
  if (commitment.due === null) return 'undated';
  return isOverdue(commitment, today) ? 'overdue' : 'next';
}

const orders = {
  overdue: (one, other) => dueDay(one).localeCompare(dueDay(other)),
  next: (one, other) => dueDay(one).localeCompare(dueDay(other)),
  undated: () => 0,
  // A year of which no month is known comes after its known days.
  decided: (one, other) => decidedOn(other).localeCompare(decidedOn(one)),
} as const satisfies Record<DueGroup, (one: Commitment, other: Commitment) => number>;

const dueDay = ({ due }: Commitment): string => (due === null ? '' : firstDayAfter(due));

/**
 * Overdue promises, then those due next, the soonest first; then open ones without a date as they come, and
 * decided ones, the latest decision first. Groups without a promise are left out.
 */
export const groupByDue = (commitments: readonly Commitment[], today: string) =>
  dueGroups
    .map((group) => ({
      group,
      commitments: commitments
        .filter((each) => dueGroupOf(each, today) === group)
        .toSorted(orders[group]),
    }))
    .filter((each) => each.commitments.length > 0);

export const byDueDate = (commitments: readonly Commitment[], today: string): Commitment[] =>
  groupByDue(commitments, today).flatMap((each) => each.commitments);

/** The number of promises with each status. Two statuses are listed even at zero; the others need a promise. */
export function countStatuses(commitments: readonly Commitment[]) {
  return commitmentStatuses
    .map((status): { status: CommitmentStatus; count: number } => ({
      status,
      count: commitments.filter((each) => each.status === status).length,
    }))
    .filter(({ status, count }) => count > 0 || status === 'kept' || status === 'broken');
}
