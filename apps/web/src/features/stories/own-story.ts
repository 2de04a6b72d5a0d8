import type { OwnStory, Story } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { mayBeAuthor, useVisitorId } from '../../content/visitor.ts';
import { ownStoryQuery } from './queries.ts';

/** A story as its author sees it: null for other visitors, undefined while loading. */
type OwnStoryState = {
  story: OwnStory | null | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Loads a story as its author sees it, if the visitor may be the author. */
export function useOwnStory(
  id: string,
  /** The public story; null if it is not public, undefined while loading. */
  story: Story | null | undefined,
): OwnStoryState {
  const visitor = useVisitorId();
  const enabled =
    story !== undefined &&
    typeof visitor === 'string' &&
    (story === null || mayBeAuthor(story, visitor));
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownStoryQuery(id, visitor ?? ''),
    enabled,
  });
  const isOthers = story !== undefined && visitor !== undefined && !enabled;
  return { story: isOthers ? null : data, isError: enabled && isError, isFetching, refetch };
}

/** The moderation state of a story as shown to its author. */
export type ModerationState = OwnStory['status'] | 'held' | 'reported';

/** Distinguishes pending from held for review, and hidden by a moderator from hidden by reports. */
export function moderationStateOf({
  status,
  held,
  reason,
}: Pick<OwnStory, 'status' | 'held' | 'reason'>): ModerationState {
  if (status === 'pending' && held) return 'held';
  // Moderators always give a reason, reports do not.
  if (status === 'hidden' && reason === null) return 'reported';
  return status;
}
