// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Profile, ProfileExport, Session } from '@kga/contracts/accounts';

import { user } from '../../../auth/testing/fixture.ts';
import type { MockHandlers } from '../../../testing/mock-api.ts';

export const member = { ...user, lastName: 'Byron' };

export const profile: Profile = {
  user: member,
  pendingEmail: null,
  language: 'en',
  pictureSource: null,
  hasPassword: true,
  identities: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** A member whose only way to log in is Google. */
export const socialProfile: Profile = {
  ...profile,
  hasPassword: false,
  identities: [{ provider: 'google', label: member.email, linkedAt: '2026-01-01T00:00:00.000Z' }],
};

export const currentSession: Session = {
  id: 'session-of-this-browser',
  current: true,
  method: 'password',
  device: 'Firefox on Windows',
  createdAt: new Date().toISOString(),
  lastSeenAt: new Date().toISOString(),
};

export const otherSession = (id: string): Session => ({
  ...currentSession,
  id: `session-${id}`,
  current: false,
  device: `Browser ${id}`,
});

export const noExport: ProfileExport = {
  state: 'none',
  requestedAt: null,
  bytes: null,
  deletedAt: null,
  nextAt: null,
};

/** An API with a profile, which `updateProfile` changes as the real one does. */
export function profileApi(first: Profile = profile): MockHandlers {
  let stored = first;
  return {
    getUser: () => stored.user,
    getProfile: () => stored,
    updateProfile: ({ body: { firstName, lastName, language, pictureSource, email } }) => {
      const { user: before } = stored;
      stored = {
        ...stored,
        user: {
          ...before,
          firstName: firstName ?? before.firstName,
          lastName: lastName ?? before.lastName,
        },
        language: language ?? stored.language,
        ...(pictureSource !== undefined && { pictureSource }),
        ...(email !== undefined && { pendingEmail: email === before.email ? null : email }),
      };
      return stored;
    },
    listSessions: () => [currentSession],
    listContributions: () => [],
    getProfileExport: () => noExport,
    listOwnSignatures: () => [],
    listSocialProviders: () =>
      (['google', 'github'] as const).map((id) => ({ id, enabled: true, demonstration: true })),
  };
}
