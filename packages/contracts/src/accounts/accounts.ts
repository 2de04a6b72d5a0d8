// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { nameText, nothing, returnPath } from '../core/fields.ts';
import { email, firstName, lastName, oneTimeTokenBody } from '../core/person-fields.ts';
import { answersWith } from '../core/problem.ts';
import { user } from './user.ts';

/** Identity providers, in the order of their buttons. */
export const socialProviders = ['google', 'github', 'replit'] as const;

export type SocialProvider = (typeof socialProviders)[number];

export const signInMethods = ['password', ...socialProviders] as const;

export type SignInMethod = (typeof signInMethods)[number];

/** Length of a password, in characters. */
export const passwordLength = { least: 10, most: 128 } as const;

/** The server also refuses `common` passwords. */
export const newPassword = z.string().check(
  z.minLength(passwordLength.least),
  z.maxLength(passwordLength.most),
  z.refine((text) => text.isWellFormed(), 'holds half a character'),
);
const givenPassword = z.string().check(z.minLength(1), z.maxLength(512));
/** Length of a public name, in UTF-16 units. */
export const displayNameLength = { min: 2, max: 32 } as const;
/** A public name. The server also refuses reserved, impersonating and unreadable ones. */
export const displayName = nameText(displayNameLength.min, displayNameLength.max);

const endpoint = endpointsOf('accounts');

export const register = endpoint('POST', '/api/auth/register', {
  operationId: 'register',
  summary: 'Creates an account and signs in',
  description: 'A mail to the address verifies it. `409 email_taken` where it has an account.',
  headers: z.object({
    'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(128))),
  }),
  body: z.object({
    email,
    password: newPassword,
    firstName,
    lastName,
    language: z.optional(describe(interfaceLanguage, 'Language of mails; English by default')),
    signature: z.optional(
      describe(
        z.object({
          petition: z.string().check(z.minLength(1), z.maxLength(60)),
          token: z.string().check(z.minLength(20), z.maxLength(128)),
        }),
        'A signature that was confirmed with the address, which verifies it; another one verifies nothing',
      ),
    ),
  }),
  response: { 201: user, ...answersWith(400, 403, 409, 413, 415, 422, 429, 503) },
});

export const signIn = endpoint('POST', '/api/auth/login', {
  operationId: 'signIn',
  summary: 'Signs in by password',
  // Validated as at registration, so that an account has one spelling except for case.
  body: z.object({ email, password: givenPassword }),
  response: { 200: user, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});

const signedOut = z.object({ success: z.boolean() });

const signOutSchema = (operationId: string) => ({
  operationId,
  summary: 'Signs out',
  description:
    'Succeeds without a session, too. `success` is false where the session still exists, as in every error.',
  response: { 200: signedOut, ...answersWith(403, 429) },
});

export const signOut = endpoint('POST', '/api/logout', signOutSchema('signOut'));

/** Sign-out by GET, as the specification's client calls it. */
export const signOutByGet = endpoint('GET', '/api/logout', signOutSchema('signOutByGet'));

export const clearOauthState = endpoint('POST', '/api/auth/clear-oauth-state', {
  operationId: 'clearOauthState',
  summary: 'Clears the cookies of an unfinished social sign-in',
  response: { 204: nothing, ...answersWith(403, 429) },
});

export const listSocialProviders = endpoint('GET', '/api/auth/providers', {
  operationId: 'listSocialProviders',
  summary: 'Identity providers and whether they are enabled',
  response: {
    200: z.array(
      z.object({
        id: z.enum(socialProviders),
        enabled: z.boolean(),
        demonstration: describe(z.boolean(), 'A stand-in on the machine of the api'),
      }),
    ),
    ...answersWith(429),
  },
});

/** Why a social sign-in or a linking failed: the value of `/login?social=` or `/profile?social=`. */
export const socialSignInErrors = [
  'refused',
  'expired',
  'failed',
  'unverified',
  'address_taken',
  'linked_elsewhere',
  'sign_in_again',
  'unavailable',
] as const;

export type SocialSignInErrorCode = (typeof socialSignInErrors)[number];

const socialParams = z.object({ id: z.enum(socialProviders) });
const redirect = describe(z.null(), 'A redirect');

export const startSocialSignIn = endpoint('GET', '/api/auth/:id', {
  operationId: 'startSocialSignIn',
  summary: 'Sends the browser to a provider',
  description:
    'With `link`, the provider is linked to the signed-in account. That needs a sign-in within the last 15 minutes; otherwise the browser is redirected to `/profile?social=sign_in_again`.',
  params: socialParams,
  querystring: z.object({ returnTo: z.optional(returnPath), link: z.optional(z.literal('1')) }),
  response: { 302: redirect, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const completeSocialSignIn = endpoint('GET', '/api/auth/:id/callback', {
  operationId: 'completeSocialSignIn',
  summary: 'Callback of a provider',
  description: 'Leads back into the app; a failure to `/login?social={why}`.',
  params: socialParams,
  querystring: z.looseObject({
    code: z.optional(z.string().check(z.maxLength(2_048))),
    state: z.optional(z.string().check(z.maxLength(512))),
    error: z.optional(z.string().check(z.maxLength(256))),
  }),
  response: { 302: redirect, ...answersWith(400, 404, 429, 503) },
});

export const verifyEmail = endpoint('POST', '/api/auth/email/verify', {
  operationId: 'verifyEmail',
  summary: 'Verifies an email address, after registration or a change',
  description: '`400 proof_invalid` where the link or code is used up, too old or unknown.',
  body: oneTimeTokenBody,
  response: {
    200: z.object({ email: z.string() }),
    ...answersWith(400, 403, 409, 413, 415, 429, 503),
  },
});

export const resendVerification = endpoint('POST', '/api/auth/email/resend', {
  operationId: 'resendVerification',
  summary: 'Sends the verification mail again',
  description: 'The same answer whatever the address; earlier links stop working.',
  body: z.object({ email }),
  response: { 202: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
});

export const forgotPassword = endpoint('POST', '/api/auth/password/forgot', {
  operationId: 'forgotPassword',
  summary: 'Sends a mail for setting a new password',
  description: 'The same answer whatever the address.',
  body: z.object({ email }),
  response: { 202: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
});

export const resetPassword = endpoint('POST', '/api/auth/password/reset', {
  operationId: 'resetPassword',
  summary: 'Sets a new password by the token or code of a mail, and ends every session',
  body: z.object({ proof: oneTimeTokenBody, password: newPassword }),
  response: { 204: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
});
