// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Pool } from 'pg';

import {
  type ClientOptions,
  type Database,
  type PoolCounts,
  createPool,
  databaseOf,
} from './client.ts';

type Replica = {
  /** Host and port. */
  name: string;
  pool: Pool;
  /** What answered last at this address, or was out of reach at first. */
  role: 'unknown' | 'primary' | 'replica';
  /** Until when on the clock of this process it has everything; -Infinity while unknown. */
  freshAt: number;
};

/** For how long a replica has not had everything, in seconds: infinite where it is out of reach. */
export type ReplicaLag = { replica: string; seconds: number };

type ReplicaOptions = Omit<ClientOptions, 'onPool'> & {
  /** Given once for the primary and once for all replicas, and to be called for the present numbers. */
  onPool?: (counts: () => PoolCounts, pool: 'primary' | 'replica') => void;
  /** Given once where there are replicas, and to be called for the present lags. */
  onReplicas?: (lags: () => ReplicaLag[]) => void;
  /** Milliseconds that a replica may be behind. */
  lagMax: number;
  /** Milliseconds between two comparisons with the primary. */
  checkEvery?: number;
};

const sumOf = (counts: readonly PoolCounts[]): PoolCounts => ({
  busy: counts.reduce((sum, { busy }) => sum + busy, 0),
  idle: counts.reduce((sum, { idle }) => sum + idle, 0),
  waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
});

const lagsOf = (replicas: readonly Replica[]): ReplicaLag[] =>
  replicas
    .filter(({ role }) => role === 'replica')
    .map(({ name, freshAt }) => ({
      replica: name,
      seconds: (performance.now() - freshAt) / 1_000,
    }));

/** A pool for each replica, and the sum of their connections. */
function openReplicas(
  urls: readonly string[],
  options: ClientOptions,
): { replicas: Replica[]; counts: () => PoolCounts } {
  const counts: (() => PoolCounts)[] = [];
  const replicas = urls.map((url): Replica => ({
    name: new URL(url).host,
    pool: createPool(url, { ...options, onPool: (one) => void counts.push(one) }),
    role: 'unknown',
    freshAt: -Infinity,
  }));
  return { replicas, counts: () => sumOf(counts.map((each) => each())) };
}

type Databases = {
  db: Database;
  /** For public reads: a replica that is up to date, else the primary. */
  readDb: Database;
  /** Reads come from the primary until a replica has what has been written so far. */
  noteChange: () => void;
  close: () => Promise<void>;
};

/**
 * Opens the primary and its replicas. Every replica is compared with the position of the primary again and
 * again, so no clock but this one is needed; one that is too far behind or out of reach is not asked.
 */
export function openDatabases(
  url: string,
  replicaUrls: readonly string[],
  { lagMax, checkEvery = 500, onPool, onReplicas, ...options }: ReplicaOptions,
): Databases {
  const primary = createPool(url, {
    ...options,
    ...(onPool && { onPool: (counts) => onPool(counts, 'primary') }),
  });
  const db = databaseOf(primary, options.onQuery);
  if (replicaUrls.length === 0) {
    return { db, readDb: db, noteChange: () => {}, close: () => db.destroy() };
  }
  const { replicas, counts } = openReplicas(replicaUrls, options);
  onPool?.(counts, 'replica');
  onReplicas?.(() => lagsOf(replicas));
  let changedAt = 0;
  let turn = 0;

  const isFresh = ({ freshAt }: Replica) =>
    freshAt > changedAt && performance.now() - freshAt <= lagMax;

  async function connect() {
    turn += 1;
    const replica = replicas.filter(isFresh).at(turn % replicas.length) ?? replicas.find(isFresh);
    if (!replica) return primary.connect();
    try {
      return await replica.pool.connect();
    } catch {
      replica.freshAt = -Infinity;
      return primary.connect();
    }
  }

  async function check(): Promise<void> {
    const now = performance.now();
    const { rows } = await primary.query('select pg_current_wal_lsn()::text as position');
    const compare = `select not pg_is_in_recovery() as is_primary,
      pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all`;
    await Promise.all(
      replicas.map(async (replica) => {
        try {
          const found = await replica.pool.query(compare, [rows[0]?.position]);
          // One that was promoted, or that recovered from a crash, still tells how far it replayed.
          const isPrimary = found.rows[0]?.is_primary === true;
          replica.role = isPrimary ? 'primary' : 'replica';
          if (!isPrimary && found.rows[0]?.has_all === true) replica.freshAt = now;
        } catch {
          if (replica.role === 'unknown') replica.role = 'replica';
          replica.freshAt = -Infinity;
        }
      }),
    );
  }

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    // While the primary is gone, replicas serve for as long as they may be behind.
    running ??= check()
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, checkEvery).unref();

  return {
    db,
    readDb: databaseOf({ connect, end: async () => {}, options: primary.options }, options.onQuery),
    noteChange: () => {
      changedAt = performance.now();
    },
    async close() {
      clearInterval(timer);
      await running;
      await Promise.all([db.destroy(), ...replicas.map(({ pool }) => pool.end())]);
    },
  };
}
