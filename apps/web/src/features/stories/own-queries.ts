import { type OwnStory, getOwnStory, listStoryGames } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { urlOf, call } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { isNotFound, isStoryId } from './queries.ts';

/** A story as its author sees it; null where it is not that visitor's. */
export const ownStoryQuery = (id: string, visitor: string) =>
  queryOptions({
    // Below the address of all stories, and of nobody else's once somebody signs in or out.
    queryKey: [urlOf(getOwnStory.url, { params: { id } }), visitor],
    queryFn: async ({ signal }): Promise<OwnStory | null> => {
      if (!isStoryId(id)) return null;
      try {
        return await call(getOwnStory, { params: { id } }, { signal });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    // Moderators decide meanwhile.
    refetchOnMount: 'always',
  });

/** Games that others named, those of most stories first. */
export const gamesQuery = (q: string) =>
  queryOptions({
    queryKey: [listStoryGames.url, q],
    queryFn: (context) => call(listStoryGames, { query: { q } }, readOptions(context)),
  });
