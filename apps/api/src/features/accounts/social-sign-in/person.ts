// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/core';

/** A person as a provider describes them, checked against the rules of this site. */
export type ProviderPerson = {
  /** The provider's stable id of the person. */
  subject: string;
  /** Null where the provider gives no valid address. */
  email: string | null;
  emailVerified: boolean;
  /** Names the identity in the profile: the address or user name at the provider. */
  label: string;
  firstName: string;
  lastName: string;
  /** An `https` URL. */
  picture: string | null;
};

/** Whether the provider has verified that the account's address belongs to the person. */
export const provesAddressOf = (person: ProviderPerson, { email }: { email: string }): boolean =>
  person.emailVerified && person.email?.toLowerCase() === email.toLowerCase();

export type ProviderClaims = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
  /** For providers that do not separate first and last name. */
  fullName?: string | undefined;
  /** The user name at the provider. */
  handle?: string | undefined;
  picture: string | undefined;
};

const pictureLengthMax = 2_048;
const nameLengthMax = 80;

/** The first valid name of the candidates, shortened to the maximum length. */
function nameOf(
  schema: typeof contracts.firstName,
  candidates: readonly (string | undefined)[],
): string | undefined {
  for (const candidate of candidates) {
    const name = candidate
      ?.replaceAll('\0', '')
      .trim()
      .slice(0, nameLengthMax)
      .replace(/[\uD800-\uDBFF]$/, '')
      .toWellFormed();
    if (name && schema.safeParse(name).success) return name;
  }
  return undefined;
}

function pictureOf(source: string | undefined): string | null {
  const url = source && source.length <= pictureLengthMax ? URL.parse(source) : null;
  return url?.protocol === 'https:' ? url.href : null;
}

/** Maps untrusted claims; invalid values are dropped. */
export function personOf(claims: ProviderClaims): ProviderPerson {
  const email = contracts.email.safeParse(claims.email).data ?? null;
  const whole = claims.firstName ? undefined : claims.fullName;
  const [first, ...rest] = whole?.trim().split(/\s+/) ?? [];
  const givenName = nameOf(contracts.firstName, [claims.firstName, first, claims.handle]);
  return {
    subject: claims.subject,
    email,
    emailVerified: email !== null && claims.emailVerified,
    label: email ?? nameOf(contracts.firstName, [claims.handle, givenName]) ?? claims.subject,
    firstName: givenName ?? nameOf(contracts.firstName, [email?.split('@')[0]]) ?? '?',
    lastName: nameOf(contracts.lastName, [claims.lastName, rest.join(' ')]) ?? '',
    picture: pictureOf(claims.picture),
  };
}
