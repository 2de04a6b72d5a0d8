// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import {
  type ReadingDecision,
  type SuspiciousReading,
  canDecideReading,
} from '@kga/contracts/petitions';
import type { Account } from '@kga/db/accounts';
import { type Database, type Transaction, insertAuditEntries, transaction } from '@kga/db/core';
import {
  type Reading,
  insertSnapshot,
  lockReading,
  selectLatestSnapshot,
  selectPetitionSlug,
  selectReadings,
  snapshotTime,
  updateFirstReached,
  updatePollState,
  updateReading,
} from '@kga/db/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { auditSubject } from '../../../accounts/presenter.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';

const readingsMax = 50;

const presentReading = (reading: Reading): SuspiciousReading => ({
  id: reading.id,
  state: reading.state,
  reasons: reading.reasons,
  signatureCount: reading.signature_count,
  countrySum: reading.country_sum,
  lastCount: reading.last_count,
  perDay: reading.per_day,
  polls: reading.polls,
  firstReceivedAt: reading.first_received_at.toISOString(),
  lastReceivedAt: reading.last_received_at.toISOString(),
});

/** Stores the figures of a reading as the newest snapshot; returns the total before. */
async function acceptReading(trx: Transaction, reading: Reading): Promise<number | undefined> {
  const { petition_id, signature_count, country_sum, goal, country_counts } = reading;
  const now = new Date();
  const last = await selectLatestSnapshot(trx, petition_id);
  const taken_at = snapshotTime(last, now);
  const figures = { signature_count, country_sum, goal, country_counts };
  await insertSnapshot(trx, { petition_id, taken_at, ...figures });
  await updateFirstReached(trx, petition_id, { total: signature_count, at: taken_at });
  await updatePollState(trx, petition_id, { succeeded_at: now, last_error: null });
  return last?.signature_count;
}

/** @throws AppError `not_found`, `conflict` */
function decideReading(
  db: Database,
  { admin, id, decision }: { admin: Account; id: string; decision: ReadingDecision },
): Promise<Reading> {
  return transaction(db, async (trx) => {
    const reading = found(await lockReading(trx, id));
    if (!canDecideReading(decision, reading.state)) throw new AppError('conflict');
    const isAccepted = decision === 'accept';
    const before = isAccepted ? await acceptReading(trx, reading) : undefined;
    await insertAuditEntries(trx, {
      ...auditSubject(admin, 'reading', id),
      action: isAccepted ? 'reading_accepted' : 'reading_rejected',
      before: before === undefined ? null : String(before),
      after: String(reading.signature_count),
    });
    return updateReading(trx, id, { state: isAccepted ? 'accepted' : 'rejected' });
  });
}

/** Decisions about figures of the petition that are too suspicious to be shown at once. */
export const readingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listReadings,
    handler: async () => (await selectReadings(db, readingsMax)).map(presentReading),
  });

  app.route({
    ...contracts.decideReading,
    handler: async (request) => {
      const { decision } = request.body;
      const admin = requireAccountOf(request);
      const reading = await decideReading(db, { admin, id: request.params.id, decision });
      if (decision === 'accept') {
        const slug = await selectPetitionSlug(db, reading.petition_id);
        await publishChange(redis, request.log, { topic: 'petition', id: slug });
      }
      return presentReading(reading);
    },
  });
};
