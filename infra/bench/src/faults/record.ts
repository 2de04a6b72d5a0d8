// SPDX-License-Identifier: AGPL-3.0-or-later
export type Failure = {
  readonly by: 'reader' | 'writer';
  readonly what: string;
  /** The status, or the error of the connection. */
  readonly outcome: string;
  /** Name of the fault during which it was sent; empty between two. */
  readonly fault: string;
};

/** An answer, or that none came, which has the status 0. */
export type Answer = {
  readonly by: 'reader' | 'writer';
  readonly what: string;
  readonly status: number;
  readonly ms: number;
};

/** A page that was answered with status 200. */
export type PageRead = {
  /** Name of the fault during which it was asked for. */
  readonly fault: string;
  /** Of the site that was asked. */
  readonly origin: string;
  readonly path: string;
  /** Whether it came with its content. */
  readonly isWhole: boolean;
};

/** What was acknowledged, what failed, and which mails are expected, while faults come and go. */
export const createRecord = (
  onAnswer: (answer: Answer) => void = () => {},
  onPage: (page: PageRead) => void = () => {},
) => ({
  onAnswer,
  onPage,
  /** Identities of what was acknowledged, such as ids, addresses and references, by what it is. */
  acknowledged: new Map<string, string[]>(),
  failures: new Array<Failure>(),
  mailsTo: new Set<string>(),
  /** Operations that are repeated until they are acknowledged, by idempotency key. */
  open: new Map<string, string>(),
  /** When the last attempt that was acknowledged had begun. */
  newest: 0,
  /** Name of the fault that lasts. */
  fault: '',
  reads: 0,
});

export type RunRecord = ReturnType<typeof createRecord>;

export function acknowledge({ acknowledged }: RunRecord, kind: string, identity: string): void {
  acknowledged.set(kind, [...(acknowledged.get(kind) ?? []), identity]);
}

/** Notes a failure during a fault, or of what was sent during one. */
export function fail({ failures, fault }: RunRecord, failure: Failure): void {
  failures.push({ ...failure, fault: fault || failure.fault });
}

/** Why a request had no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
