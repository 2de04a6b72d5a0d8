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
