import type { ContentStatus, Decision, ModerationCase } from '@kga/contracts';

/** For readers to see it, or for them not to. */
export type Side = 'keep' | 'remove';

/** What can be decided about a piece; each of its two sides is one decision at most. */
export type Possible = Readonly<Record<Side, Decision | undefined>>;

const ofWaiting: Readonly<Record<ContentStatus, Possible>> = {
  pending: { keep: 'approve', remove: 'reject' },
  // Reported, and still shown: keeping it finds the reports wrong.
  published: { keep: 'approve', remove: 'hide' },
  // Reports have hidden it: hiding it says that they are right.
  hidden: { keep: 'restore', remove: 'hide' },
  rejected: { keep: 'restore', remove: undefined },
};

const ofDecided: Readonly<Record<ContentStatus, Possible>> = {
  pending: { keep: 'approve', remove: 'reject' },
  published: { keep: undefined, remove: 'hide' },
  hidden: { keep: 'restore', remove: undefined },
  rejected: { keep: 'restore', remove: undefined },
};

const nothing: Possible = { keep: undefined, remove: undefined };

/** What somebody can decide about a piece; nothing about one's own. */
export function decisionsFor(
  piece: Pick<ModerationCase, 'status' | 'author'>,
  { waits, ownId }: { waits: boolean; ownId: string },
): Possible {
  if (piece.author.id === ownId) return nothing;
  return (waits ? ofWaiting : ofDecided)[piece.status];
}

/** What a decision does to a piece, as its button names it. */
export function actionOf(
  decision: Decision,
  { status }: Pick<ModerationCase, 'status'>,
): Decision | 'keep' | 'keepHidden' {
  if (decision === 'approve' && status === 'published') return 'keep';
  if (decision === 'hide' && status === 'hidden') return 'keepHidden';
  return decision;
}
