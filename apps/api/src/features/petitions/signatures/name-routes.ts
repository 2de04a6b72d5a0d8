// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import { insertAuditEntries, transaction } from '@kga/db/core';
import {
  decideReportedName,
  insertSignerReport,
  selectPetitionForSigning,
  selectReportedNames,
  selectSignatureHashes,
} from '@kga/db/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf, requireAuthor } from '../../../accounts/actor.ts';
import { auditSubject } from '../../../accounts/presenter.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';

/** Reporting names of signers to moderators, as a guest or with an account. */
export const signerReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, keys, rateLimits, ring } = app.services;

  app.route({
    ...contracts.createSignerReport,
    handler: async (request, reply) => {
      const by = requireAuthor(request);
      const { body, params } = request;
      const account = 'accountId' in by ? by.accountId : by.guestId;
      await rateLimits.consume('report', { address: request.ip, account });
      const { id: petitionId } = found(await selectPetitionForSigning(db, params.id));
      const hashes = await selectSignatureHashes(db, ring, petitionId);
      const isShown = await insertSignerReport(db, ring, {
        petitionId,
        signatureId: hashes.idOfPublic(params.signer),
        reporter: keys.hash('reports', JSON.stringify(['signer', account, params.signer])),
        reason: body.reason,
        note: body.note?.trim() ?? '',
      });
      if (!isShown) throw new AppError('not_found');
      return reply.code(204).send(null);
    },
  });
};

const audited = { hide: 'signer_names_hidden', approve: 'signer_name_approved' } as const;

/** Reported names of signers, which moderators hide or approve. */
export const reportedNameRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, ring } = app.services;

  app.route({
    ...contracts.listReportedNames,
    handler: async () => {
      const { names, total } = await selectReportedNames(db, ring);
      return {
        total,
        names: names.map(({ id, name, country, slug, title, reports, listed }) => ({
          id,
          petition: slug,
          title,
          name,
          country,
          reportCount: reports,
          reports: listed.map(({ createdAt, ...report }) => ({
            ...report,
            at: createdAt.toISOString(),
          })),
        })),
      };
    },
  });

  app.route({
    ...contracts.decideReportedName,
    handler: async (request, reply) => {
      const moderator = requireAccountOf(request);
      const { petition: slug, id, decision } = request.body;
      const { id: petitionId } = found(await selectPetitionForSigning(db, slug));
      await transaction(db, async (trx) => {
        const reasons = await decideReportedName(trx, { petitionId, id, decision });
        if (reasons.length === 0) throw new AppError('conflict');
        await insertAuditEntries(trx, {
          ...auditSubject(moderator, 'petition', petitionId),
          action: audited[decision],
          after: '1',
          reason: reasons.join(', '),
        });
      });
      if (decision === 'hide') {
        await publishChange(redis, request.log, { topic: 'petition', id: slug });
      }
      return reply.code(204).send(null);
    },
  });
};
