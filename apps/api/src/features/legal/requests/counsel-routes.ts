// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import type { Account } from '@kga/db/accounts';
import { insertAuditEntries, transaction } from '@kga/db/core';
import {
  countLegalQueue,
  insertLegalMessage,
  selectCounsel,
  selectFilePage,
  selectLegalFile,
  selectLegalFileLength,
  selectLegalQueue,
  selectLegalRequest,
} from '@kga/db/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { auditSubject } from '../../../accounts/presenter.ts';
import { jsonBodyLimit } from '../../../content/create-content.ts';
import { found } from '../../../platform/errors.ts';
import { createOnce } from '../../../platform/idempotency.ts';
import { createdCursor, createdCursorOf, selectPage } from '../../../platform/pagination.ts';
import { reserveMemory } from '../../../platform/plugins/file-bodies.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarType, counselPath, sendMeeting } from './calendar.ts';
import { changeRequest, replyTo, startAction } from './change-request.ts';
import { callerOf, downloadName, presentManaged, presentQueued } from './presenter.ts';

/**
 * Reads of a request as the caller may see it: `load` after a change that the audit log has, `open` for
 * all others, which it writes to the audit log itself. Both throw AppError `not_found`.
 */
function createReads({ db, ring }: Pick<Services, 'db' | 'ring'>) {
  const load = async (by: Account, id: string) => {
    const row = found(await selectLegalRequest(db, id));
    return presentManaged(db, ring, { row, caller: callerOf(by, row) });
  };
  const open = async (by: Account, id: string) => {
    const managed = await load(by, id);
    const entry = { ...auditSubject(by, 'legal_request', id), action: 'legal_opened' } as const;
    await transaction(db, (trx) => insertAuditEntries(trx, entry));
    return managed;
  };
  return { load, open };
}

/** The queue, for counsel and, without what is written in requests, for admins. */
export const legalQueueRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, ring } = app.services;
  const { load, open } = createReads(app.services);

  app.route({
    ...contracts.listLegalRequests,
    handler: async (request, reply) => {
      const { taken, limit: _limit, cursor: _cursor, ...filter } = request.query;
      const { id } = requireAccountOf(request);
      const counselId = taken === 'free' ? null : id;
      const wanted = { ...filter, ...(taken !== undefined && { counselId }) };
      const rows = await selectPage(request, reply, {
        cursor: createdCursor,
        count: () => countLegalQueue(db, wanted),
        select: (page) => selectLegalQueue(db, wanted, page),
        cursorOf: createdCursorOf,
      });
      return rows.map(presentQueued);
    },
  });

  app.route({
    ...contracts.listCounsel,
    handler: async () =>
      (await selectCounsel(db)).map(({ id, name }) => ({ id, name: name ?? '' })),
  });

  app.route({
    ...contracts.getManagedRequest,
    handler: async (request) => open(requireAccountOf(request), request.params.id),
  });

  app.route({
    ...contracts.updateLegalRequest,
    bodyLimit: jsonBodyLimit(contracts.legalLengths),
    handler: async (request) => {
      const by = requireAccountOf(request);
      const { id } = request.params;
      await transaction(db, (trx) => changeRequest({ trx, ring, by }, id, request.body));
      return load(by, id);
    },
  });
};

/** A message once for each key; a repetition opens the request as it is then. */
const once = (operation: string, by: Account, key: string | undefined, request: object) => ({
  operation,
  owner: by.id,
  key,
  request,
  exists: async () => true,
});

/** What is written in requests, for counsel alone. */
export const counselRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, db, ring } = app.services;
  const { open } = createReads(app.services);
  await app.register(counselFileRoutes);
  const bodyLimit = jsonBodyLimit(contracts.legalLengths);

  app.route({
    ...contracts.createLegalNote,
    bodyLimit,
    handler: async (request, reply) => {
      const by = requireAccountOf(request);
      const { params, body, headers } = request;
      const { id } = params;
      const creation = once('legal_note', by, headers['idempotency-key'], { id, ...body });
      await createOnce(app.services, creation, async (trx) => {
        await startAction(trx, { id, by, action: 'note' });
        const note = {
          requestId: id,
          kind: 'note',
          authorId: by.id,
          text: body.text.trim(),
        } as const;
        return insertLegalMessage(trx, ring, note);
      });
      return reply.code(201).send(await open(by, id));
    },
  });

  app.route({
    ...contracts.createLegalReply,
    bodyLimit,
    handler: async (request, reply) => {
      const by = requireAccountOf(request);
      const { params, body, headers } = request;
      const { id } = params;
      const creation = once('legal_reply', by, headers['idempotency-key'], { id, ...body });
      await createOnce(app.services, creation, (trx) => replyTo({ trx, ring, by }, id, body.text));
      return reply.code(201).send(await open(by, id));
    },
  });

  app.route({
    ...contracts.getCounselCalendar,
    config: { mediaType: calendarType },
    handler: async ({ params }, reply) => {
      const row = found(await selectLegalRequest(db, params.id));
      const { publicOrigin } = config.http;
      return sendMeeting(reply, row, { path: counselPath(row.id), publicOrigin });
    },
  });
};

/** Of what strangers sent: it is neither stored nor able to load or run anything. */
const untrustedHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
} as const;

/** Files of requests, and the pages of documents as pictures, for counsel alone. */
const counselFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, fileMemory, redis, ring } = app.services;

  app.route({
    ...contracts.downloadLegalFile,
    config: { mediaType: 'application/octet-stream' },
    handler: async (request, reply) => {
      const by = requireAccountOf(request);
      const { id, fileId } = request.params;
      const place = { id: fileId, requestId: id };
      await reserveMemory(fileMemory, reply, await selectLegalFileLength(db, place));
      const file = found(await selectLegalFile(db, ring, place));
      const entry = {
        ...auditSubject(by, 'legal_request', id),
        action: 'legal_file_downloaded',
      } as const;
      await transaction(db, (trx) => insertAuditEntries(trx, entry));
      const name = downloadName(file.name, file.mediaType);
      const ascii = name.replaceAll(/[^\w .-]/g, '_');
      return reply
        .type(file.mediaType)
        .header(
          'content-disposition',
          `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .headers(untrustedHeaders)
        .send(file.bytes);
    },
  });

  app.route({
    ...contracts.getLegalFilePage,
    config: { mediaType: 'image/webp' },
    handler: async (request, reply) => {
      const by = requireAccountOf(request);
      const { id, fileId, page } = request.params;
      const picture = found(await selectFilePage(db, ring, { fileId, requestId: id, page }));
      // Once an hour for a document, not for each of its pages.
      const isFirst = await redis.set(`kga:viewed:${by.id}:${fileId}`, '1', 'EX', 3_600, 'NX');
      if (isFirst !== null) {
        const entry = {
          ...auditSubject(by, 'legal_request', id),
          action: 'legal_file_viewed',
        } as const;
        await transaction(db, (trx) => insertAuditEntries(trx, entry));
      }
      return reply.type('image/webp').headers(untrustedHeaders).send(picture);
    },
  });
};
