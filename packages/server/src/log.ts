// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Logs only the standard fields of an error and of its causes. Drivers add others, such as the arguments
 * of a failed Redis command, which may hold a password, or the values of a query.
 */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name: type, message, stack, cause } = error;
  return {
    type,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

const omitted = (): undefined => undefined;

/**
 * A log of JSON lines, without IP addresses, cookies or queries of callers.
 *
 * @param destination standard output unless given
 */
export function createLog(
  app: 'api' | 'web' | 'worker',
  level: string,
  destination?: DestinationStream,
): Log {
  const options = {
    level,
    base: { app },
    serializers: { err: describe, req: omitted, res: omitted },
  };
  return destination ? pino(options, destination) : pino(options);
}
