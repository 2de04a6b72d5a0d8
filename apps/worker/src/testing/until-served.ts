// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';

/** Waits until Postgres has finished the statements of processes that have ended. */
export async function untilServed(db: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
        db,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
}
