// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import { lockAuthor } from '@kga/db/content';
import { type Database, transaction } from '@kga/db/core';
import {
  selectLetterAnswers,
  selectLetterCounts,
  selectOwnLetter,
  updateOwnLetter,
} from '@kga/db/legal';
import { bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { authorOf } from '../../../content/author.ts';
import { responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../../platform/pagination.ts';
import type { Services } from '../../../platform/services.ts';
import { presentLetterAnswer } from './presenter.ts';

type Query = z.infer<typeof contracts.listLetterAnswers.schema.querystring> &
  z.infer<typeof contracts.listLetterAnswers.schema.params>;

const answersPath = (region: string): string =>
  contracts.listLetterAnswers.url.replace(':region', region);

const urlOf = ({ region, limit, cursor }: Query): string =>
  listUrl(answersPath(region), { limit, cursor });

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Loads of the database at a time, and most cached pages. */
const bounds = { concurrent: 2, waiting: 200, cached: 200 } as const;

/** How many wrote to representatives, and what these answered, as open data. */
export const letterRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const cache = app.createCache({ topics: ['letters'], openData: true });

  const counts = cache.entry({
    name: 'letter-counts',
    load: async () =>
      responseBody(contracts.listLetterCounts, await selectLetterCounts(db), { cacheControl }),
  });

  const answers = cache.keyed<Query>({
    name: 'letter-answers',
    max: bounds.cached,
    bulkhead: bulkhead(bounds.concurrent, bounds.waiting),
    key: urlOf,
    isAffected: (key, region) => key.startsWith(`${answersPath(region)}?`),
    prepare(query) {
      const after = decodeCursor(query.cursor, createdCursor);
      return async () => {
        const page = { limit: query.limit + 1, after };
        const found = await selectLetterAnswers(db, query.region, page);
        const { rows, last } = splitPage(found, query.limit);
        const headers = pageHeaders({
          url: urlOf({ ...query, cursor: undefined }),
          total: undefined,
          next: last && createdCursorOf(last),
        });
        const listed = rows.map(presentLetterAnswer);
        return responseBody(contracts.listLetterAnswers, listed, { cacheControl, headers });
      };
    },
  });

  app.route({
    ...contracts.listLetterCounts,
    config: { ...cachedRoute, openData: true },
    handler: (request, reply) => sendCached(request, reply, counts()),
  });

  app.route({
    ...contracts.listLetterAnswers,
    config: { ...cachedRoute, openData: true },
    handler: (request, reply) =>
      sendCached(request, reply, answers({ ...request.params, ...request.query })),
  });
};

/**
 * Notes that the caller wrote to a representative, or takes that back, and publishes the change.
 * @throws AppError `not_signed_in`, `rate_limited`
 */
async function changeLetter(
  { db, rateLimits, redis }: Services,
  request: FastifyRequest,
  { region, hasWritten }: { region: contracts.LegalRegion; hasWritten: boolean },
): Promise<contracts.OwnLetter> {
  const { ref: author, id: account, ip: address } = authorOf(request);
  await rateLimits.consume('react', { address, account });
  const letter = await transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, author))) throw new AppError('not_signed_in');
    await updateOwnLetter(trx, { region, author, hasWritten });
    return selectOwnLetter(trx, { region, author });
  });
  await publishChange(redis, request.log, { topic: 'letters', id: region });
  return letter;
}

/** Whether one wrote, and taking that back. */
export const ownLetterRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.getOwnLetter,
    handler: (request) =>
      selectOwnLetter(db, { region: request.params.region, author: authorOf(request).ref }),
  });

  app.route({
    ...contracts.deleteOwnLetter,
    handler: (request) =>
      changeLetter(app.services, request, { ...request.params, hasWritten: false }),
  });
};

export const letterWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.createOwnLetter,
    handler: (request) =>
      changeLetter(app.services, request, { ...request.params, hasWritten: true }),
  });
};
