import { type Profile, getProfile } from '@kga/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

import { updateUser } from '../../auth/change-user.ts';
import { profileQuery } from './queries.ts';

/** Polling interval in milliseconds, and the number of attempts. */
const lookEvery = 1_500;
const looks = 12;

type PictureState = 'none' | 'fetching' | 'missing' | 'shown';

const arrivalKey = [`${getProfile.url}/picture`];

async function look(client: QueryClient): Promise<void> {
  try {
    const { user } = await client.fetchQuery({ ...profileQuery(), staleTime: 0 });
    if (user.profileImageUrl !== null) updateUser(client, user);
  } catch {
    // The next attempt may succeed.
  }
}

/** Restarts polling after a new picture was requested. */
export function restartPicturePolling(client: QueryClient): void {
  void client.resetQueries({ queryKey: arrivalKey });
}

/** Polls until the requested picture is available: the worker fetches it after the response. */
export function usePictureState({ user, pictureSource }: Profile): PictureState {
  const client = useQueryClient();
  const waits = pictureSource !== null && user.profileImageUrl === null;
  const queryKey = [...arrivalKey, user.id, pictureSource];
  const { data: looked = 0 } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = client.getQueryData<number>(queryKey) ?? 0;
      await look(client);
      return before + 1;
    },
    enabled: waits,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < looks ? lookEvery : false),
  });
  if (pictureSource === null) return 'none';
  if (!waits) return 'shown';
  return looked < looks ? 'fetching' : 'missing';
}
