// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionRegion } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJobs } from '../../core/outbox/queries.ts';
import { selectPetitions } from '../list.ts';

/** Mails that one transaction requests. */
const batch = 500;

/** The petitions that collect in regions where subscribers wait for one; one for each region. */
export async function selectAwaitedPetitions(
  db: Database,
): Promise<{ id: string; region: PetitionRegion }[]> {
  const waiting = await db
    .selectFrom('petition_subscriber')
    .select('region')
    .distinct()
    .where('topic', '=', 'opening')
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .execute();
  const awaited: { id: string; region: PetitionRegion }[] = [];
  for (const { region } of waiting) {
    if (region === null) continue;
    const filter = { region, status: 'collecting' } as const;
    const { petitions } = await selectPetitions(db, filter, { limit: 1, after: undefined });
    const [petition] = petitions;
    if (petition) awaited.push({ id: petition.id, region });
  }
  return awaited;
}

/**
 * Requests the mail that a petition is open to the next who wait for it in its region; returns how many.
 * They are marked in the same transaction, so that each is mailed once.
 */
export async function insertOpeningMails(
  trx: Transaction,
  { id: petitionId, region }: { id: string; region: PetitionRegion },
): Promise<number> {
  const notified = await trx
    .updateTable('petition_subscriber')
    .set({ notified_at: sql<Date>`now()` })
    .where('id', 'in', (build) =>
      build
        .selectFrom('petition_subscriber')
        .select('id')
        .where('topic', '=', 'opening')
        .where('region', '=', region)
        .where('confirmed_at', 'is not', null)
        .where('notified_at', 'is', null)
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  await insertOutboxJobs(
    trx,
    'mail.send',
    notified.map(({ id }) => ({
      about: 'subscription' as const,
      subscriberId: id,
      occasion: 'opening' as const,
      petitionId,
    })),
  );
  return notified.length;
}
