// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Decision } from '@kga/contracts/content';
import { type CaseState, type ModerationCase, statusAfter } from '@kga/contracts/moderation';

/** Whether content stays public or is removed. */
export type Side = 'keep' | 'remove';

/** The possible decisions about a case: at most one per side. */
export type PossibleDecisions = Readonly<Record<Side, Decision | undefined>>;

/** Who decides, in which part of the queue. */
export type Moderation = { state: CaseState; moderatorId: string };

/** The decisions of a side, the preferred one first. */
const decisionsOfSide = {
  keep: ['restore', 'approve'],
  remove: ['reject', 'hide'],
} as const satisfies Record<Side, readonly Decision[]>;

/** The decisions a moderator may take about a case; none about own content. */
export function possibleDecisions(
  { status, author }: Pick<ModerationCase, 'status' | 'author'>,
  { state, moderatorId }: Moderation,
): PossibleDecisions {
  if (author.id === moderatorId) return { keep: undefined, remove: undefined };
  const isPossible = (decision: Decision) => statusAfter(decision, { state, status }) !== undefined;
  return {
    keep: decisionsOfSide.keep.find(isPossible),
    remove: decisionsOfSide.remove.find(isPossible),
  };
}

/** The label of a decision's button, which depends on the status. */
export function actionOf(
  decision: Decision,
  { status }: Pick<ModerationCase, 'status'>,
): Decision | 'keepHidden' {
  if (decision === 'hide' && status === 'hidden') return 'keepHidden';
  return decision;
}
