import type { ContentRef, ContentStatus, Decision, createDecisions } from '@kga/contracts';

import type { CallResult } from '../../../lib/api.ts';

type Answer = CallResult<typeof createDecisions>;

/** Outcome of a case since its list was loaded. */
export type Outcome =
  | {
      is: 'decided';
      decision: Decision;
      decisionId: string;
      status: ContentStatus;
      revision: number;
    }
  | { is: 'left'; code: Answer['skipped'][number]['code'] }
  | { is: 'undone'; revision: number };

export type Outcomes = ReadonlyMap<string, Outcome>;

/** A key that is unique across content kinds. */
export const keyOf = ({ kind, id }: ContentRef): string => `${kind} ${id}`;

/** Adds the outcomes of a response. */
export function withAnswer(before: Outcomes, decision: Decision, answer: Answer): Outcomes {
  const after = new Map(before);
  for (const { decisionId, status, revision, ...piece } of answer.decided) {
    after.set(keyOf(piece), { is: 'decided', decision, decisionId, status, revision });
  }
  for (const { code, ...piece } of answer.skipped) after.set(keyOf(piece), { is: 'left', code });
  return after;
}

/**
 * Records an undone decision. Undoing also increments the revision, which the next decision has
 * to name.
 */
export function withUndone(
  before: Outcomes,
  { revision, ...piece }: ContentRef & { revision: number },
): Outcomes {
  return new Map(before).set(keyOf(piece), { is: 'undone', revision: revision + 1 });
}

/** The latest known revision of a case. */
export function revisionOf(
  loaded: ContentRef & { revision: number },
  outcome: Outcome | undefined,
): number {
  return outcome && outcome.is !== 'left' ? outcome.revision : loaded.revision;
}
