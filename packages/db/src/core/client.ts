// SPDX-License-Identifier: AGPL-3.0-or-later
import { Socket } from 'node:net';

import type * as kysely from 'kysely';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Pool } from 'pg';

import { closeSilentConnections } from './silent-connections.ts';

/** Tables after the newest migration. Each room merges its own; `schema.ts` imports those outside `core`. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
export interface Schema {}

export type Database = Kysely<Schema>;

export type Transaction = kysely.Transaction<Schema>;

/** Connections of a pool that run a query or are free, and queries that wait for one. */
export type PoolCounts = { busy: number; idle: number; waiting: number };

type OnQuery = (query: { sql: string; milliseconds: number; isError: boolean }) => void;

export type ClientOptions = {
  maxConnections?: number;
  /** Milliseconds that a query waits for a connection, a new one or one of the pool; by default 3,000. */
  connectionTimeout?: number;
  /**
   * Milliseconds after which Postgres cancels a statement, or after half of them where it waits for a lock;
   * one second later a silent connection is closed. 0 means no limit.
   */
  statementTimeout?: number;
  /**
   * Whether a pooler in transaction mode stands between, which refuses settings of a session. Those of
   * the role hold instead (`updateRoleSettings`).
   */
  pooled?: boolean;
  /** Given once, and to be called for the present numbers. */
  onPool?: (counts: () => PoolCounts) => void;
  /** Called for each statement that has ended, with `$1` for its parameters. */
  onQuery?: OnQuery;
  /** Called for each connection that died; the pool replaces it. */
  onError?: (error: Error) => void;
};

/** Margin of the socket timeout over `statement_timeout`, in milliseconds. */
const socketMarginMs = 1_000;

/**
 * A socket that closes when it is silent for this long. pg's own `query_timeout` fails only the query
 * and returns the dead connection to the pool.
 */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => {
    const error = new Error(`Nothing was heard from Postgres for ${ms} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

const defaultStatementTimeout = 10_000;

/** What every session is given, times in milliseconds. */
const sessionSettings = (statementTimeout: number): Readonly<Record<string, string>> => ({
  timezone: 'UTC',
  statement_timeout: String(statementTimeout),
  // Less, so that an error tells what waits for a lock from what is slow.
  lock_timeout: String(statementTimeout / 2),
  // A process that hangs in a transaction must not hold its locks for ever.
  idle_in_transaction_session_timeout: '120000',
});

const asOptions = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Stores the settings of a session with the role of this connection, in this database, for connections
 * through a pooler. They hold for sessions that begin later.
 */
export async function updateRoleSettings(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const database = sql.id(rows[0]?.name ?? '');
  for (const [name, value] of Object.entries(sessionSettings(defaultStatementTimeout))) {
    const setting = sql`${sql.id(name)} = ${sql.lit(value)}`;
    await sql`alter role current_user in database ${database} set ${setting}`.execute(db);
  }
}

/** Opens a pool for a `postgres://` URL. Connects at the first query. */
export const createDatabase = (url: string, options: ClientOptions = {}): Database =>
  databaseOf(createPool(url, options), options.onQuery);

/** A database on a pool, or on what lends connections of several. */
export const databaseOf = (pool: PostgresPool, onQuery?: OnQuery): Database =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ query, queryDurationMillis: milliseconds, level }) =>
        onQuery({ sql: query.sql, milliseconds, isError: level === 'error' }),
    }),
  });

export function createPool(url: string, options: ClientOptions = {}): Pool {
  const { connectionTimeout = 3_000, pooled = false } = options;
  const { statementTimeout = defaultStatementTimeout } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    ...(statementTimeout > 0 && {
      stream: () => socketWithTimeout(statementTimeout + socketMarginMs),
    }),
    ...(!pooled && { options: asOptions(sessionSettings(statementTimeout)) }),
    application_name: 'kga',
  });
  // Errors are emitted by the client, and also by the pool where the connection was idle.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
  pool.on('error', () => {});
  // A pooler gives its clients process ids of its own.
  if (statementTimeout > 0 && !pooled) closeSilentConnections(pool, url);
  options.onPool?.(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  return pool;
}

export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether a statement failed on a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Whether a statement gave up waiting for a lock, because of `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/**
 * Whether a transaction failed because of a concurrent one: a deadlock, or a deleted row that a foreign
 * key refers to. A retry helps.
 */
export const isWriteConflict = (error: unknown): boolean =>
  codeOf(error) === '40P01' || codeOf(error) === '23503';

/**
 * Runs a transaction and retries it after a conflict with a concurrent one, which Postgres has rolled
 * back.
 */
export async function retryOnConflict<Result>(
  run: () => Promise<Result>,
  tries = 3,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isWriteConflict(error) || tries <= 1) throw error;
    return retryOnConflict(run, tries - 1);
  }
}

/** Runs a transaction, and repeats it after a conflict with another one. */
export function transaction<Result>(
  db: Database,
  run: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(() => db.transaction().execute(run));
}
