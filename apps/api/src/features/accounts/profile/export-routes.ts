// SPDX-License-Identifier: AGPL-3.0-or-later
import { Readable } from 'node:stream';

import * as contracts from '@kga/contracts/accounts';
import { campaign, exportDays } from '@kga/contracts/core';
import {
  type ProfileExportRow,
  insertProfileExport,
  lockAccount,
  selectProfileExport,
  selectProfileExportBytes,
} from '@kga/db/accounts';
import { selectPictureUploadLength, selectPictureUploadParts } from '@kga/db/content';
import { transaction } from '@kga/db/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { reserveDownload } from '../../../platform/plugins/file-bodies.ts';

const hourMs = 3_600_000;

/** When an account can request its next file; after one that failed at once. */
const nextAtOf = ({ created_at, failed_at }: ProfileExportRow) =>
  failed_at ? 0 : created_at.getTime() + contracts.profileExportHours * hourMs;

function presentExport(row: ProfileExportRow | undefined): contracts.ProfileExport {
  if (!row) return { state: 'none', requestedAt: null, bytes: null, deletedAt: null, nextAt: null };
  const { created_at, finished_at, failed_at } = row;
  const nextAt = nextAtOf(row);
  const unmade = failed_at ? 'failed' : 'preparing';
  return {
    state: finished_at ? 'ready' : unmade,
    requestedAt: created_at.toISOString(),
    bytes: row.bytes === null ? null : Number(row.bytes),
    deletedAt:
      finished_at && new Date(created_at.getTime() + exportDays * 24 * hourMs).toISOString(),
    nextAt: nextAt > Date.now() ? new Date(nextAt).toISOString() : null,
  };
}

/** The file with all data about an account, which the worker makes. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, fileMemory, ring } = app.services;

  app.route({
    ...contracts.createProfileExport,
    handler: async (request, reply) => {
      const { id } = requireAccountOf(request);
      await transaction(db, async (trx) => {
        if (!(await lockAccount(trx, id))) throw new AppError('not_signed_in');
        const last = await selectProfileExport(trx, id);
        const wait = last ? nextAtOf(last) - Date.now() : 0;
        if (wait > 0) throw new AppError('rate_limited', { retryAfter: Math.ceil(wait / 1_000) });
        await insertProfileExport(trx, id);
      });
      return reply.code(202).send(presentExport(await selectProfileExport(db, id)));
    },
  });

  app.route({
    ...contracts.getProfileExport,
    handler: async (request) =>
      presentExport(await selectProfileExport(db, requireAccountOf(request).id)),
  });

  app.route({
    ...contracts.downloadProfileExport,
    handler: async (request, reply) => {
      const row = found(await selectProfileExport(db, requireAccountOf(request).id));
      if (!row.finished_at || row.bytes === null) throw new AppError('not_found');
      await reserveDownload(fileMemory, reply);
      const name = `${campaign.slug}-${row.created_at.toISOString().slice(0, 10)}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-length', row.bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(selectProfileExportBytes(db, ring, row.id)));
    },
  });

  app.route({
    ...contracts.downloadOwnUpload,
    config: { mediaType: 'application/octet-stream' },
    handler: async (request, reply) => {
      const { id } = request.params;
      const author = { accountId: requireAccountOf(request).id };
      const length = found(await selectPictureUploadLength(db, { id, author }));
      await reserveDownload(fileMemory, reply);
      return reply
        .type('application/octet-stream')
        .header('content-length', length)
        .header('content-disposition', `attachment; filename="${id}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(selectPictureUploadParts(db, id)));
    },
  });
};
