import type { OwnStory } from '@kga/contracts';

/** What its author is told of how a story stands. */
export type ModerationState = OwnStory['status'] | 'held' | 'reported';

/** Tells apart what waits as usual from what is held, and what a moderator hid from what reports did. */
export function moderationStateOf({
  status,
  held,
  reason,
}: Pick<OwnStory, 'status' | 'held' | 'reason'>): ModerationState {
  if (status === 'pending' && held) return 'held';
  // Whoever decides to hide gives a reason.
  if (status === 'hidden' && reason === null) return 'reported';
  return status;
}
