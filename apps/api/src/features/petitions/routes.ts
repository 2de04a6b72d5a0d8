// SPDX-License-Identifier: AGPL-3.0-or-later
import { plainText, findRegions } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  selectAnyPetition,
  selectFigures,
  selectPetitions,
  selectUpdates,
} from '@kga/db/petitions';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import { hotRoute, sendListPage } from '../../platform/cache/send.ts';
import { decodeCursor, listUrl, pageHeaders, splitPage } from '../../platform/pagination.ts';
import { presentPetition, presentSummary } from './presenter.ts';

/** Most entries of each kind. */
const max = { firstPages: 400, otherPages: 100, petitions: 500 } as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

/** The counts are live. */
const shared = { cacheControl: 'public, max-age=3, stale-while-revalidate=30' } as const;

type Query = z.infer<typeof contracts.listPetitions.schema.querystring>;

const petitionCursor = z.object({ position: plainText(1, 200) });

/**
 * What the query of a list asks for, with one row more than its page.
 * @throws AppError `validation_failed` where the cursor is not one of a list of petitions
 */
export function readListQuery({ limit, cursor, q }: Pick<Query, 'limit' | 'cursor' | 'q'>) {
  const text = q?.trim() || undefined;
  return {
    page: { limit: limit + 1, after: decodeCursor(cursor, petitionCursor)?.position },
    search: { text, named: text === undefined ? [] : findRegions(text) },
  };
}

const urlOf = ({ limit, q, region, status, cursor }: Query): string =>
  listUrl(contracts.listPetitions.url, { limit, q, region, status, cursor });

/** @throws AppError `validation_failed` where the cursor is not one of this list */
function prepareList(db: Database, query: Query) {
  const { limit, region, status } = query;
  const { page, search } = readListQuery(query);
  return async () => {
    const { petitions, total } = await selectPetitions(db, { ...search, region, status }, page);
    const { rows, last } = splitPage(petitions, limit);
    const url = urlOf({ ...query, cursor: undefined });
    const headers = pageHeaders({ url, total, next: last && { position: last.position } });
    const listed = rows.map(presentSummary).filter((petition) => petition !== undefined);
    return responseBody(contracts.listPetitions, listed, { ...shared, headers });
  };
}

async function loadPetition(db: Database, slug: string) {
  const row = await selectAnyPetition(db, slug);
  if (!row) return notFound;
  const parts = [await selectFigures(db, row.id), await selectUpdates(db, row.id)] as const;
  const petition = presentPetition(row, ...parts);
  return petition ? responseBody(contracts.getPetition, petition, shared) : notFound;
}

const createPetitionsCache = (cache: FeatureCache, db: Database) => ({
  list: cache.list<Query>({
    key: urlOf,
    prepare: (query) => prepareList(db, query),
    first: {
      name: 'petitions',
      max: max.firstPages,
      bulkhead: bulkhead(2, max.firstPages + waitingMax),
    },
    others: { name: 'petitions-page', max: max.otherPages, bulkhead: bulkhead(2, waitingMax) },
  }),

  petition: cache.hotKeyed<string>({
    name: 'petition',
    max: max.petitions,
    bulkhead: bulkhead(2, max.petitions + waitingMax),
    key: (slug) => slug,
    prepare: (slug) => () => loadPetition(db, slug),
    isAffected: (key, slug) => key === slug,
    ...hot,
  }),
});

/** Petitions of all regions as open data, from memory. */
export const petitionsRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const featureCache = app.createCache({ topics: ['petition'] });
  const cache = createPetitionsCache(featureCache, db);
  const sendPage = sendListPage(app, cache.list);
  const sendPetition = sendListPage(app, cache.petition);

  app.route({
    ...contracts.listPetitions,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getPetition,
    config: hotRoute,
    handler: (request, reply) => sendPetition(request, reply, request.params.id),
  });
};
