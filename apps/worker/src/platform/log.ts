import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Only what every error has. Drivers hang more on theirs, such as the Redis command that failed
 * with its arguments, and a password can be among them.
 */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** A log of JSON lines, to standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: { app: 'worker' }, serializers: { err: describe } };
  return destination ? pino(options, destination) : pino(options);
}
