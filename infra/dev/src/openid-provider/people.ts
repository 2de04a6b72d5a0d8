import { createHash } from 'node:crypto';

import { z } from 'zod';

/** Fields of the sign-in page. */
export const personForm = z.object({
  email: z.string(),
  /** Digits; derived from the email address if empty. */
  sub: z.string().optional(),
  verified: z.string().optional(),
  givenName: z.string().default(''),
  familyName: z.string().default(''),
  picture: z.string().optional(),
});

/** Holder of an account at a stand-in provider. */
export type Person = {
  sub: string;
  email: string;
  verified: boolean;
  givenName: string;
  familyName: string;
  picture: string | undefined;
};

const subjectOf = (email: string): string =>
  `${createHash('sha256').update(email).digest().readUInt32BE(0)}`;

export function personOf(form: z.infer<typeof personForm>): Person {
  return {
    sub: form.sub || subjectOf(form.email),
    email: form.email,
    verified: form.verified === 'yes',
    givenName: form.givenName,
    familyName: form.familyName,
    picture: form.picture || undefined,
  };
}

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

/** Response of GitHub's `GET /user`. */
export function githubUserOf(person: Person) {
  return {
    id: Number(person.sub),
    login: `login-${person.sub}`,
    name: `${person.givenName} ${person.familyName}`.trim() || null,
    email: null,
    avatar_url: person.picture ?? '',
  };
}

/** Response of GitHub's `GET /user/emails`. */
export function githubEmailsOf(person: Person) {
  return [
    { email: 'old@example.org', primary: false, verified: true, visibility: null },
    { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
  ];
}
