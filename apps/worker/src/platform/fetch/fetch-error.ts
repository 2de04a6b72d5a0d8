/** Why something could not be fetched. */
export type FetchReason =
  /** No address, or one that carries a name and password. */
  | 'bad_address'
  | 'protocol_not_allowed'
  | 'port_not_allowed'
  /** It leads to this machine or into a network that is not public. */
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  /** It answered with something else than 2xx. */
  | 'refused'
  /** What came is no answer, or is encoded as nobody asked for. */
  | 'bad_answer';

/** Asking again later may help with these. */
const passing: ReadonlySet<FetchReason> = new Set(['unknown_host', 'unreachable', 'too_slow']);

/** Says why in `reason` alone: an address can hold what is secret or personal. */
export class FetchError extends Error {
  readonly reason: FetchReason;
  /** Of an answer other than 2xx. */
  readonly status: number | undefined;
  readonly transient: boolean;
  /** Milliseconds for which the one who was asked wants to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: FetchReason,
    options: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    const { status, cause } = options;
    super(status === undefined ? reason : `${reason} (${status})`, { cause });
    this.name = 'FetchFault';
    this.reason = reason;
    this.status = status;
    this.retryAfter = options.retryAfter;
    this.transient =
      passing.has(reason) || (status !== undefined && (status >= 500 || status === 429));
  }
}
