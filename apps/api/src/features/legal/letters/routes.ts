// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/legal';
import type { Database } from '@kga/db/core';
import { selectLetterAnswers, selectLetterCounts } from '@kga/db/legal';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../../platform/pagination.ts';
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
  const cache = app.createCache({ topics: ['letters'] });

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
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, counts()),
  });

  app.route({
    ...contracts.listLetterAnswers,
    config: cachedRoute,
    handler: (request, reply) =>
      sendCached(request, reply, answers({ ...request.params, ...request.query })),
  });
};
