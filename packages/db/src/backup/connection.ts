// SPDX-License-Identifier: AGPL-3.0-or-later
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';

import type { Database, Schema } from '../core/client.ts';

/** The one connection of a pool. */
class OnlyClient extends Client {
  release(): void {}
}

/** Both send their statements through the same connection, so that they see the same transaction. */
export type Connection = { db: Database; client: Client };

/** How it is called in `pg_stat_activity`. */
const applicationName = 'kga-backup';

/** Runs `run` with a connection on which no statement is cancelled, however long it takes. */
export async function withConnection<Result>(
  url: string,
  run: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = new OnlyClient({
    connectionString: url,
    options:
      '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
    application_name: applicationName,
    keepAlive: true,
  });
  // The statement that is running reports it, too.
  client.on('error', () => {});
  await client.connect();
  const pool = { connect: async () => client, end: () => client.end(), options: {} };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await run({ db, client });
  } finally {
    await client.end();
  }
}
