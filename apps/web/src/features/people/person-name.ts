import type { Person } from '@kga/contracts';

/** A person's whole name; empty where none is given. */
export function personName({
  firstName,
  lastName,
}: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
