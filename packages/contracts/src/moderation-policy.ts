import type { ContentStatus } from './content.ts';
import type { Decision } from './moderation.ts';

/** State of a moderation case: waiting for a moderator, or decided. */
export type CaseState = 'open' | 'decided';

/** Status of an item after each decision, by its status before; a missing status is not possible. */
type DecisionTable = Record<Decision, Readonly<Partial<Record<ContentStatus, ContentStatus>>>>;

export const statusAfterDecision = {
  open: {
    // Approving a reported item finds the reports wrong; it is shown, or stays so.
    approve: { pending: 'published', published: 'published', hidden: 'published' },
    reject: { pending: 'rejected' },
    // Reports may have hidden an item already; hiding it finds them right.
    hide: { published: 'hidden', hidden: 'hidden' },
    restore: { hidden: 'published', rejected: 'published' },
  },
  decided: {
    approve: { pending: 'published' },
    reject: { pending: 'rejected' },
    hide: { published: 'hidden' },
    restore: { hidden: 'published', rejected: 'published' },
  },
} as const satisfies Record<CaseState, DecisionTable>;

/** Status of an item after a decision; undefined if the decision is not possible. */
export function statusAfter(
  decision: Decision,
  { state, status }: { state: CaseState; status: ContentStatus },
): ContentStatus | undefined {
  const table: DecisionTable = statusAfterDecision[state];
  return table[decision][status];
}

/** The days within which the last decision about an item can be undone. */
export const undoableDays = 30;
