// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { routes } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/legal';
import { type Database, transaction } from '@kga/db/core';
import {
  type LegalRequestRow,
  answerLegalMeeting,
  deleteLegalRequest,
  newLegalReference,
  selectLegalFigures,
  selectLegalFileState,
  selectLegalRequestByToken,
  selectLegalTokens,
} from '@kga/db/legal';
import type { KeyRing, LegalTokens } from '@kga/server/crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';

import { languageOf } from '../../../accounts/language.ts';
import { isTrapFilled } from '../../../content/auto-moderation.ts';
import { jsonBodyLimit } from '../../../content/create-content.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { bufferOf, fileBodies } from '../../../platform/plugins/file-bodies.ts';
import { calendarType, sendMeeting } from './calendar.ts';
import { notifyCounsel } from './notify-counsel.ts';
import { presentRequest } from './presenter.ts';
import { type SubmittedForm, submitRequest } from './submit-request.ts';
import { createFileUploads } from './upload-file.ts';

const bodyLimit = jsonBodyLimit({ ...contracts.legalLengths, phone: 1_000 });

/** The key of tokens, read once. */
function createTokens(db: Database, ring: KeyRing) {
  let tokens: LegalTokens | undefined;
  return async (): Promise<LegalTokens> => (tokens ??= await selectLegalTokens(db, ring));
}

/** Only programs fill in the hidden field; their answer does not show that nothing is stored. */
const nothingStored = () => ({
  reference: newLegalReference(),
  token: randomBytes(32).toString('base64url'),
});

const senderOf = (request: FastifyRequest) => ({
  address: request.ip,
  accountId: request.actor.kind === 'account' ? request.actor.account.id : undefined,
  language: languageOf(request),
});

/** The forms and the status pages, for everyone. */
export const legalRequestRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, db, rateLimits, ring } = app.services;
  const tokensOf = createTokens(db, ring);

  /**
   * A request by its token; those who try many have to wait. A valid token refunds its own attempt only,
   * so that it does not pay for guessing others. @throws AppError `not_found`
   */
  async function requestOf({ ip }: FastifyRequest, token: string): Promise<LegalRequestRow> {
    await rateLimits.consume('legal_token', { address: ip });
    const row = found(await selectLegalRequestByToken(db, (await tokensOf()).hashOf(token)));
    await rateLimits.refund('legal_token', { address: ip });
    return row;
  }

  async function submit(request: FastifyRequest, form: SubmittedForm) {
    if (isTrapFilled(form.body.traces)) return nothingStored();
    const sealing = { ring, tokens: await tokensOf() };
    return submitRequest(app.services, sealing, { ...form, sender: senderOf(request) });
  }

  app.route({
    ...contracts.createConsultation,
    bodyLimit,
    handler: (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return submit(request, { kind: 'consultation', body, key: headers['idempotency-key'] });
    },
  });

  app.route({
    ...contracts.createAidApplication,
    bodyLimit,
    handler: (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return submit(request, { kind: 'aid', body, key: headers['idempotency-key'] });
    },
  });

  app.route({
    ...contracts.getLegalRequest,
    handler: async (request) =>
      presentRequest(db, ring, await requestOf(request, request.params.token)),
  });

  app.route({
    ...contracts.withdrawLegalRequest,
    handler: async (request, reply) => {
      const { token_hash: hash } = await requestOf(request, request.params.token);
      found((await deleteLegalRequest(db, hash)) || undefined);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.answerMeeting,
    handler: async (request) => {
      const { params, body } = request;
      const { token_hash: hash } = await requestOf(request, params.token);
      await transaction(db, async (trx) => {
        const row = await answerLegalMeeting(trx, hash, body);
        if (!row) throw new AppError('conflict');
        await notifyCounsel(trx, row, body.accept ? 'accepted' : 'declined');
      });
      return presentRequest(db, ring, found(await selectLegalRequestByToken(db, hash)));
    },
  });

  app.route({
    ...contracts.getMeetingCalendar,
    config: { mediaType: calendarType },
    handler: async (request, reply) => {
      const row = await requestOf(request, request.params.token);
      const { publicOrigin } = config.http;
      return sendMeeting(reply, row, { path: routes.legal, publicOrigin });
    },
  });
};

/** The files of forms that are not sent yet, for everyone. */
export const legalFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, ring } = app.services;
  const uploadFile = createFileUploads(app.services, ring);
  await app.register(fileBodies, { memory: app.services.fileMemory });

  app.route({
    ...contracts.createLegalFile,
    bodyLimit: contracts.legalFileMax,
    handler: async ({ body, headers, ip }, reply) => {
      const file = { name: headers[contracts.fileNameHeader], bytes: bufferOf(body), address: ip };
      return reply.code(201).send(await uploadFile(file));
    },
  });

  app.route({
    ...contracts.getLegalFile,
    handler: async ({ params }) => found(await selectLegalFileState(db, params.id)),
  });
};

/** Milliseconds for which figures are answered from memory. */
const figuresMs = 60_000;

/** How many requests there were, as open figures. */
export const legalFigureRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const figures = new LRUCache<'all', Awaited<ReturnType<typeof selectLegalFigures>>>({
    max: 1,
    ttl: figuresMs,
    fetchMethod: () => selectLegalFigures(db),
  });

  app.route({
    ...contracts.getLegalFigures,
    config: { openData: true },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
      return found(await figures.fetch('all'));
    },
  });
};
