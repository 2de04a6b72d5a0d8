// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';

/** Facts about the server that the operator's checks compare. */
type ServerFacts = {
  version: string;
  /** As `180004`. */
  versionNumber: number;
  connections: number;
  maxConnections: number;
  /** Age in seconds of the oldest transaction of any client, 0 without one. */
  oldestTransactionSeconds: number;
};

export async function selectServerFacts(db: Database): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as "versionNumber",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
        as connections,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as "maxConnections",
      coalesce((
        select extract(epoch from now() - min(xact_start)) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'
      ), 0)::float8 as "oldestTransactionSeconds"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('Postgres told nothing about itself');
  return facts;
}

/** The clock of the server, in milliseconds since 1970. */
export async function selectServerTime(db: Database): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db);
  return rows[0]?.time ?? Number.NaN;
}

/** Mails of the last day by how they ended: `failed` and `uncertain` ones were not sent, or perhaps not. */
export async function countUnsentMails(
  db: Database,
): Promise<{ failed: number; uncertain: number }> {
  return db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where state = 'failed')::int`.as('failed'),
      sql<number>`count(*) filter (where state = 'uncertain')::int`.as('uncertain'),
    ])
    .where('job', '=', 'mail.send')
    .where('settled_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
}
