import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { createDatabase, ping } from './client.ts';

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
