import type { FastifyRequest } from 'fastify';

import { AppError } from '../platform/errors.ts';

/** So recent a sign-in proves who one is, in milliseconds. */
const recentMs = 15 * 60_000;

/**
 * Makes sure that the caller signed in just now, and did not find the browser open.
 *
 * @throws AppError `sign_in_again`
 */
export function requireRecentSignIn({ session }: FastifyRequest): void {
  const signedInAt = Date.parse(session.createdAt ?? '');
  if (!(Date.now() - signedInAt < recentMs)) throw new AppError('sign_in_again');
}
