import * as z from 'zod/mini';

import { describe, namedObject } from './endpoint.ts';

/** Every problem code, with its HTTP status and its English title. */
export const problems = {
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  bad_request: { status: 400, title: 'The request cannot be understood' },
  validation_failed: { status: 400, title: 'Some fields are not as they should be' },
  proof_invalid: { status: 400, title: 'This link or code does not work any more' },
  not_signed_in: { status: 401, title: 'Sign in first' },
  wrong_credentials: { status: 401, title: 'The address or the password is not right' },
  not_allowed: { status: 403, title: 'This is not allowed' },
  account_suspended: { status: 403, title: 'This account is suspended' },
  sign_in_again: { status: 403, title: 'Sign in again first' },
  cross_site_refused: { status: 403, title: 'Requests from other sites are refused' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address does not take that method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'This conflicts with what is there' },
  email_taken: { status: 409, title: 'This address has an account already' },
  display_name_taken: { status: 409, title: 'Somebody has this name or a similar one' },
  post_locked: { status: 409, title: 'This post takes no more replies' },
  guest_id_taken: { status: 409, title: 'Somebody else is this guest' },
  last_sign_in_method: { status: 409, title: 'The last way to sign in stays' },
  own_account: { status: 409, title: 'Nobody does this to their own account' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: { status: 415, title: 'Send application/json' },
  expectation_failed: { status: 417, title: 'What the request expects cannot be met' },
  idempotency_key_reused: { status: 422, title: 'This key was used for another request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal: { status: 500, title: 'Something broke on our side' },
  overloaded: { status: 503, title: 'Too busy at the moment' },
  dependency_unavailable: { status: 503, title: 'Something that this needs is down' },
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
