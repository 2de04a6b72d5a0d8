import { createHash } from 'node:crypto';

import { z } from 'zod';

/** What the sign-in page of a stand-in asks: who one is there. */
export const personForm = z.object({
  email: z.string(),
  /** Digits; made of the address where none is given. */
  sub: z.string().optional(),
  verified: z.string().optional(),
  givenName: z.string().default(''),
  familyName: z.string().default(''),
  picture: z.string().optional(),
});

/** Somebody who has an account at a stand-in provider. */
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

/** As OpenID Connect names them. */
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

/** As GitHub's `GET /user` answers. */
export function githubUserOf(person: Person) {
  return {
    id: Number(person.sub),
    login: `login-${person.sub}`,
    name: `${person.givenName} ${person.familyName}`.trim() || null,
    email: null,
    avatar_url: person.picture ?? '',
  };
}

/** As GitHub's `GET /user/emails` answers. */
export function githubEmailsOf(person: Person) {
  return [
    { email: 'old@example.org', primary: false, verified: true, visibility: null },
    { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
  ];
}
