import type { OwnStory, Story } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { ownStoryQuery } from './own-queries.ts';
import { mayBeAuthor, useVisitorId } from './visitor-id.ts';

/** A story as its author sees it: null for everybody else, undefined until that is known. */
type OwnStoryState = {
  story: OwnStory | null | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Asks for a story as its author sees it, only where the visitor may be that. */
export function useOwnStory(
  id: string,
  /** What everybody sees of it; null for nothing, undefined until that is known. */
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
  const isNobodys = story !== undefined && visitor !== undefined && !enabled;
  return { story: isNobodys ? null : data, isError: enabled && isError, isFetching, refetch };
}
