// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SocialSignInErrorCode } from '@kga/contracts/accounts';
import type { FastifyRequest } from 'fastify';

import { type AppError, toAppError } from '../../../platform/errors.ts';
import { logDependencyError } from '../../../platform/log.ts';

/** Ends a social sign-in; `reason` is the code that the page explains to the visitor. */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
  readonly reason: SocialSignInErrorCode;

  constructor(reason: SocialSignInErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Maps the `error` parameter of a callback (RFC 6749, 4.1.2.1). */
export function callbackError(error: string): SocialSignInError {
  if (error === 'access_denied') return new SocialSignInError('refused', 'The person refused');
  const temporary = error === 'temporarily_unavailable' || error === 'server_error';
  // The parameter is untrusted input: only codes in the protocol's form reach the log.
  const code = /^[a-z_]{1,40}$/.test(error) ? error : 'something else';
  return new SocialSignInError(temporary ? 'unavailable' : 'failed', `A provider says: ${code}`);
}

/** The code shown to the visitor; undefined for an error that the problem handler answers. */
export function socialErrorCode(error: unknown): SocialSignInErrorCode | undefined {
  if (error instanceof SocialSignInError) return error.reason;
  const { code, status } = toAppError(error);
  if (code === 'sign_in_again') return code;
  // `wrong_credentials`: the account was deleted during the sign-in.
  if (code === 'internal' || code === 'wrong_credentials') return 'failed';
  return status >= 500 ? 'unavailable' : undefined;
}

/** Logs bugs and provider failures; a visitor who refuses or comes late is no event. */
export function logSocialError(error: unknown, request: FastifyRequest): void {
  const details = { requestId: request.id, err: error };
  if (error instanceof SocialSignInError) {
    const isFailure = error.reason === 'failed' || error.reason === 'unavailable';
    if (isFailure) request.log.warn(details, 'a social sign-in broke');
    return;
  }
  const appError: AppError = toAppError(error);
  if (appError.code === 'internal') request.log.error(details, 'bug');
  else if (appError.code === 'dependency_unavailable') logDependencyError(appError, request);
}
