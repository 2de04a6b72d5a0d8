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
  'Needed where the account has a password',
);

export const profile = z
  .object({
    user,
    pendingEmail: described(z.nullable(z.string()), 'An address that waits to be verified'),
    language: described(z.enum(languages), 'Of mails'),
    pictureSource: described(z.nullable(z.string()), 'The address that the picture was taken from'),
    hasPassword: z.boolean(),
    identities: z.array(
      z.object({
        provider: z.enum(socialProviders),
        label: described(z.string(), 'The address or name there'),
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
    title: described(z.string(), 'Of a reply, that of its post'),
    path: described(z.string(), 'Where it stands; there its author sees it before others do'),
    status: z.enum(contentStatuses),
    reason: described(z.nullable(z.enum(contentReasons)), 'Of the last decision against it'),
    note: described(z.nullable(z.string()), 'What the moderator wrote with it'),
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
    summary: 'Everything that the profile page shows of oneself',
    tags,
    response: { 200: profile, ...answersWith(401, 429, 503) },
  },
});

export const updateProfile = endpoint({
  method: 'PATCH',
  url: '/api/profile',
  schema: {
    operationId: 'updateProfile',
    summary: 'Changes what is given and leaves the rest',
    description:
      'A new `email` holds once the mail to it is confirmed; it needs `currentPassword` where there is one, else a sign-in within the last 15 minutes (`403 sign_in_again`).',
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
          'Fetched once by the server; null takes the picture away',
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
    summary: 'Deletes the account for good and signs out',
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
    summary: 'Takes away a way to sign in; the last one stays (`409 last_sign_in_method`)',
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
    summary: 'Everything that is held about oneself, as a file',
    tags,
    response: { 200: z.looseObject({ exportedAt: time }), ...answersWith(401, 429, 503) },
  },
});

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/profile/sessions',
  schema: {
    operationId: 'listSessions',
    summary: 'Where one is signed in, last seen first',
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
    summary: 'Ends every session but this one',
    tags,
    response: { 204: nothing, ...answersWith(401, 403, 429, 503) },
  },
});

export const listContributions = endpoint({
  method: 'GET',
  url: '/api/profile/contributions',
  schema: {
    operationId: 'listContributions',
    summary: 'What one has published or handed in, newest first; the newest 100',
    tags,
    response: { 200: z.array(contribution), ...answersWith(401, 429, 503) },
  },
});
