// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import { uploadSource } from '@kga/contracts/content';
import {
  type NewGame,
  factsOf,
  insertCorrection,
  insertGame,
  lockPublishedGame,
  selectOwnGame,
  selectReviewedGame,
} from '@kga/db/archive';
import { type AuthorRef, hasPictureUpload } from '@kga/db/content';
import { type Database, type Transaction, insertOutboxJob } from '@kga/db/core';
import { selectModerationStatus } from '@kga/db/moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { type Author, authorOf } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent, jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent } from '../../content/edit-content.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { presentOwnGame } from './presenter.ts';
import { factsBodyLimit } from './review-game.ts';

/** Whether a day has not come; of a month or a year its end counts. */
function isAhead(date: string): boolean {
  const today = new Date().toISOString().slice(0, date.length);
  return date.length < 'YYYY-MM-DD'.length ? date >= today : date > today;
}

function gameOf(input: contracts.GameSubmission): Omit<NewGame, 'language'> {
  return {
    name: input.name,
    developer: input.developer,
    publisher: input.publisher ?? null,
    release_date: input.releaseDate ?? null,
    shutdown_date: input.shutdownDate,
    genre: input.genre ?? null,
    platforms: input.platform === undefined ? [] : [input.platform],
    availability: isAhead(input.shutdownDate) ? 'announced' : 'shut_down',
    shutdown_reason: input.shutdownReason ?? null,
    description: input.description ?? null,
    sources: input.sourceUrl === undefined ? [] : [input.sourceUrl],
  };
}

const screenedText = (game: ReturnType<typeof gameOf>): string =>
  [game.name, game.developer, game.publisher, game.description, game.shutdown_reason]
    .filter((text) => text !== null)
    .join('\n');

/** @throws AppError `validation_failed` where the upload is not the author's, or was used */
async function wantedCover(
  trx: Transaction,
  author: AuthorRef,
  { coverUrl, coverUpload: id }: Pick<contracts.GameSubmission, 'coverUrl' | 'coverUpload'>,
): Promise<string | null> {
  if (id === undefined) return coverUrl ?? null;
  if (await hasPictureUpload(trx, { id, author })) return uploadSource(id);
  const errors = [{ path: 'coverUpload', code: 'unknown' }];
  throw new AppError('validation_failed', { errors });
}

/**
 * Stores a game for a moderator to look at; returns its id.
 *
 * @throws AppError `validation_failed`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
const submitGame = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: contracts.GameSubmission; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'game', key, input }, async (trx, draft) => {
    const game = gameOf(input);
    const source = await wantedCover(trx, draft.author, input);
    const { status } = await screenNew(trx, { ...draft, text: screenedText(game) });
    await insertGame(trx, {
      ...game,
      id: draft.id,
      language: draft.language,
      status,
      author: draft.author,
      cover_source: source,
    });
    if (source !== null) {
      await insertOutboxJob(trx, 'archive.cover', { gameId: draft.id, source });
    }
  });

type Input = z.infer<typeof contracts.createCorrection.schema.body>;

const refuse = (path: string, code: string) =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/**
 * Stores a correction of a published game for a moderator to look at; returns its id.
 * @throws AppError `not_found`, `validation_failed` if nothing changes or the dates would lie,
 *   `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
const suggestCorrection = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { gameId, input, key }: { gameId: string; input: Input; key: string | undefined },
): Promise<string> => {
  const content = { kind: 'correction', key, input: { ...input, gameId } } as const;
  return createContent(services, author, content, async (trx, draft) => {
    if (!(await lockPublishedGame(trx, gameId))) throw new AppError('not_found');
    const facts = factsOf(found(await selectReviewedGame(trx, gameId)));
    const after = contracts.differentFacts(input.facts, facts);
    const { playableSince = null } = input;
    if (Object.keys(after).length === 0 && playableSince === null) {
      throw refuse('facts', 'unchanged');
    }
    const corrected = contracts.replaceFacts(facts, after);
    if (playableSince !== null && corrected.status !== 'playable_again') {
      throw refuse('playableSince', 'status');
    }
    if (!contracts.isLifetime(corrected)) throw refuse('releaseDate', 'custom');
    if (!contracts.isEndPossible(corrected)) throw refuse('status', 'custom');
    // Where the game has lacked it, other corrections are still possible.
    if (!contracts.isRevivalStated(corrected) && contracts.isRevivalStated(facts)) {
      throw refuse('revivedBy', 'custom');
    }
    const note = input.note?.trim() ?? '';
    const { status } = await screenNew(trx, {
      ...draft,
      text: [note, after.description, after.shutdownReason].filter(Boolean).join('\n'),
    });
    await insertCorrection(trx, {
      id: draft.id,
      game_id: gameId,
      before: contracts.differentFacts(facts, corrected),
      after,
      note,
      source_url: input.sourceUrl ?? null,
      playable_since: playableSince,
      language: draft.language,
      status,
      author: draft.author,
    });
  });
};

/** @throws AppError `not_found` if it is not the author's */
async function loadOwn(db: Database, author: AuthorRef, id: string): Promise<contracts.OwnGame> {
  const row = found(await selectOwnGame(db, { id, author }));
  return presentOwnGame(row, await selectModerationStatus(db, { kind: 'game', id: row.id }));
}

/** Reading and taking back what one has submitted, as a guest or with an account. */
export const ownGameRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.getOwnGame,
    handler: (request) => loadOwn(db, requireAuthor(request), request.params.id),
  });

  app.route({
    ...contracts.deleteGame,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const { id } = request.params;
      const game = found(await selectOwnGame(db, { id, author: author.ref }));
      if (game.status === 'published') throw new AppError('not_allowed');
      const change = await deleteContent(app.services, author, { kind: 'game', id });
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Submitting and correcting games, as a guest or with an account. */
export const submissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.createGame,
    bodyLimit: jsonBodyLimit(contracts.gameMax),
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await submitGame(app.services, author, { input: request.body, key });
      await publishChange(redis, request.log, { topic: 'archive', id });
      return reply.code(201).send(await loadOwn(db, author.ref, id));
    },
  });

  app.route({
    ...contracts.createCorrection,
    bodyLimit: factsBodyLimit + 6 * contracts.correctionNoteMax,
    handler: async (request, reply) => {
      const id = await suggestCorrection(app.services, authorOf(request), {
        gameId: request.params.id,
        input: request.body,
        key: request.headers['idempotency-key'],
      });
      return reply.code(201).send({ id, status: 'pending' });
    },
  });
};
