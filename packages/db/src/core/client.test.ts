// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { createDatabase, isLockTimeout, ping } from './client.ts';

test('outlives a connection that dies while it is in use', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const url = inject('databaseUrl');
  const db = createDatabase(url, { onError, maxConnections: 1 });
  const other = createDatabase(url, { maxConnections: 1 });
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
  });
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await ping(trx);
  });
  await expect(work).rejects.toThrow('connection error');
  await ping(db);
});

test('fails within seconds where no Postgres is', async () => {
  const db = createDatabase('postgres://kga@127.0.0.1:1/kga');
  onTestFinished(() => db.destroy());
  await expect(ping(db)).rejects.toThrow('ECONNREFUSED');
});

test('gives up a lock in half the time of a statement, and lets commands wait', async () => {
  const url = inject('databaseUrl');
  const db = createDatabase(url, { statementTimeout: 600 });
  const command = createDatabase(url, { statementTimeout: 0 });
  onTestFinished(async () => void (await Promise.all([db.destroy(), command.destroy()])));
  const lock = sql`select pg_advisory_xact_lock(hashtext('client.test'))`;
  const waits = await db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    const waiting = command.transaction().execute((other) => lock.execute(other));
    const error: unknown = await lock.execute(db).catch((reason: unknown) => reason);
    expect(isLockTimeout(error)).toBe(true);
    return { waiting };
  });
  await waits.waiting;
});
