// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { createDatabase } from '@kga/db/core';
import { sql } from 'kysely';

const pauseMs = 25;

/**
 * Looks at who waits for a lock until `stop` is called; both functions return the longest wait in milliseconds.
 * Connections that hold an advisory lock do not count: they migrate.
 */
export function watchLockWaits(databaseUrl: string) {
  const stopping = new AbortController();
  let longestMs = 0;
  const look = async () => {
    await using db = createDatabase(databaseUrl, { maxConnections: 1 });
    const waits = sql<{ ms: number }>`
      select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000 as ms
      from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())
        and pid not in (select pid from pg_locks where locktype = 'advisory' and granted)`;
    while (!stopping.signal.aborted) {
      longestMs = Math.max(longestMs, (await waits.execute(db)).rows[0]?.ms ?? 0);
      await setTimeout(pauseMs);
    }
  };
  const looked = look();
  const longest = () => Math.round(longestMs);
  return {
    longest,
    async stop(): Promise<number> {
      stopping.abort();
      await looked;
      return longest();
    },
  };
}
