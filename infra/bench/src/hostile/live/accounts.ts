// SPDX-License-Identifier: AGPL-3.0-or-later
import { pictureOf } from './files.ts';
import { type Step, plain } from './step.ts';

const newcomer = (mark: string) => `new-${mark}@example.org`;

/** Accounts, sessions, profiles and notifications. */
export const accountSteps: readonly Step[] = [
  ...plain('nobody', 'listSocialProviders', 'clearOauthState'),
  ...plain(
    'member',
    'getUser',
    'getProfile',
    'listContributions',
    'listSessions',
    'listNotifications',
  ),
  ...plain(
    'member',
    'getMailChoices',
    'getUnreadCount',
    'listOwnSignatures',
    'createProfileExport',
  ),
  ...plain('member', 'getProfileExport'),
  {
    operation: 'register',
    as: 'nobody',
    call: ({ mark, password }) => ({
      body: { email: newcomer(mark), password, firstName: 'Ada', lastName: 'Lovelace' },
    }),
  },
  {
    operation: 'verifyEmail',
    as: 'nobody',
    call: async ({ mark, mail }) => ({
      body: { token: (await mail(newcomer(mark), '/verify-email')).token },
    }),
  },
  {
    operation: 'resendVerification',
    as: 'nobody',
    call: ({ mark }) => ({ body: { email: newcomer(mark) } }),
  },
  {
    operation: 'forgotPassword',
    as: 'nobody',
    call: ({ mark }) => ({ body: { email: newcomer(mark) } }),
  },
  {
    operation: 'resetPassword',
    as: 'nobody',
    call: async ({ mark, mail, password }) => ({
      body: { proof: { token: (await mail(newcomer(mark), '/reset-password')).token }, password },
    }),
  },
  {
    operation: 'signIn',
    as: 'nobody',
    call: ({ mark, password }) => ({ body: { email: newcomer(mark), password } }),
  },
  {
    operation: 'registerGuest',
    as: 'nobody',
    call: ({ mark }) => ({
      body: { guestId: `guest_${mark.slice(0, 16)}${Date.now()}`, fingerprint: {} },
    }),
  },
  { operation: 'updateProfile', as: 'member', call: () => ({ body: { firstName: 'Grace' } }) },
  {
    operation: 'updateDisplayName',
    as: 'member',
    call: ({ mark }) => ({ body: { displayName: `Reader ${mark.slice(0, 8)}` } }),
  },
  { operation: 'createPictureUpload', as: 'member', call: () => ({ file: pictureOf() }) },
  {
    operation: 'downloadOwnUpload',
    as: 'member',
    call: ({ answer }) => ({ params: { id: answer('createPictureUpload', 'id') } }),
  },
  {
    operation: 'getMember',
    as: 'nobody',
    call: ({ accounts }) => ({ params: { id: accounts.moderator.id } }),
  },
  {
    operation: 'listMemberContributions',
    as: 'nobody',
    call: ({ accounts }) => ({ params: { id: accounts.moderator.id }, query: { kind: 'story' } }),
  },
  {
    operation: 'updateMailChoice',
    as: 'member',
    call: () => ({ body: { kind: 'reply', mail: false } }),
  },
  { operation: 'updateNotifications', as: 'member', call: () => ({ body: { read: true } }) },
  { operation: 'downloadProfileExport', as: 'member' },
  {
    operation: 'createContactMessage',
    as: 'nobody',
    call: ({ mark }) => ({
      body: { topic: 'other', text: `A question about ${mark}, that is all.` },
    }),
  },
  {
    operation: 'updatePassword',
    as: 'counsel',
    ends: true,
    call: ({ password }) => ({ body: { currentPassword: password, password: `${password} two` } }),
  },
  {
    operation: 'deleteSession',
    as: 'member',
    ends: true,
    call: ({ answer }) => ({ params: { id: answer('listSessions', 0, 'id') } }),
  },
  { operation: 'deleteOtherSessions', as: 'admin', ends: true },
  {
    operation: 'deleteProfile',
    as: 'suspended',
    ends: true,
    call: ({ password }) => ({ body: { contributions: 'keep', currentPassword: password } }),
  },
  { operation: 'signOut', as: 'counsel', ends: true },
];
