import * as z from 'zod/mini';

import {
  email,
  firstName,
  lastName,
  newPassword,
  signInMethods,
  socialProviders,
} from './accounts.ts';
import { contentReasons, contentRef, contentStatuses } from './content.ts';
import { described, endpoint } from './core/endpoint.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { user } from './user.ts';

const time = z.iso.datetime();
const nothing = described(z.null(), 'Nothing');
const currentPassword = described(
  z.optional(z.string().check(z.maxLength(512))),
  'Required if the account has a password',
);

export const profile = z
  .object({
    user,
    pendingEmail: described(z.nullable(z.string()), 'The new address of a pending change'),
    language: described(z.enum(languages), 'Language of mails'),
    pictureSource: described(z.nullable(z.string()), 'URL that the picture was fetched from'),
    hasPassword: z.boolean(),
    identities: z.array(
      z.object({
        provider: z.enum(socialProviders),
        label: described(z.string(), 'Email address or user name at the provider'),
        linkedAt: time,
      }),
    ),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'Profile' });

export type Profile = z.infer<typeof profile>;

export const session = z
  .object({
    id: described(z.string(), 'Not the secret in the cookie'),
    current: z.boolean(),
    method: z.enum(signInMethods),
    device: described(z.string(), 'Browser and system, such as `Firefox on Windows`; or empty'),
    createdAt: time,
    lastSeenAt: time,
  })
  .register(z.globalRegistry, { id: 'Session' });

export type Session = z.infer<typeof session>;

export const contribution = z
  .object({
    ...contentRef.shape,
    title: described(z.string(), 'For a reply, the title of its post'),
    path: described(
      z.string(),
      'Path of its page, where the author sees it before it is published',
    ),
    status: z.enum(contentStatuses),
    reason: described(z.nullable(z.enum(contentReasons)), 'Reason of the last decision against it'),
    note: described(z.nullable(z.string()), 'Note of the moderator'),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'Contribution' });

export type Contribution = z.infer<typeof contribution>;

const tags = ['profile'] as const;

export const getProfile = endpoint({
  method: 'GET',
  url: '/api/profile',
  schema: {
    operationId: 'getProfile',
    summary: 'The profile of the signed-in account',
    tags,
    response: { 200: profile, ...answersWith(401, 429, 503) },
  },
});

export const updateProfile = endpoint({
  method: 'PATCH',
  url: '/api/profile',
  schema: {
    operationId: 'updateProfile',
    summary: 'Changes the given fields',
    description:
      'A new `email` takes effect once the mail to it is confirmed. It requires `currentPassword`, or, without a password, a sign-in within the last 15 minutes (`403 sign_in_again`).',
    tags,
    body: z.object({
      firstName: z.optional(firstName),
      lastName: z.optional(lastName),
      language: z.optional(z.enum(languages)),
      pictureSource: z.optional(
        described(
          z.nullable(
            z
              .url({ protocol: /^https$/ })
              .check(z.maxLength(2_048), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
          ),
          'Fetched once by the server; null removes the picture',
        ),
      ),
      email: z.optional(email),
      currentPassword,
    }),
    response: { 200: profile, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
  },
});

export const deleteProfile = endpoint({
  method: 'DELETE',
  url: '/api/profile',
  schema: {
    operationId: 'deleteProfile',
    summary: 'Deletes the account permanently and signs out',
    tags,
    body: z.object({
      contributions: described(
        z.enum(['keep', 'remove']),
        '`keep` shows them as by a deleted user, `remove` deletes them too',
      ),
      currentPassword,
    }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
  },
});

export const updatePassword = endpoint({
  method: 'POST',
  url: '/api/profile/password',
  schema: {
    operationId: 'updatePassword',
    summary: 'Sets a password and ends the other sessions',
    tags,
    body: z.object({ currentPassword, password: newPassword }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
  },
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  url: '/api/profile/identities/:provider',
  schema: {
    operationId: 'unlinkIdentity',
    summary: 'Unlinks a provider, unless it is the last way to sign in (`409 last_sign_in_method`)',
    tags,
    params: z.object({ provider: z.enum(socialProviders) }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
  },
});

export const exportProfile = endpoint({
  method: 'GET',
  url: '/api/profile/export',
  schema: {
    operationId: 'exportProfile',
    summary: 'All data about the signed-in account, as a file',
    tags,
    response: { 200: z.looseObject({ exportedAt: time }), ...answersWith(401, 429, 503) },
  },
});

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/profile/sessions',
  schema: {
    operationId: 'listSessions',
    summary: 'Sessions of the account, most recently used first',
    tags,
    response: { 200: z.array(session), ...answersWith(401, 429, 503) },
  },
});

export const deleteSession = endpoint({
  method: 'DELETE',
  url: '/api/profile/sessions/:id',
  schema: {
    operationId: 'deleteSession',
    summary: 'Ends a session',
    tags,
    params: z.object({ id: z.string().check(z.minLength(8), z.maxLength(128)) }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  url: '/api/profile/sessions',
  schema: {
    operationId: 'deleteOtherSessions',
    summary: 'Ends every other session',
    tags,
    response: { 204: nothing, ...answersWith(401, 403, 429, 503) },
  },
});

export const listContributions = endpoint({
  method: 'GET',
  url: '/api/profile/contributions',
  schema: {
    operationId: 'listContributions',
    summary: 'The newest 100 contributions of the account, newest first',
    tags,
    response: { 200: z.array(contribution), ...answersWith(401, 429, 503) },
  },
});
