// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Commitment, type CommitmentStatus, commitmentStatuses } from '@kga/contracts/legal';

const isOpen = ({ status }: Pick<Commitment, 'status'>): boolean =>
  status === 'promised' || status === 'under_way';

/** The last day that a due date such as `2026-12` can mean. */
function lastDay(due: string): string {
  const [year = '', month = '12', day] = due.split('-');
  if (day !== undefined) return due;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

const msOfDay = 86_400_000;

/** Days until an open promise is due, negative when it is overdue; undefined where none is known. */
export function daysUntilDue(
  commitment: Pick<Commitment, 'status' | 'due'>,
  today: string,
): number | undefined {
  if (!isOpen(commitment) || commitment.due === null || today === '') return undefined;
  return (Date.parse(lastDay(commitment.due)) - Date.parse(today)) / msOfDay;
}

/** Open promises with a due date first, the most overdue at the top; then the others as they come. */
export const byDueDate = (commitments: readonly Commitment[]): Commitment[] =>
  commitments.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));

const rankOf = (commitment: Commitment): string =>
  isOpen(commitment) && commitment.due !== null ? lastDay(commitment.due) : '9999';

/** The number of promises with each status. Two statuses are listed even at zero; the others need a promise. */
export function countStatuses(commitments: readonly Commitment[]) {
  return commitmentStatuses
    .map((status): { status: CommitmentStatus; count: number } => ({
      status,
      count: commitments.filter((each) => each.status === status).length,
    }))
    .filter(({ status, count }) => count > 0 || status === 'kept' || status === 'broken');
}
