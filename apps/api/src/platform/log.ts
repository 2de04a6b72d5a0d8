import { type DestinationStream, type Logger, pino } from 'pino';

/** Properties of errors are left out: a driver may hang the values of a query on them. */
function err(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: err(cause) }),
  };
}

/** Logs as JSON lines, without addresses of callers, cookies or queries. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'api' },
    serializers: { err, req: () => undefined, res: () => undefined },
  };
  return destination ? pino(options, destination) : pino(options);
}
