import { type Profile, listContributions, getProfile, listSessions } from '@kga/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { updateUser } from '../../auth/change-user.ts';
import { call } from '../../lib/api.ts';

// Personal answers are asked for anew on each visit of the page.
const personal = { gcTime: 0, refetchOnMount: 'always' } as const;

/** Everything that the page shows of oneself, lists aside. */
export const profileQuery = () =>
  queryOptions({
    queryKey: [getProfile.url],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    ...personal,
  });

/** Where one is signed in, last seen first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [listSessions.url],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    ...personal,
  });

/** What one has published or handed in, newest first. */
export const contributionsQuery = () =>
  queryOptions({
    queryKey: [listContributions.url],
    queryFn: ({ signal }) => call(listContributions, {}, { signal }),
    ...personal,
  });

/** Shows a profile as the server answered it, in the header too. */
export function setProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery().queryKey, profile);
  updateUser(client, profile.user);
}

/** Asks for the profile anew, and shows it in the header too. */
export async function refetchProfile(client: QueryClient): Promise<Profile> {
  const profile = await client.fetchQuery({ ...profileQuery(), staleTime: 0 });
  updateUser(client, profile.user);
  return profile;
}
