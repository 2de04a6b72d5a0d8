import type { OwnStory } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { invalidateStories } from '../../lib/freshness.ts';
import { ownStoryQuery } from './own-queries.ts';
import { storyQuery } from './queries.ts';

/** Shows a story as the server has just taken it; everything else of stories is asked for anew. */
export function cacheStory(client: QueryClient, story: OwnStory, visitor: string): void {
  invalidateStories(client);
  client.setQueryData(ownStoryQuery(story.id, visitor).queryKey, story);
  const isPublic = story.status === 'published';
  client.setQueryData(storyQuery(story.id).queryKey, isPublic ? story : null);
}
