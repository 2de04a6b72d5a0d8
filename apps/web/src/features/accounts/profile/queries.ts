// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Profile,
  getProfile,
  getProfileExport,
  listContributions,
  listSessions,
} from '@kga/contracts/accounts';
import { listOwnSignatures } from '@kga/contracts/petitions';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { updateUser } from '../../../auth/change-user.ts';
import { call } from '../../../lib/api.ts';

// Personal data is refetched on every visit of the page.
const personal = { gcTime: 0, refetchOnMount: 'always' } as const;

/** The user's profile, without lists. */
export const profileQuery = () =>
  queryOptions({
    queryKey: [getProfile.url],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    ...personal,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [listSessions.url],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    ...personal,
  });

export const contributionsQuery = () =>
  queryOptions({
    queryKey: [listContributions.url],
    queryFn: ({ signal }) => call(listContributions, {}, { signal }),
    ...personal,
  });

/** Milliseconds between two looks at a file that is being made. */
const exportMs = 3_000;

/** The file with all data about the account. */
export const profileExportQuery = () =>
  queryOptions({
    queryKey: [getProfileExport.url],
    queryFn: ({ signal }) => call(getProfileExport, {}, { signal }),
    refetchInterval: ({ state }) => state.data?.state === 'preparing' && exportMs,
    ...personal,
  });

/** What was signed with the verified address of the account. */
export const ownSignaturesQuery = () =>
  queryOptions({
    queryKey: [listOwnSignatures.url],
    queryFn: ({ signal }) => call(listOwnSignatures, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Caches a profile from a response and updates the header. */
export function setProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery().queryKey, profile);
  updateUser(client, profile.user);
}

/** Refetches the profile and updates the header. */
export async function refetchProfile(client: QueryClient): Promise<void> {
  const profile = await client.fetchQuery({ ...profileQuery(), staleTime: 0 });
  if (profile) updateUser(client, profile.user);
}

/** Key prefix of the queries that poll for a profile picture. */
export const pictureKey = [`${getProfile.url}/picture`];

/** Key of the query that polls for the picture of a source. */
export const pictureSourceKey = ({ user, pictureSource }: Profile) => [
  ...pictureKey,
  user.id,
  pictureSource,
];

/** Refetches the profile while its picture is downloaded; then updates the header. */
export async function refetchPicture(client: QueryClient): Promise<void> {
  const profile = await client.fetchQuery({ ...profileQuery(), staleTime: 0 });
  if (profile?.user.profileImageUrl) updateUser(client, profile.user);
}
