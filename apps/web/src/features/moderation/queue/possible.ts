import type { ContentStatus, Decision, ModerationCase } from '@kga/contracts';

/** Whether content stays public or is removed. */
export type Side = 'keep' | 'remove';

/** The possible decisions about a case: at most one per side. */
export type Possible = Readonly<Record<Side, Decision | undefined>>;

const ofWaiting: Readonly<Record<ContentStatus, Possible>> = {
  pending: { keep: 'approve', remove: 'reject' },
  // Reported but visible: approving dismisses the reports.
  published: { keep: 'approve', remove: 'hide' },
  // Hidden by reports: hiding confirms them.
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

/** The decisions a moderator may take about a case; none about own content. */
export function decisionsFor(
  piece: Pick<ModerationCase, 'status' | 'author'>,
  { waits, ownId }: { waits: boolean; ownId: string },
): Possible {
  if (piece.author.id === ownId) return nothing;
  return (waits ? ofWaiting : ofDecided)[piece.status];
}

/** The label of a decision's button, which depends on the status. */
export function actionOf(
  decision: Decision,
  { status }: Pick<ModerationCase, 'status'>,
): Decision | 'keep' | 'keepHidden' {
  if (decision === 'approve' && status === 'published') return 'keep';
  if (decision === 'hide' && status === 'hidden') return 'keepHidden';
  return decision;
}
