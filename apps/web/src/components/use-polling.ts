// SPDX-License-Identifier: AGPL-3.0-or-later
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';

type PollingOptions = {
  queryKey: QueryKey;
  /** One attempt. Errors are ignored: the next attempt may succeed. */
  poll: () => Promise<unknown>;
  enabled: boolean;
  attempts: number;
};

const intervalMs = 1_500;

/** Polls while enabled, up to a number of attempts; resetting the query starts over. */
export function usePolling({ queryKey, poll, enabled, attempts }: PollingOptions) {
  const client = useQueryClient();
  const { data: done = 0 } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = client.getQueryData<number>(queryKey) ?? 0;
      await poll().catch(() => undefined);
      return before + 1;
    },
    enabled,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < attempts ? intervalMs : false),
  });
  return { exhausted: done >= attempts };
}

/** State of a picture that the worker downloads after its source URL was saved. */
type PictureState = 'none' | 'fetching' | 'missing' | 'shown';

const pictureAttempts = 12;

/** Polls until the picture of a source URL is available. */
export function usePictureState({
  queryKey,
  source,
  url,
  refetch,
}: {
  queryKey: QueryKey;
  /** The source URL; null without a picture. */
  source: string | null;
  /** The URL of the downloaded picture; null until it is available. */
  url: string | null;
  refetch: () => Promise<unknown>;
}): PictureState {
  const waiting = source !== null && url === null;
  const { exhausted } = usePolling({
    queryKey,
    poll: refetch,
    enabled: waiting,
    attempts: pictureAttempts,
  });
  if (source === null) return 'none';
  if (!waiting) return 'shown';
  return exhausted ? 'missing' : 'fetching';
}
