// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import {
  type MemoryRow,
  type NewMemory,
  countMemories,
  insertMemory,
  lockPublishedGame,
  selectHelpfulMemories,
  selectMemoryCursor,
  selectNewestMemories,
  selectOwnMemories,
  updateMemory,
} from '@kga/db/archive';
import type { AuthorRef } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { noModeration, selectModerationStatuses } from '@kga/db/moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { type Author, authorOf } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent, jsonBodyLimit } from '../../content/create-content.ts';
import { type ContentEditor, deleteContent, editContent } from '../../content/edit-content.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../platform/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { presentMemory, presentOwnMemory } from './presenter.ts';

export type MemoriesQuery = z.infer<typeof contracts.listMemories.schema.querystring> &
  z.infer<typeof contracts.listMemories.schema.params>;

/** Most of one's own memories of a game that are returned: the newest. */
const ownMax = 100;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const helpfulCursor = z.object({ helpful: z.int32(), id: z.uuid() });

export const memoriesPath = (id: string): string => contracts.listMemories.url.replace(':id', id);

export const memoriesUrl = ({ id, limit, sort, cursor, at }: MemoriesQuery): string =>
  listUrl(memoriesPath(id), {
    limit,
    ...(sort === 'helpful' ? { sort } : { at: cursor === undefined ? at : undefined }),
    cursor,
  });

type Found = { found: MemoryRow[]; nextOf: (row: MemoryRow) => unknown };

/** Validates the cursor of a query and returns what selects a page and more. */
function prepareOrder(
  db: Database,
  { id: gameId, sort, cursor, at }: MemoriesQuery,
): (limit: number) => Promise<Found> {
  if (sort === 'helpful') {
    const after = decodeCursor(cursor, helpfulCursor);
    return async (limit) => ({
      found: await selectHelpfulMemories(db, gameId, { limit, after }),
      nextOf: ({ helpful, id }) => ({ helpful, id }),
    });
  }
  const after = decodeCursor(cursor, createdCursor);
  return async (limit) => {
    const isAt = at !== undefined && !after;
    const from = isAt ? await selectMemoryCursor(db, { gameId, id: at }) : undefined;
    return {
      found: await selectNewestMemories(db, gameId, { limit, after, from }),
      nextOf: createdCursorOf,
    };
  };
}

/**
 * Validates a query and returns what loads its page of a game's memories.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareMemories(db: Database, query: MemoriesQuery): () => Promise<LoadResult> {
  const select = prepareOrder(db, query);
  const url = memoriesUrl({ ...query, cursor: undefined, at: undefined });
  return async () => {
    const [total, page] = await Promise.all([countMemories(db, query.id), select(query.limit + 1)]);
    if (total === undefined) return notFound;
    const { rows, last } = splitPage(page.found, query.limit);
    const next = last && page.nextOf(last);
    return responseBody(contracts.listMemories, rows.map(presentMemory), {
      cacheControl,
      headers: pageHeaders({ url, total, next }),
    });
  };
}

/** An author's newest memories of a game, or one of them, newest first. */
async function loadOwnMemories(
  db: Database,
  author: AuthorRef,
  which: { gameId: string } | { id: string },
): Promise<contracts.OwnMemory[]> {
  const rows = await selectOwnMemories(db, author, { which, limit: ownMax });
  const refs = rows.map(({ id }) => ({ kind: 'memory', id }) as const);
  const statuses = await selectModerationStatuses(db, refs);
  return rows.map((row) => presentOwnMemory(row, statuses.get(row.id) ?? noModeration));
}

/** @throws AppError `not_found` if it is not the author's */
const loadOwnMemory = async (
  db: Database,
  author: AuthorRef,
  id: string,
): Promise<contracts.OwnMemory> => found((await loadOwnMemories(db, author, { id }))[0]);

type CreateInput = { gameId: string } & z.infer<typeof contracts.createMemory.schema.body>;

type UpdateInput = z.infer<typeof contracts.updateMemory.schema.body>;

/**
 * Publishes a memory or holds it for moderation; returns its id.
 * @throws AppError `not_found`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
const publishMemory = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: CreateInput; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'memory', key, input }, async (trx, draft) => {
    const { gameId, content, yearsPlayed = null } = input;
    if (!(await lockPublishedGame(trx, gameId))) throw new AppError('not_found');
    const { status } = await screenNew(trx, { ...draft, text: content });
    await insertMemory(trx, {
      id: draft.id,
      game_id: gameId,
      content,
      years_played: yearsPlayed,
      language: draft.language,
      status,
      author: author.ref,
    });
  });

const memoryEditor: ContentEditor<UpdateInput, NewMemory> = {
  kind: 'memory',
  async values(_trx, item, { content = item.content, yearsPlayed, language = item.language }) {
    const before = item.details.find(({ name }) => name === 'yearsPlayed')?.value ?? null;
    const years = yearsPlayed === undefined ? before : yearsPlayed;
    const isSame = content === item.content && years === before && language === item.language;
    return isSame ? undefined : { content, years_played: years, language };
  },
  text: ({ content }) => content,
  update: (trx, id, values) => updateMemory(trx, id, values),
};

const bodyLimit = jsonBodyLimit(contracts.memoryMax);

/** Reading and deleting one's own memories, as a guest or with an account, suspended or not. */
export const ownMemoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listOwnMemories,
    handler: (request) =>
      loadOwnMemories(db, requireAuthor(request), { gameId: request.params.id }),
  });

  app.route({
    ...contracts.deleteMemory,
    handler: async (request, reply) => {
      const ref = { kind: 'memory', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Creating and editing memories, as a guest or with an account. */
export const memoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.createMemory,
    bodyLimit,
    handler: async (request, reply) => {
      const gameId = request.params.id;
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const input = { gameId, ...request.body };
      const id = await publishMemory(app.services, author, { input, key });
      await publishChange(redis, request.log, { topic: 'archive', id: gameId });
      return reply.code(201).send(await loadOwnMemory(db, author.ref, id));
    },
  });

  app.route({
    ...contracts.updateMemory,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, memoryEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwnMemory(db, author.ref, id);
    },
  });
};
