import * as z from 'zod/mini';

/** The current password where the form asks for it; not empty then. */
export const givenPassword = z.optional(z.string().check(z.minLength(1)));

/** The part of what is sent that proves who asks: nothing where there is no password. */
export function passwordOf({ currentPassword }: Readonly<Record<string, string>>): {
  currentPassword?: string;
} {
  return currentPassword === undefined ? {} : { currentPassword };
}
