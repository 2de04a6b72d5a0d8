import { Socket } from 'node:net';

import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';

import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export type ClientOptions = {
  /** Connections that one process holds at most. */
  maxConnections?: number;
  /**
   * After this many milliseconds Postgres ends a statement, and one second later a line that is
   * mute is given up. 0 waits for ever.
   */
  statementTimeout?: number;
  /** Told of connections that died; the pool replaces them by itself. */
  onError?: (error: Error) => void;
};

/** What the line may be slower than Postgres' own limit, in milliseconds. */
const lineMs = 1_000;

/**
 * A line that breaks where nothing comes or goes for so long. pg's own `query_timeout` fails the
 * query alone and hands its dead connection back to the pool.
 */
function lineWithin(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => {
    const error = new Error(`Nothing was heard from Postgres for ${ms} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/**
 * Opens a pool on a `postgres://` address. Nothing connects until the first query, and a query
 * fails after 3 s where no connection can be had.
 */
export function createDatabase(url: string, options: ClientOptions = {}): Database {
  const { statementTimeout = 10_000 } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeout,
    keepAlive: true,
    ...(statementTimeout > 0 && { stream: () => lineWithin(statementTimeout + lineMs) }),
    options: '-c timezone=UTC',
    application_name: 'kga',
  });
  // A connection that dies in use tells its client alone, an idle one tells client and pool.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Settles when Postgres has answered. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
