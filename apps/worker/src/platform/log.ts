// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Logs only the standard fields of an error. Drivers add others, such as the arguments of a failed
 * Redis command, which may hold a password.
 */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** A log of JSON lines; the default destination is standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: { app: 'worker' }, serializers: { err: describe } };
  return destination ? pino(options, destination) : pino(options);
}

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
