// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, namedObject } from './endpoint.ts';

/** Every problem code, with its HTTP status and its English title. */
export const problems = {
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  bad_request: { status: 400, title: 'The request could not be understood' },
  validation_failed: { status: 400, title: 'Some fields are invalid' },
  proof_invalid: { status: 400, title: 'This link or code is invalid, expired or already used' },
  not_signed_in: { status: 401, title: 'Log in first' },
  wrong_credentials: { status: 401, title: 'Wrong email or password' },
  not_allowed: { status: 403, title: 'This is not allowed' },
  account_suspended: { status: 403, title: 'This account is suspended' },
  sign_in_again: { status: 403, title: 'Log in again first' },
  challenge_required: { status: 403, title: 'This takes a proof of work first' },
  cross_site_refused: { status: 403, title: 'Requests from other sites are refused' },
  not_found: { status: 404, title: 'Nothing was found at this address' },
  method_not_allowed: { status: 405, title: 'This address does not support the method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'This conflicts with the current state' },
  email_taken: { status: 409, title: 'There is already an account with this email address' },
  display_name_taken: { status: 409, title: 'This name, or one like it, is already taken' },
  petition_closed: { status: 409, title: 'This petition no longer collects signatures' },
  petition_opened: {
    status: 409,
    title:
      'People may have signed this text: close the petition and open another, or post an update',
  },
  signature_anonymised: {
    status: 409,
    title: 'The petition was answered, and its signatures are anonymous by now',
  },
  post_locked: { status: 409, title: 'This post is locked' },
  game_has_thread: { status: 409, title: 'There is already a thread about this game' },
  guest_id_taken: { status: 409, title: 'This guest ID is already taken' },
  last_sign_in_method: { status: 409, title: 'At least one way to log in is needed' },
  own_account: { status: 409, title: 'You cannot do this to your own account' },
  read_only: { status: 410, title: 'This site can only be read now' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: {
    status: 415,
    title: 'This operation does not take a body of this media type',
  },
  expectation_failed: { status: 417, title: 'The expectation of the request cannot be met' },
  idempotency_key_reused: { status: 422, title: 'This key was used for another request' },
  too_many_guests: { status: 429, title: 'Too many new guests from this network' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  not_implemented: { status: 501, title: 'This format is not supported' },
  overloaded: { status: 503, title: 'Too busy at the moment' },
  dependency_unavailable: { status: 503, title: 'A service that this needs is unavailable' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** The body of every error answer, `application/problem+json` (RFC 9457). */
export const problem = namedObject('Problem', {
  type: describe(z.string(), '`about:blank`, or an address that explains the code'),
  title: z.string(),
  status: z.int(),
  code: describe(z.string(), 'One of a closed list; translate this, never the title'),
  detail: z.optional(z.string()),
  errors: describe(
    z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
    'Each field that is not as it should be',
  ),
  existing: describe(
    z.optional(z.string()),
    'Of `game_has_thread`: path of the page of the thread, where the caller can see it',
  ),
  requestId: z.string(),
  success: describe(
    z.optional(z.literal(false)),
    'Of `/api/logout` alone, whose every answer says whether the session has ended',
  ),
});

export type Problem = z.infer<typeof problem>;

/** The error statuses of an endpoint's `response`. */
export function answersWith<const Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof problem>;
export function answersWith(...statuses: readonly number[]): Record<number, typeof problem> {
  return Object.fromEntries(statuses.map((status) => [status, problem]));
}
