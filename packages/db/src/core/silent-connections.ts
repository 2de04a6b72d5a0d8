// SPDX-License-Identifier: AGPL-3.0-or-later
import { Socket } from 'node:net';

import { Client, type Pool, type PoolClient } from 'pg';

/** A connection of the pool, and what was seen of it at the last look. */
type Watched = {
  readonly pid: number;
  readonly socket: Socket;
  /** Bytes that had been sent when the last query had its result. */
  answered: number;
  received: number;
  /** Since when a query waits while nothing is received; undefined while none waits. */
  silentSince: number | undefined;
  isLent: boolean;
};

const lookEveryMs = 250;

/** How long a query waits without a byte before Postgres is asked about it, and how long that may take. */
const silenceMs = 1_000;

/**
 * Of these backends, those that do not run what their clients wait for: they have waited for a statement for a
 * second, or do not exist. A replica does not tell the latter, because several may share an address. A backend
 * that waits is ended, since it may hold locks.
 */
const abandonedBackends = `
  select asked.pid, case when found.pid is not null then pg_terminate_backend(found.pid) end
  from unnest($1::int[]) as asked (pid)
  left join (select * from pg_stat_activity where usename = current_user) as found using (pid)
  where case when found.pid is null then not pg_is_in_recovery()
    else found.state like 'idle%' and clock_timestamp() - found.state_change > interval '1 second' end`;

async function endAbandoned(url: string, pids: readonly number[]): Promise<ReadonlySet<number>> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    application_name: 'kga',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(abandonedBackends, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    void client.end();
  }
}

function look(connection: Watched): void {
  const { bytesWritten, bytesRead } = connection.socket;
  const now = performance.now();
  if (bytesWritten === connection.answered) connection.silentSince = undefined;
  else if (bytesRead !== connection.received) connection.silentSince = now;
  else connection.silentSince ??= now;
  connection.received = bytesRead;
}

function close({ socket }: Watched): void {
  const error = new Error('Postgres does not run what this connection waits for');
  socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
}

/**
 * Closes connections that a network has silenced: it ends none of them, and each query would wait for its time
 * limit. Where a query waits for a second without a byte, Postgres is asked over a new connection. If it answers
 * within a second and does not run the query, the connection is closed, and with it the free ones of the pool, which
 * are likely silenced too. A query that runs goes on, however long.
 */
export function closeSilentConnections(pool: Pool, url: string): void {
  const connections = new Map<PoolClient, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  let askAgainAt = 0;

  const lookAtAll = () => connections.forEach(look);

  async function closeAbandoned(silent: readonly Watched[]): Promise<void> {
    const sinceOf = new Map(silent.map((connection) => [connection, connection.silentSince]));
    const abandoned = await endAbandoned(
      url,
      silent.map(({ pid }) => pid),
    );
    // Something may have been received while Postgres was asked.
    lookAtAll();
    const closed = silent.filter(
      (connection) =>
        abandoned.has(connection.pid) && connection.silentSince === sinceOf.get(connection),
    );
    if (closed.length === 0) return;
    closed.forEach(close);
    for (const connection of connections.values()) if (!connection.isLent) close(connection);
  }

  async function check(): Promise<void> {
    lookAtAll();
    const now = performance.now();
    if (isAsking || now < askAgainAt) return;
    const silent = [...connections.values()].filter(
      ({ silentSince }) => silentSince !== undefined && now - silentSince >= silenceMs,
    );
    if (silent.length === 0) return;
    isAsking = true;
    // Where Postgres cannot be asked, nothing is known of the others.
    await closeAbandoned(silent).catch(() => {});
    isAsking = false;
    askAgainAt = performance.now() + silenceMs;
  }

  pool.on('connect', (client) => {
    const socket = client.connection.stream;
    const pid = 'processID' in client ? Number(client.processID) : 0;
    if (!(socket instanceof Socket)) return;
    const { bytesWritten: answered, bytesRead: received } = socket;
    const connection: Watched = {
      pid,
      socket,
      answered,
      received,
      silentSince: undefined,
      isLent: true,
    };
    connections.set(client, connection);
    client.on('drain', () => {
      connection.answered = socket.bytesWritten;
    });
    timer ??= setInterval(() => void check(), lookEveryMs).unref();
  });
  const setLent = (isLent: boolean) => (client: PoolClient) => {
    const connection = connections.get(client);
    if (connection) connection.isLent = isLent;
  };
  pool.on('acquire', setLent(true));
  pool.on('release', (_error, client) => setLent(false)(client));
  pool.on('remove', (client) => {
    connections.delete(client);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
}
