import * as contracts from '@kga/contracts';
import { type PetitionAction, type PetitionDraft, canActOnPetition } from '@kga/contracts';
import {
  type Account,
  type Database,
  type Transaction,
  insertAuditEntries,
  insertPetition,
  insertPetitionFigure,
  insertPetitionUpdate,
  isUniqueViolation,
  lockPetition,
  selectAnyPetition,
  selectFigures,
  selectPetitionStatus,
  selectPetitions,
  selectUpdates,
  transaction,
  updatePetitionDate,
  updatePetitionTexts,
  isoTime,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { auditSubject } from '../../accounts/presenter.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import { listUrl, pageHeaders, splitPage } from '../../platform/pagination.ts';
import { presentManaged, presentManagedSummary } from './presenter.ts';
import { readListQuery } from './routes.ts';

/** Bytes of a petition as JSON: its text in six languages, escaped. */
const bodyLimit = 1_048_576;

const dateOf = {
  open: 'opened_at',
  close: 'closes_at',
  submit: 'submitted_at',
  answer: 'answered_at',
} as const satisfies Record<PetitionAction, string>;

const auditActions = {
  open: 'petition_opened',
  close: 'petition_closed',
  submit: 'petition_submitted',
  answer: 'petition_answered',
} as const satisfies Record<PetitionAction, string>;

type Locked = NonNullable<Awaited<ReturnType<typeof lockPetition>>>;

/** Changes a petition in a transaction that also writes the audit log. @throws AppError `not_found` */
function changePetition(
  db: Database,
  { admin, slug }: { admin: Account; slug: string },
  change: (
    trx: Transaction,
    petition: Locked,
  ) => Promise<{ action: string; before?: string | null; after?: string | null }>,
): Promise<void> {
  return transaction(db, async (trx) => {
    const petition = found(await lockPetition(trx, slug));
    const entry = await change(trx, petition);
    await insertAuditEntries(trx, { ...auditSubject(admin, 'petition', petition.id), ...entry });
  });
}

/** Opens, closes, submits or answers a petition now. @throws AppError `not_found`, `conflict` */
const actOn = (
  db: Database,
  { action, ...by }: { admin: Account; slug: string; action: PetitionAction },
) =>
  changePetition(db, by, async (trx, { id, seed_key }) => {
    const status = await selectPetitionStatus(trx, id);
    if (seed_key !== '' || !canActOnPetition(action, status)) throw new AppError('conflict');
    await updatePetitionDate(trx, id, dateOf[action]);
    return { action: auditActions[action], before: status };
  });

/**
 * Fields that cannot get these values. What each start seeds comes from the settings, and
 * petitions whose figures are polled need a target.
 */
function invalidFields(petition: Locked, draft: PetitionDraft): { path: string; code: string }[] {
  const seeded = [
    ['title', petition.title === draft.title],
    ['reference', petition.registration === draft.reference],
    ['target', petition.goal === draft.target],
    ['closes', isoTime(petition.closes_at) === draft.closes],
    ['sources', JSON.stringify(petition.sources) === JSON.stringify(draft.sources)],
  ] as const;
  if (petition.seed_key !== '') {
    return seeded.filter(([, isSame]) => !isSame).map(([path]) => ({ path, code: 'fromSettings' }));
  }
  if (draft.target === null && petition.provider_kind !== null) {
    return [{ path: 'target', code: 'empty' }];
  }
  const isPast = draft.closes !== null && Date.parse(draft.closes) <= Date.now();
  const isKept = isoTime(petition.closes_at) === draft.closes;
  return isPast && !isKept ? [{ path: 'closes', code: 'past' }] : [];
}

const titleAndDate = (title: string, closes: string | null) =>
  closes === null ? title : `${title} (${closes})`;

/** Saves what an admin wrote. A form opened before the petition closed does not open it again. */
const savePetition = (
  db: Database,
  { draft, ...by }: { admin: Account; slug: string; draft: PetitionDraft },
) =>
  changePetition(db, by, async (trx, petition) => {
    const status = await selectPetitionStatus(trx, petition.id);
    const before = isoTime(petition.closes_at);
    const canClose = status === 'draft' || status === 'collecting';
    const saved = canClose ? draft : { ...draft, closes: before };
    const errors = invalidFields(petition, saved);
    if (errors.length > 0) throw new AppError('validation_failed', { errors });
    await updatePetitionTexts(trx, petition.id, saved);
    return {
      action: 'petition_edited',
      before: titleAndDate(petition.title, before),
      after: titleAndDate(saved.title, saved.closes),
    };
  });

async function loadManaged(db: Database, slug: string) {
  const row = found(await selectAnyPetition(db, slug));
  return presentManaged(row, await selectFigures(db, row.id), await selectUpdates(db, row.id));
}

/** Administration of petitions: their texts, lives, figures and updates. */
export const petitionAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  /** Publishes that a petition has changed, and returns it. */
  async function changed({ log }: FastifyRequest, slug: string) {
    await publishChange(redis, log, { topic: 'petition', id: slug });
    return loadManaged(db, slug);
  }

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
    ...contracts.createPetition,
    bodyLimit,
    handler: async (request, reply) => {
      const { id: slug, kind, ...draft } = request.body;
      const admin = requireAccountOf(request);
      try {
        await transaction(db, async (trx) => {
          const id = await insertPetition(trx, { slug, kind, draft });
          const entry = { action: 'petition_created', after: draft.title };
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
      await savePetition(db, { admin: requireAccountOf(request), slug, draft: request.body });
      return changed(request, slug);
    },
  });

  app.route({
    ...contracts.actOnPetition,
    handler: async (request) => {
      const { id: slug } = request.params;
      await actOn(db, { admin: requireAccountOf(request), slug, action: request.body.action });
      return changed(request, slug);
    },
  });

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
    ...contracts.createPetitionFigure,
    handler: async (request, reply) => {
      const { id: slug } = request.params;
      const { signatureCount, atLeast, date, sourceUrl } = request.body;
      const by = { admin: requireAccountOf(request), slug };
      await changePetition(db, by, async (trx, petition) => {
        if (petition.kind === 'own') throw new AppError('conflict');
        if (date > new Date().toISOString().slice(0, date.length)) {
          throw new AppError('validation_failed', { errors: [{ path: 'date', code: 'future' }] });
        }
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
