// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AuditAction } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import { type Database, type Transaction, insertAuditEntries, transaction } from '@kga/db/core';
import {
  countHeldSignatures,
  decideHeldSignatures,
  hideSignerNames,
  holdCountedSignatures,
  lockPetitionForReview,
  selectHeldBatches,
  selectHeldSignatures,
  selectPetitionForSigning,
  selectPetitionStatus,
  selectPetitionTitles,
} from '@kga/db/petitions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { auditSubject } from '../../../accounts/presenter.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { createdCursor, selectPage } from '../../../platform/pagination.ts';
import { submitReasons } from './reasons.ts';
import { createVelocity } from './velocity.ts';

/** Enough of an address to see that others are like it. */
function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = at > 5 ? 2 : 1;
  return `${email.slice(0, shown)}…${email.slice(at - (shown - 1), at)}${email.slice(at)}`;
}

const batchOf = (hex: string) => Buffer.from(hex, 'hex');

/** Changes signatures in a transaction that also writes the audit log; returns what `change` does. */
async function review<Changed extends { action: AuditAction; signatures: number }>(
  request: FastifyRequest,
  { petition: slug, note, always = false }: { petition: string; note: string; always?: boolean },
  change: (trx: Transaction, petitionId: string) => Promise<Changed>,
): Promise<Changed> {
  const admin = requireAccountOf(request);
  const { db, redis } = request.server.services;
  const changed = await transaction(db, async (trx) => {
    const petitionId = found(await lockPetitionForReview(trx, slug));
    // What was delivered stays as it was.
    const isDelivered = contracts.isPetitionDelivered(await selectPetitionStatus(trx, petitionId));
    if (isDelivered && !always) throw new AppError('petition_closed');
    const result = await change(trx, petitionId);
    if (result.signatures > 0) {
      await insertAuditEntries(trx, {
        ...auditSubject(admin, 'petition', petitionId),
        action: result.action,
        after: String(result.signatures),
        reason: note,
      });
    }
    return result;
  });
  if (changed.signatures > 0) {
    await publishChange(redis, request.log, { topic: 'petition', id: slug });
  }
  return changed;
}

/** Petitions under attack, with their titles. */
async function listAlarms(db: Database, velocity: ReturnType<typeof createVelocity>) {
  const alarms = await velocity.listAlarms();
  const slugs = alarms.map(({ petition }) => petition);
  const titles = await selectPetitionTitles(db, slugs);
  return alarms.map((alarm) => ({
    ...alarm,
    title: titles.get(alarm.petition) ?? alarm.petition,
  }));
}

/** Suspicious signatures in batches. */
export const signatureReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, ring } = app.services;
  const velocity = createVelocity(app.services, app.log);
  const idOf = async (slug: string) => found(await selectPetitionForSigning(db, slug)).id;

  app.route({
    ...contracts.listHeldBatches,
    handler: async () => {
      const held = await selectHeldBatches(db);
      const batches = held.batches.map(({ batch, cause, slug, title, countries, ...row }) => ({
        id: batch.toString('hex'),
        petition: slug,
        title,
        cause,
        signatureCount: row.signatures,
        first: row.first.toISOString(),
        last: row.last.toISOString(),
        countries,
      }));
      return { batches, total: held.total, alarms: await listAlarms(db, velocity) };
    },
  });

  app.route({
    ...contracts.listHeldSignatures,
    handler: async (request, reply) => {
      const { petition, batch: hex } = request.params;
      const batch = { petitionId: await idOf(petition), batch: batchOf(hex) };
      const rows = await selectPage(request, reply, {
        cursor: createdCursor,
        count: () => countHeldSignatures(db, batch),
        select: (page) => selectHeldSignatures(db, ring, { ...batch, ...page }),
        cursorOf: ({ createdAt, id }) => ({ createdAt, id }),
      });
      return rows.map(({ email, createdAt, ...row }) => ({
        ...row,
        address: maskAddress(email),
        confirmedAt: createdAt.toISOString(),
      }));
    },
  });
};

/** Counting, deleting and holding signatures, and hiding the names of signers. */
export const signatureDecisionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { ring } = app.services;

  app.route({
    ...contracts.decideSignatures,
    handler: async (request) => {
      const { body } = request;
      const { batch, ids, last, decision } = body;
      const { signatures: decided, remaining } = await review(
        request,
        body,
        async (trx, petitionId) => {
          const which = { petitionId, batch: batchOf(batch) };
          const rows = await decideHeldSignatures(trx, which, { ids, last, decision });
          if (decision === 'accept') await submitReasons(trx, ring, rows);
          return {
            action: decision === 'accept' ? 'signatures_accepted' : 'signatures_rejected',
            signatures: rows.length,
            remaining: await countHeldSignatures(trx, which, last),
          };
        },
      );
      return { decided, remaining };
    },
  });

  app.route({
    ...contracts.holdSignatures,
    handler: async (request) => {
      const { from, to, country } = request.body;
      const { signatures: held, remaining } = await review(
        request,
        request.body,
        async (trx, petitionId) => {
          const result = await holdCountedSignatures(trx, petitionId, { from, to, country });
          return {
            action: 'signatures_held',
            signatures: result.held,
            remaining: result.remaining,
          };
        },
      );
      return { held, remaining };
    },
  });

  app.route({
    ...contracts.hideSignerName,
    handler: async (request) => {
      const { body } = request;
      const reviewed = { ...body, always: true };
      const { signatures: hidden } = await review(request, reviewed, async (trx, petitionId) => {
        const names = { petitionId, name: body.name, limit: contracts.comparedNamesMax };
        const signatures = await hideSignerNames(trx, ring, names);
        return { action: 'signer_names_hidden', signatures };
      });
      return { hidden };
    },
  });
};
