// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';
import { sql } from 'kysely';

import { selectNewestBackup } from '../../backup/records.ts';
import type { Database } from '../../core/client.ts';
import { selectHeldMails } from '../../core/outbox/held.ts';

type Waiting = { waiting: number; oldestSeconds: number };

/** What waits for people, and not for the worker. */
export type Backlog = {
  moderation: readonly (Waiting & { kind: ContentKind })[];
  legal: Waiting;
  heldMails: number;
  /** Those of our own petitions; `confirmed` ones count. */
  signatures: readonly { petition: string; state: string; count: number }[];
  /** Undefined where no backup was made. */
  newestBackup: Date | undefined;
};

const selectOpenCases = (db: Database) =>
  db
    .selectFrom('moderation_case')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`extract(epoch from now() - min(since))::float8`.as('oldestSeconds'),
    ])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();

const selectUnansweredLegal = (db: Database) =>
  db
    .selectFrom('legal_request')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as(
        'oldestSeconds',
      ),
    ])
    .where('state', 'in', ['received', 'assigned'])
    .executeTakeFirstOrThrow();

/** By the partial indexes of the states, and by the running totals of those that count. */
async function selectSignatureStates(db: Database) {
  const { rows } = await sql<{ petition: string; state: string; count: number }>`
    select slug as petition, found.state, found.count::float8 as count
    from petition join (
      select petition_id, 'pending' as state, count(*) as count
        from signature where state = 'pending' group by petition_id
      union all
      select petition_id, 'held', count(*) from signature where state = 'held' group by petition_id
      union all
      select petition_id, 'confirmed', sum(signatures)
        from signature_count where dimension = 'country' group by petition_id
    ) as found on petition_id = petition.id`.execute(db);
  return rows;
}

export async function selectBacklog(db: Database): Promise<Backlog> {
  const held = await selectHeldMails(db);
  return {
    moderation: await selectOpenCases(db),
    legal: await selectUnansweredLegal(db),
    heldMails: held.reduce((sum, { count }) => sum + count, 0),
    signatures: await selectSignatureStates(db),
    newestBackup: (await selectNewestBackup(db))?.madeAt,
  };
}
