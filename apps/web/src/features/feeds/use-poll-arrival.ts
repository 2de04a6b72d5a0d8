import type { Feed } from '@kga/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { invalidateFeeds } from './queries.ts';

/** Milliseconds between two looks whether a source has been read, and how many there are. */
const lookEvery = 1_500;
const looks = 10;

/** Answers a function after whose call the lists are asked for anew until the source was read. */
export function usePollRefresh({ id, lastPolledAt }: Feed): () => void {
  const client = useQueryClient();
  const [before, setBefore] = useState<{ lastPolledAt: string | null; round: number }>();
  const queryKey = ['poll-arrival', id, before?.round];
  useQuery({
    queryKey,
    queryFn: async () => {
      const looked = client.getQueryData<number>(queryKey) ?? 0;
      await invalidateFeeds(client);
      return looked + 1;
    },
    enabled: before !== undefined && before.lastPolledAt === lastPolledAt,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < looks ? lookEvery : false),
  });
  return () => setBefore({ lastPolledAt, round: (before?.round ?? 0) + 1 });
}
