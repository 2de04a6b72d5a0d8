// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languages } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/legal';
import { seededGameId } from '@kga/db/archive';
import { readCommitments, readVerification } from '@kga/legal';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { responseBody, textBody } from '../../platform/cache/response-body.ts';
import { cachedRoute, hotRoute, sendCached, sendListPage } from '../../platform/cache/send.ts';
import { listUrl } from '../../platform/pagination.ts';
import { commitmentsAtom, commitmentsCalendar, commitmentsCsv } from './commitment-files.ts';

/** JSON Schema of a promise of the open data. */
const commitmentSchema = z.toJSONSchema(contracts.commitment);

/** All filters together, with room for those of regions without a promise. */
const filtersMax = 500;

const shared = { cacheControl: 'public, max-age=300, stale-while-revalidate=3600' } as const;

type Filter = z.infer<typeof contracts.listCommitments.schema.querystring>;

/** The game that a promise is about, by the id that the archive has for its key. */
const gameIdOf = ({ game }: contracts.Commitment): string | undefined =>
  game === undefined ? undefined : seededGameId(game);

const urlOf = ({ status, who, region, game }: Filter): string =>
  listUrl(contracts.listCommitments.url, { status, who, region, game });

/** The responses about promises, of which all are written once. */
function createCommitmentCache(cache: FeatureCache, publicOrigin: string) {
  const commitments = readCommitments();
  const verification = readVerification();
  const gameIds = new Set(commitments.map(gameIdOf));

  const list = cache.hotKeyed<Filter>({
    name: 'commitments',
    max: filtersMax,
    bulkhead: bulkhead(2, filtersMax),
    // Games without a promise share an entry.
    key: ({ game, ...filter }) =>
      urlOf({ ...filter, game: game === undefined || gameIds.has(game) ? game : 'none' }),
    prepare:
      ({ status, who, region, game }) =>
      async () => {
        const wanted = commitments.filter(
          (each) =>
            (status === undefined || each.status === status) &&
            (who === undefined || each.whoKind === who) &&
            (region === undefined || each.region === region) &&
            (game === undefined || gameIdOf(each) === game),
        );
        return responseBody(contracts.listCommitments, wanted, shared);
      },
    ...hot,
  });

  const calendar = cache.keyed<Language>({
    name: 'commitments-calendar',
    max: languages.length,
    key: (language) => language,
    prepare: (language) => async () =>
      textBody('text/calendar', commitmentsCalendar(commitments, language, publicOrigin), shared),
  });

  const feed = cache.keyed<Language>({
    name: 'commitments-feed',
    max: languages.length,
    key: (language) => language,
    prepare: (language) => async () =>
      textBody(
        'application/atom+xml',
        commitmentsAtom(commitments, language, publicOrigin),
        shared,
      ),
  });

  const table = cache.entry({
    name: 'commitments-table',
    load: async () => textBody('text/csv', commitmentsCsv(commitments), shared),
  });

  const verified = cache.entry({
    name: 'verification',
    load: async () => responseBody(contracts.getVerification, verification, shared),
  });

  return { list, calendar, feed, table, verified };
}

/** The record of promises as open data, from memory: a list, a calendar, a feed and a table. */
export const commitmentRoutes: FastifyPluginAsyncZod<{ publicOrigin: string }> = async (
  app,
  { publicOrigin },
) => {
  const featureCache = app.createCache({ topics: [] });
  const cache = createCommitmentCache(featureCache, publicOrigin);
  const sendList = sendListPage(app, cache.list);

  app.route({
    ...contracts.listCommitments,
    config: hotRoute,
    handler: (request, reply) => sendList(request, reply, request.query),
  });

  app.route({
    ...contracts.getVerification,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.verified()),
  });

  app.route({
    ...contracts.getCommitmentsCalendar,
    config: { ...cachedRoute, mediaType: 'text/calendar' },
    handler: (request, reply) => sendCached(request, reply, cache.calendar(request.query.lang)),
  });

  app.route({
    ...contracts.getCommitmentsFeed,
    config: { ...cachedRoute, mediaType: 'application/atom+xml' },
    handler: (request, reply) => sendCached(request, reply, cache.feed(request.query.lang)),
  });

  app.route({
    ...contracts.getCommitmentsSchema,
    config: { openData: true },
    handler: () => commitmentSchema,
  });

  app.route({
    ...contracts.exportCommitments,
    config: { ...cachedRoute, mediaType: 'text/csv' },
    handler: (request, reply) => sendCached(request, reply, cache.table()),
  });
};
