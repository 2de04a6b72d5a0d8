// SPDX-License-Identifier: AGPL-3.0-or-later
import { Readable } from 'node:stream';

import * as contracts from '@kga/contracts/petitions';
import { insertAuditEntries, transaction } from '@kga/db/core';
import {
  insertSignatureExport,
  selectAnyPetition,
  selectIsAnonymised,
  selectPetitionStatus,
  selectSignatureExport,
  selectSignatureExportBytes,
  selectSignatureExports,
} from '@kga/db/petitions';
import { Encrypter } from 'age-encryption';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { auditSubject } from '../../accounts/presenter.ts';
import { AppError, found } from '../../platform/errors.ts';
import { changePetition } from './change-petition.ts';
import { presentExport } from './presenter.ts';

/** Whether a text is a public key of age. */
function isRecipient(key: string): boolean {
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
}

/** Files with the names of who signed, which admins deliver to the addressee of a petition. */
export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, ring } = app.services;

  app.route({
    ...contracts.createSignatureExport,
    handler: async (request, reply) => {
      const { body, params } = request;
      const { format, recipientKey, purpose } = body;
      if (recipientKey !== null && !isRecipient(recipientKey)) {
        throw new AppError('validation_failed', {
          errors: [{ path: 'recipientKey', code: 'invalid' }],
        });
      }
      const by = { admin: requireAccountOf(request), slug: params.id };
      let exportId = '';
      await changePetition(db, by, async (trx, { id, kind }) => {
        const status = await selectPetitionStatus(trx, id);
        const isAnonymised = await selectIsAnonymised(trx, id);
        if (kind !== 'own' || !contracts.isPetitionOver(status) || isAnonymised)
          throw new AppError('conflict');
        exportId = await insertSignatureExport(trx, id, body);
        const about = [format.file.toUpperCase(), recipientKey ?? '-', purpose];
        return { action: 'petition_exported', after: about.join(' · ') };
      });
      return reply.code(202).send(presentExport(found(await selectSignatureExport(db, exportId))));
    },
  });

  app.route({
    ...contracts.listSignatureExports,
    handler: async ({ params }) => {
      const { id } = found(await selectAnyPetition(db, params.id));
      return (await selectSignatureExports(db, id)).map(presentExport);
    },
  });

  app.route({
    ...contracts.downloadSignatureExport,
    config: { mediaType: 'application/octet-stream' },
    handler: async (request, reply) => {
      const { id: slug, exportId } = request.params;
      const { id } = found(await selectAnyPetition(db, slug));
      const row = found(await selectSignatureExport(db, exportId));
      if (row.petition_id !== id || presentExport(row).state !== 'ready') {
        throw new AppError('not_found');
      }
      const admin = requireAccountOf(request);
      await transaction(db, (trx) =>
        insertAuditEntries(trx, {
          ...auditSubject(admin, 'petition', id),
          action: 'petition_export_downloaded',
          after: row.purpose,
        }),
      );
      const { file } = row.format;
      const type = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }[file];
      const name = `${slug}-${row.created_at.toISOString().slice(0, 10)}.${file}`;
      const isEncrypted = row.recipient_key !== null;
      return reply
        .type(isEncrypted ? 'application/octet-stream' : type)
        .header('content-length', row.bytes ?? 0)
        .header('content-disposition', `attachment; filename="${name}${isEncrypted ? '.age' : ''}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(selectSignatureExportBytes(db, ring, exportId)));
    },
  });
};
