// SPDX-License-Identifier: AGPL-3.0-or-later
export type Failure = {
  readonly by: 'reader' | 'writer';
  readonly what: string;
  /** The status, or the error of the connection. */
  readonly outcome: string;
  /** Name of the fault during which it was sent; undefined between two. */
  readonly fault: string | undefined;
};

/** What was acknowledged, what failed, and which mails are expected, while faults come and go. */
export function createRecord() {
  const acknowledged = new Map<string, string[]>();
  const failures: Failure[] = [];
  const mailsTo = new Set<string>();
  const open = new Map<string, string>();
  let newest = 0;
  let fault: string | undefined;
  let reads = 0;
  return {
    /** Identities of what was acknowledged, such as ids, addresses and references, by what it is. */
    acknowledged,
    failures,
    mailsTo,
    /** Operations that are repeated until they are acknowledged, by idempotency key. */
    open,
    get reads() {
      return reads;
    },
    /** When the last attempt that was acknowledged had begun. */
    get newest() {
      return newest;
    },
    get fault() {
      return fault;
    },
    beginFault: (name: string) => void (fault = name),
    endFault: () => void (fault = undefined),
    read: () => void (reads += 1),
    acknowledge(kind: string, identity: string) {
      acknowledged.set(kind, [...(acknowledged.get(kind) ?? []), identity]);
    },
    succeed: (begun: number) => void (newest = Math.max(newest, begun)),
    /** Notes a failure during a fault, or of what was sent during one. */
    fail: (failure: Failure) => void failures.push({ ...failure, fault: fault ?? failure.fault }),
  };
}

export type RunRecord = ReturnType<typeof createRecord>;

/** Why a request had no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
