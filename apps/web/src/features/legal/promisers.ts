// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Commitment, isOpenPromise, promiserOf } from '@kga/contracts/legal';

import { byDueDate, isOverdue } from './commitment-order.ts';

/** What can have come of a promise, in the order in which a record says it. */
export const outcomes = [
  'kept',
  'broken',
  'overdue',
  'open',
  'refused',
  'superseded',
  'unknown',
] as const;

export type Outcome = (typeof outcomes)[number];

/** What came of a promise: its status, or of an open one whether it is overdue. */
export function outcomeOf(commitment: Commitment, today: string): Outcome {
  const { status } = commitment;
  if (!isOpenPromise(status)) return status;
  return isOverdue(commitment, today) ? 'overdue' : 'open';
}

export type Promiser = {
  name: string;
  whoKind: Commitment['whoKind'];
  /** Its promises that are shown. */
  shown: Commitment[];
  /** The number of all its promises by what came of them. */
  record: Record<Outcome, number>;
};

type GroupOptions = {
  /** The whole record, so that a filter changes no count. */
  all: readonly Commitment[];
  today: string;
  /** Sorts those whose records are alike. */
  compareNames: (one: Promiser, other: Promiser) => number;
};

/** The promises by who made them: first who broke or delays most, then who has most of them open. */
export function groupByPromiser(
  shown: readonly Commitment[],
  { all, today, compareNames }: GroupOptions,
): Promiser[] {
  const bodies = new Map(shown.map((each) => [promiserOf(each), each.whoKind]));
  return [...bodies]
    .map(([name, whoKind]) => ({
      name,
      whoKind,
      shown: byDueDate(shown.filter(isBy(name)), today),
      record: recordOf(all.filter(isBy(name)), today),
    }))
    .toSorted(
      (one, other) =>
        failures(other) - failures(one) ||
        other.record.open - one.record.open ||
        compareNames(one, other),
    );
}

const isBy = (name: string) => (each: Commitment) => promiserOf(each) === name;

const failures = ({ record }: Promiser): number => record.broken + record.overdue;

function recordOf(commitments: readonly Commitment[], today: string): Record<Outcome, number> {
  const record = {
    kept: 0,
    broken: 0,
    overdue: 0,
    open: 0,
    refused: 0,
    superseded: 0,
    unknown: 0,
  };
  for (const commitment of commitments) record[outcomeOf(commitment, today)] += 1;
  return record;
}
