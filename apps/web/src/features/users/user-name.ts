import type { ManagedUser } from '@kga/contracts';

/** A person's whole name; empty where none is given. */
export function userName({
  firstName,
  lastName,
}: Pick<ManagedUser, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
