// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { z } from 'zod';

/** The form of the sign-in page, as the holder of an account at a stand-in provider. */
export const personForm = z
  .object({
    email: z.string(),
    /** Digits; derived from the email address if empty. */
    sub: z.string().optional(),
    verified: z.string().optional(),
    givenName: z.string().default(''),
    familyName: z.string().default(''),
    picture: z.string().optional(),
  })
  .transform((form) => ({
    ...form,
    sub: form.sub || String(createHash('sha256').update(form.email).digest().readUInt32BE(0)),
    verified: form.verified === 'yes',
  }));

export type Person = z.infer<typeof personForm>;

/** Claims of OpenID Connect. */
export function claimsOf(person: Person) {
  return {
    sub: person.sub,
    email: person.email,
    email_verified: person.verified,
    given_name: person.givenName,
    family_name: person.familyName,
    ...(person.picture && { picture: person.picture }),
  };
}

/** GitHub's REST API: responses by path. */
export const githubApi: Readonly<Record<string, (person: Person) => unknown>> = {
  '/user': (person) => ({
    id: Number(person.sub),
    login: `login-${person.sub}`,
    name: `${person.givenName} ${person.familyName}`.trim() || null,
    email: null,
    avatar_url: person.picture ?? '',
  }),
  '/user/emails': (person) => [
    { email: 'old@example.org', primary: false, verified: true, visibility: null },
    { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
  ],
};
