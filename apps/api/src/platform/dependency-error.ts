/** Faults of a line or a name, as Node's sockets name them. */
const socketCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Postgres' SQLSTATEs of a server that cannot serve now: connection faults (08), too little of
 * something (53), shutting down or starting (57P), a statement that took too long (57014), and a
 * database or its role that is not there (3D000, 28).
 */
const postgresState = /^(08|53|57P|57014|3D000|28)/;

/** What pg and ioredis say without any code. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Connection is closed|Stream isn't writeable|Command timed out|Reached the max retries|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether Postgres, Redis or the line to them failed, and not the program. */
export function isDependencyError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (socketCodes.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && postgresState.test(code)) return true;
  return messages.test(error.message);
}
