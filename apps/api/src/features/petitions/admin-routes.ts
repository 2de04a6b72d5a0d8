// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import { type Database, insertAuditEntries, isUniqueViolation, transaction } from '@kga/db/core';
import {
  correctPetitionUpdate,
  deletePetitionUpdate,
  insertPetition,
  insertPetitionFigure,
  insertPetitionUpdate,
  selectAnyPetition,
  selectFigures,
  selectPetitions,
  selectSources,
  selectUpdates,
} from '@kga/db/petitions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { auditSubject } from '../../accounts/presenter.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import { listUrl, pageHeaders, splitPage } from '../../platform/pagination.ts';
import {
  actOn,
  addEvent,
  changePetition,
  checkIsPast,
  deleteEvent,
  savePetition,
} from './change-petition.ts';
import { presentManaged, presentManagedSummary } from './presenter.ts';
import { readListQuery } from './routes.ts';

/** Bytes of a petition as JSON: its text in six languages, escaped. */
const bodyLimit = 1_048_576;

async function loadManaged(db: Database, slug: string) {
  const row = found(await selectAnyPetition(db, slug));
  return presentManaged(row, await selectFigures(db, row.id), await selectUpdates(db, row.id));
}

/** Publishes that a petition has changed, and returns it. */
async function changed({ server, log }: FastifyRequest, slug: string) {
  const { db, redis } = server.services;
  await publishChange(redis, log, { topic: 'petition', id: slug });
  return loadManaged(db, slug);
}

/** Administration of petitions: their texts and states, and where signatures come from. */
export const petitionAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.listManagedPetitions,
    handler: async ({ query }, reply) => {
      const { limit, status } = query;
      const { page, search } = readListQuery(query);
      const filter = { ...search, status, drafts: true };
      const { petitions, total } = await selectPetitions(db, filter, page);
      const { rows, last } = splitPage(petitions, limit);
      const url = listUrl(contracts.listManagedPetitions.url, { limit, q: search.text, status });
      reply.headers(pageHeaders({ url, total, next: last && { position: last.position } }));
      return rows.map(presentManagedSummary);
    },
  });

  app.route({
    ...contracts.getManagedPetition,
    handler: ({ params }) => loadManaged(db, params.id),
  });

  app.route({
    ...contracts.listSources,
    handler: async ({ params, query }) => {
      const { id } = found(await selectAnyPetition(db, params.id));
      const since = new Date(Date.now() - (Number(query.days) - 1) * 86_400_000);
      return selectSources(db, id, since.toISOString().slice(0, 10));
    },
  });

  app.route({
    ...contracts.createPetition,
    bodyLimit,
    handler: async (request, reply) => {
      const { id: slug, kind, ...draft } = request.body;
      const admin = requireAccountOf(request);
      try {
        await transaction(db, async (trx) => {
          const id = await insertPetition(trx, { slug, kind, draft });
          const entry = { action: 'petition_created', after: draft.title } as const;
          await insertAuditEntries(trx, { ...auditSubject(admin, 'petition', id), ...entry });
        });
      } catch (error) {
        throw isUniqueViolation(error) ? new AppError('conflict', { cause: error }) : error;
      }
      return reply.code(201).send(await changed(request, slug));
    },
  });

  app.route({
    ...contracts.updatePetition,
    bodyLimit,
    handler: async (request) => {
      const { id: slug } = request.params;
      await savePetition(db, { admin: requireAccountOf(request), slug, body: request.body });
      return changed(request, slug);
    },
  });

  app.route({
    ...contracts.actOnPetition,
    handler: async (request) => {
      const { id: slug } = request.params;
      const { action, ...details } = request.body;
      await actOn(db, { admin: requireAccountOf(request), slug, action, details });
      return changed(request, slug);
    },
  });
};

/** Events and hand-entered figures of petitions. */
export const petitionEventRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.createPetitionEvent,
    handler: async (request, reply) => {
      const { id: slug } = request.params;
      await addEvent(db, { admin: requireAccountOf(request), slug, event: request.body });
      return reply.code(201).send(await changed(request, slug));
    },
  });

  app.route({
    ...contracts.deletePetitionEvent,
    handler: async (request) => {
      const { id: slug, ...event } = request.params;
      await deleteEvent(db, { admin: requireAccountOf(request), slug, event });
      return changed(request, slug);
    },
  });

  app.route({
    ...contracts.createPetitionFigure,
    handler: async (request, reply) => {
      const { id: slug } = request.params;
      const { signatureCount, atLeast, date, sourceUrl } = request.body;
      const by = { admin: requireAccountOf(request), slug };
      await changePetition(db, by, async (trx, petition) => {
        if (petition.kind === 'own') throw new AppError('conflict');
        checkIsPast(date);
        const { signature_count: before = null } = (await selectAnyPetition(trx, slug)) ?? {};
        await insertPetitionFigure(trx, {
          petition_id: petition.id,
          signature_count: signatureCount,
          at_least: atLeast,
          counted_on: date,
          source_url: sourceUrl,
        });
        return {
          action: 'petition_figure_added',
          before: before === null ? null : String(before),
          after: `${signatureCount} ${sourceUrl}`,
        };
      });
      return reply.code(201).send(await changed(request, slug));
    },
  });
};

/** Updates that a petition posts to its signers. */
export const petitionUpdateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.createPetitionUpdate,
    handler: async (request, reply) => {
      const { id: slug } = request.params;
      const by = { admin: requireAccountOf(request), slug };
      await changePetition(db, by, async (trx, { id }) => {
        await insertPetitionUpdate(trx, { petition_id: id, ...request.body });
        return { action: 'petition_update_posted', after: request.body.title };
      });
      return reply.code(201).send(await changed(request, slug));
    },
  });

  app.route({
    ...contracts.correctPetitionUpdate,
    handler: async (request) => {
      const { id: slug, updateId } = request.params;
      const by = { admin: requireAccountOf(request), slug };
      await changePetition(db, by, async (trx, { id }) => {
        const update = { id: updateId, petition_id: id };
        const before = found(await correctPetitionUpdate(trx, update, request.body));
        return { action: 'petition_update_corrected', before, after: request.body.title };
      });
      return changed(request, slug);
    },
  });

  app.route({
    ...contracts.deletePetitionUpdate,
    handler: async (request) => {
      const { id: slug, updateId } = request.params;
      const by = { admin: requireAccountOf(request), slug };
      await changePetition(db, by, async (trx, { id }) => {
        const update = { id: updateId, petition_id: id };
        const before = found(await deletePetitionUpdate(trx, update));
        return { action: 'petition_update_deleted', before };
      });
      return changed(request, slug);
    },
  });
};
