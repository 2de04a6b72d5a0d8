// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentReasons,
  contentRef,
  contentStatuses,
  interfaceLanguage,
} from '../content/content.ts';
import { pictureUpload } from '../content/pictures.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { httpUrl, idParams, nothing, time } from '../core/fields.ts';
import { email, firstName, lastName } from '../core/person-fields.ts';
import { answersWith } from '../core/problem.ts';
import { displayName, newPassword, signInMethods, socialProviders } from './accounts.ts';
import { user } from './user.ts';

const currentPassword = describe(
  z.optional(z.string().check(z.maxLength(512))),
  'Required if the account has a password',
);

export const profile = namedObject('Profile', {
  user,
  pendingEmail: describe(z.nullable(z.string()), 'The new address of a pending change'),
  language: describe(z.string(), 'Language of mails'),
  pictureSource: describe(
    z.nullable(z.string()),
    'URL that the picture was fetched from, or `upload:` and an id',
  ),
  hasPassword: z.boolean(),
  identities: z.array(
    z.object({
      provider: z.enum(socialProviders),
      label: describe(z.string(), 'Email address or user name at the provider'),
      linkedAt: time,
    }),
  ),
  createdAt: time,
});

export type Profile = z.infer<typeof profile>;

export const session = namedObject('Session', {
  id: describe(z.string(), 'Not the secret in the cookie'),
  current: z.boolean(),
  method: z.enum(signInMethods),
  device: describe(z.string(), 'Browser and system, such as `Firefox on Windows`; or empty'),
  createdAt: time,
  lastSeenAt: time,
});

export type Session = z.infer<typeof session>;

const storedSession = z.omit(session, { id: true, current: true });

/** What Redis stores of a session and its owner is shown. @throws ZodError */
export const parseStoredSession = (stored: unknown) => z.parse(storedSession, stored);

export const contribution = namedObject('Contribution', {
  ...contentRef.shape,
  title: describe(z.string(), 'For a reply, the title of its post'),
  path: describe(z.string(), 'Path of its page, where the author sees it before it is published'),
  status: z.enum(contentStatuses),
  reason: describe(z.nullable(z.enum(contentReasons)), 'Reason of the last decision against it'),
  note: describe(z.nullable(z.string()), 'Note of the moderator'),
  createdAt: time,
});

export type Contribution = z.infer<typeof contribution>;

const endpoint = endpointsOf('profile');

export const getProfile = endpoint('GET', '/api/profile', {
  operationId: 'getProfile',
  summary: 'The profile of the signed-in account',
  response: { 200: profile, ...answersWith(401, 429, 503) },
});

export const updateProfile = endpoint('PATCH', '/api/profile', {
  operationId: 'updateProfile',
  summary: 'Changes the given fields',
  description:
    'A new `email` takes effect once the mail to it is confirmed. It requires `currentPassword`, or, without a password, a sign-in within the last 15 minutes (`403 sign_in_again`).',
  body: z.object({
    firstName: z.optional(firstName),
    lastName: z.optional(lastName),
    language: z.optional(interfaceLanguage),
    pictureSource: z.optional(
      describe(
        z.nullable(httpUrl(/^https$/, 2_048)),
        'Fetched once by the server; null removes the picture',
      ),
    ),
    pictureUpload,
    email: z.optional(email),
    currentPassword,
  }),
  response: { 200: profile, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
});

export const updateDisplayName = endpoint('PUT', '/api/profile/display-name', {
  operationId: 'updateDisplayName',
  summary: 'Chooses or removes the public name',
  description:
    'It is shown beside everything that the account has published. `409 display_name_taken` where another account has a name that looks the same.',
  body: z.object({ displayName: z.nullable(displayName) }),
  response: { 200: user, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
});

export const deleteProfile = endpoint('DELETE', '/api/profile', {
  operationId: 'deleteProfile',
  summary: 'Deletes the account permanently and signs out',
  body: z.object({
    contributions: describe(
      z.enum(['keep', 'remove']),
      '`keep` shows them as by a deleted user, `remove` deletes them too',
    ),
    currentPassword,
  }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
});

export const updatePassword = endpoint('POST', '/api/profile/password', {
  operationId: 'updatePassword',
  summary: 'Sets a password and ends the other sessions',
  body: z.object({ currentPassword, password: newPassword }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});

export const unlinkIdentity = endpoint('DELETE', '/api/profile/identities/:provider', {
  operationId: 'unlinkIdentity',
  summary: 'Unlinks a provider, unless it is the last way to sign in (`409 last_sign_in_method`)',
  params: z.object({ provider: z.enum(socialProviders) }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
});

/** Hours after which an account can request its next file. */
export const profileExportHours = 24;

export const profileExport = namedObject('ProfileExport', {
  state: describe(
    z.enum(['none', 'preparing', 'ready', 'failed']),
    '`none`: nothing was requested, or it is deleted',
  ),
  requestedAt: z.nullable(time),
  bytes: describe(z.nullable(z.int()), 'Once it is made'),
  deletedAt: describe(z.nullable(time), 'When a file that is made will be deleted'),
  nextAt: describe(z.nullable(time), 'From when on the next one can be requested; null: now'),
});

export type ProfileExport = z.infer<typeof profileExport>;

const exportPath = '/api/profile/export';

export const createProfileExport = endpoint('POST', exportPath, {
  operationId: 'createProfileExport',
  summary: 'Has all data about the signed-in account made into a file, in place of an older one',
  description:
    'One in 24 hours (`429` with `Retry-After`). A mail says when it is ready, where the address is verified.',
  response: { 202: profileExport, ...answersWith(401, 403, 429, 503) },
});

export const getProfileExport = endpoint('GET', exportPath, {
  operationId: 'getProfileExport',
  summary: 'Whether the file with all data about the signed-in account is ready',
  response: { 200: profileExport, ...answersWith(401, 429, 503) },
});

export const downloadProfileExport = endpoint('GET', `${exportPath}/file`, {
  operationId: 'downloadProfileExport',
  summary: 'All data about the signed-in account, as it was when it was made',
  response: {
    200: describe(z.any(), '`application/json`'),
    ...answersWith(401, 404, 429, 503),
  },
});

export const downloadOwnUpload = endpoint('GET', '/api/profile/uploads/:id', {
  operationId: 'downloadOwnUpload',
  summary: 'A picture as the signed-in account has uploaded it, until the worker has copied it',
  params: idParams,
  response: {
    200: describe(z.any(), 'application/octet-stream'),
    ...answersWith(400, 401, 404, 429, 503),
  },
});

export const listSessions = endpoint('GET', '/api/profile/sessions', {
  operationId: 'listSessions',
  summary: 'Sessions of the account, most recently used first',
  response: { 200: z.array(session), ...answersWith(401, 429, 503) },
});

export const deleteSession = endpoint('DELETE', '/api/profile/sessions/:id', {
  operationId: 'deleteSession',
  summary: 'Ends a session',
  params: z.object({ id: z.string().check(z.minLength(8), z.maxLength(128)) }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const deleteOtherSessions = endpoint('DELETE', '/api/profile/sessions', {
  operationId: 'deleteOtherSessions',
  summary: 'Ends every other session',
  response: { 204: nothing, ...answersWith(401, 403, 429, 503) },
});

export const listContributions = endpoint('GET', '/api/profile/contributions', {
  operationId: 'listContributions',
  summary: 'The newest 100 contributions of the account, newest first',
  response: { 200: z.array(contribution), ...answersWith(401, 429, 503) },
});
