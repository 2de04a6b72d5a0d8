import type { User } from '@kga/contracts';

/** The letter that stands for a person: of the first name, else of the address. */
export function initialOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return Array.from(firstName.trim() || email)[0] ?? '';
}

/** A person's whole name, else the address. */
export function nameOf({ firstName, lastName, email }: User): string {
  return (
    [firstName, lastName]
      .map((name) => name.trim())
      .join(' ')
      .trim() || email
  );
}
