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

/** Open promises with a due date first, the most overdue at the top; then the others as they come. */
export const byDueDate = (commitments: readonly Commitment[]): Commitment[] =>
  commitments.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));

const rankOf = ({ status, due }: Commitment): string =>
  isOpenPromise(status) && due !== null ? firstDayAfter(due) : '9999';

/** The number of promises with each status. Two statuses are listed even at zero; the others need a promise. */
export function countStatuses(commitments: readonly Commitment[]) {
  return commitmentStatuses
    .map((status): { status: CommitmentStatus; count: number } => ({
      status,
      count: commitments.filter((each) => each.status === status).length,
    }))
    .filter(({ status, count }) => count > 0 || status === 'kept' || status === 'broken');
}
