// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Log } from '@kga/server';

const repeatMs = 10_000;

/** Makes a function that logs errors; one that repeats is logged once in ten seconds, with a count. */
export function logErrors(log: Log, what: string): (error: unknown) => void {
  let last = { message: '', at: -Infinity, repeated: 0 };
  return (error) => {
    const { message } = error instanceof Error ? error : { message: String(error) };
    const at = performance.now();
    if (message === last.message && at - last.at < repeatMs) {
      last.repeated += 1;
      return;
    }
    log.error({ err: error, ...(last.repeated > 0 && { repeated: last.repeated }) }, what);
    last = { message, at, repeated: 0 };
  };
}
