import { type Decision, type ModerationCase, statusAfter } from '@kga/contracts';

/** Whether readers see the item after the decision. */
export type Side = 'keep' | 'remove';

/** The possible decisions about an item: at most one for each side. */
export type Possible = Readonly<Record<Side, Decision | undefined>>;

/** Decisions of each side; the first possible one is offered. */
const preferred = {
  keep: ['restore', 'approve'],
  remove: ['reject', 'hide'],
} as const satisfies Record<Side, readonly Decision[]>;

/** The decisions that a moderator can make about an item; none about their own. */
export function decisionsFor(
  { status, author }: Pick<ModerationCase, 'status' | 'author'>,
  { waits, ownId }: { waits: boolean; ownId: string },
): Possible {
  const state = waits ? 'open' : 'decided';
  const isPossible = (decision: Decision) =>
    author.id !== ownId && statusAfter(decision, { state, status }) !== undefined;
  return { keep: preferred.keep.find(isPossible), remove: preferred.remove.find(isPossible) };
}

/** The effect of a decision, as its button names it. */
export function actionOf(
  decision: Decision,
  { status }: Pick<ModerationCase, 'status'>,
): Decision | 'keep' | 'keepHidden' {
  if (decision === 'approve' && status === 'published') return 'keep';
  if (decision === 'hide' && status === 'hidden') return 'keepHidden';
  return decision;
}
