import { email as emailSchema, firstName, lastName } from '@kga/contracts';

/** Somebody as a provider vouches for them. */
export type ProviderPerson = {
  /** The provider's own id of the person, which never changes. */
  subject: string;
  /** Null where the provider names none that can be one. */
  email: string | null;
  emailVerified: boolean;
  /** What tells this identity from others in the profile: the address or name there. */
  label: string;
  firstName: string;
  lastName: string;
  /** An `https` address, or null. */
  picture: string | null;
};

/** Whether the provider vouches for that the account's address is the person's. */
export const provesAddressOf = (person: ProviderPerson, { email }: { email: string }): boolean =>
  person.emailVerified && person.email?.toLowerCase() === email.toLowerCase();

export type ProviderClaims = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
  /** Where first and last name are not told apart. */
  fullName?: string | undefined;
  /** What the person is called there. */
  handle?: string | undefined;
  picture: string | undefined;
};

const pictureLengthMax = 2_048;
const nameLengthMax = 80;

/** The first of these that is a name here, shortened to fit. */
function nameOf(
  schema: typeof firstName,
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

function pictureOf(address: string | undefined): string | null {
  const url = address && address.length <= pictureLengthMax ? URL.parse(address) : null;
  return url?.protocol === 'https:' ? url.href : null;
}

/** What is taken over of a provider's claims, whatever they hold. */
export function personOf(claims: ProviderClaims): ProviderPerson {
  const email = emailSchema.safeParse(claims.email).data ?? null;
  const whole = claims.firstName ? undefined : claims.fullName;
  const [first, ...rest] = whole?.trim().split(/\s+/) ?? [];
  const called = nameOf(firstName, [claims.firstName, first, claims.handle]);
  return {
    subject: claims.subject,
    email,
    emailVerified: email !== null && claims.emailVerified,
    label: email ?? nameOf(firstName, [claims.handle, called]) ?? claims.subject,
    firstName: called ?? nameOf(firstName, [email?.split('@')[0]]) ?? '?',
    lastName: nameOf(lastName, [claims.lastName, rest.join(' ')]) ?? '',
    picture: pictureOf(claims.picture),
  };
}
