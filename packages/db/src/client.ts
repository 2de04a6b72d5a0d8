import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';

import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export type ClientOptions = {
  /** Connections that one process holds at most. */
  maxConnections?: number;
  /** After this many milliseconds Postgres ends a statement. */
  statementTimeout?: number;
  /** Told of connections that died; the pool replaces them by itself. */
  onError?: (error: Error) => void;
};

/**
 * Opens a pool on a `postgres://` address. Nothing connects until the first query, and a query
 * fails after 3 s where no connection can be had.
 */
export function createDatabase(url: string, options: ClientOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: options.statementTimeout ?? 10_000,
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
