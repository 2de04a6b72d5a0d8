// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import type { AuthorRef } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { insertLetterAnswer, selectOwnLetterAnswers } from '@kga/db/legal';
import { noModeration, selectModerationStatuses } from '@kga/db/moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { type Author, authorOf } from '../../../content/author.ts';
import { screenNew } from '../../../content/auto-moderation.ts';
import { createContent, jsonBodyLimit } from '../../../content/create-content.ts';
import { deleteContent } from '../../../content/edit-content.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { presentOwnLetterAnswer } from './presenter.ts';

/** Most of one's own answers of a region that are returned: the newest. */
const ownMax = 100;

/** An author's newest answers of a region, or one of them. */
async function loadOwnAnswers(
  db: Database,
  author: AuthorRef,
  which: { region: contracts.LegalRegion } | { id: string },
): Promise<contracts.OwnLetterAnswer[]> {
  const rows = await selectOwnLetterAnswers(db, author, { which, limit: ownMax });
  const refs = rows.map(({ id }) => ({ kind: 'letter_answer', id }) as const);
  const statuses = await selectModerationStatuses(db, refs);
  return rows.map((row) => presentOwnLetterAnswer(row, statuses.get(row.id) ?? noModeration));
}

type Input = { region: contracts.LegalRegion } & z.infer<
  typeof contracts.createLetterAnswer.schema.body
>;

/**
 * Holds an answer for moderation; returns its id.
 * @throws AppError `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
const shareAnswer = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: Input; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'letter_answer', key, input }, async (trx, draft) => {
    const { region, who, content, answeredOn } = input;
    const { status } = await screenNew(trx, { ...draft, text: `${who}\n\n${content}` });
    await insertLetterAnswer(trx, {
      id: draft.id,
      region,
      who,
      content,
      answered_on: answeredOn,
      language: draft.language,
      status,
      author: author.ref,
    });
  });

/** Reading and deleting the answers that one shared, suspended or not. */
export const ownAnswerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listOwnLetterAnswers,
    handler: (request) => loadOwnAnswers(db, authorOf(request).ref, request.params),
  });

  app.route({
    ...contracts.deleteLetterAnswer,
    handler: async (request, reply) => {
      const ref = { kind: 'letter_answer', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

export const answerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.createLetterAnswer,
    bodyLimit: jsonBodyLimit(contracts.letterAnswerMax),
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const input = { ...request.params, ...request.body };
      const id = await shareAnswer(app.services, author, { input, key });
      const [own] = await loadOwnAnswers(app.services.db, author.ref, { id });
      return reply.code(201).send(found(own));
    },
  });
};
