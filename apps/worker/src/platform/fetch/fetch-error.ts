// SPDX-License-Identifier: AGPL-3.0-or-later
export type FetchReason =
  /** No URL, or one with credentials. */
  | 'bad_address'
  | 'protocol_not_allowed'
  | 'port_not_allowed'
  /** The host is this machine or in a private network. */
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  /** The status is not 2xx. */
  | 'refused'
  /** The response is no valid HTTP, or has a content encoding that was not requested. */
  | 'bad_answer';

/** A retry may help with these. */
const transientReasons: ReadonlySet<FetchReason> = new Set([
  'unknown_host',
  'unreachable',
  'too_slow',
]);

/** The message holds no URL, which may be secret or personal. */
export class FetchError extends Error {
  readonly reason: FetchReason;
  /** The HTTP status, where it is not 2xx. */
  readonly status: number | undefined;
  readonly transient: boolean;
  /** `Retry-After` in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: FetchReason,
    options: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    const { status, cause } = options;
    super(status === undefined ? reason : `${reason} (${status})`, { cause });
    this.name = 'FetchError';
    this.reason = reason;
    this.status = status;
    this.retryAfter = options.retryAfter;
    this.transient =
      transientReasons.has(reason) || (status !== undefined && (status >= 500 || status === 429));
  }
}
