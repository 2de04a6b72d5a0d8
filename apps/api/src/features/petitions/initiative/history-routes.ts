// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { selectAnyPetition, selectFigures } from '@kga/db/petitions';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { notFound, responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import { type HistoryQuery, selectPoints } from './load.ts';

type Line = HistoryQuery & { slug: string };

const max = 1_000;
const loads = { concurrent: 2, waiting: max + 50 } as const;

const cacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** A day without its month or year has no place in a chart. */
const isDay = ({ counted_on }: { counted_on: string }) => counted_on.length === 'YYYY-MM-DD'.length;

async function loadLine(db: Database, { slug, ...query }: Line) {
  const petition = await selectAnyPetition(db, slug);
  if (!petition || petition.status === 'draft') return notFound;
  const charted = {
    petitionId: petition.id,
    isOpen: petition.status === 'collecting',
    now: new Date(),
  };
  const polled = await selectPoints(db, charted, query);
  const entered =
    polled.length > 0 || query.country !== undefined
      ? []
      : (await selectFigures(db, petition.id)).filter(isDay);
  const points = entered.map(({ counted_on, signature_count }) => ({
    timestamp: new Date(counted_on).toISOString(),
    signatureCount: signature_count,
    goal: petition.goal,
  }));
  return responseBody(contracts.getPetitionHistory, [...polled, ...points], { cacheControl });
}

/** How the figures of any petition have grown. */
export const petitionHistoryRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (
  app,
  { db },
) => {
  const cache = app.createCache({ topics: ['petition'], openData: true });
  const lines = cache.keyed<Line>({
    name: 'petition-history',
    max,
    bulkhead: bulkhead(loads.concurrent, loads.waiting),
    key: ({ slug, range, limit, country = '' }) => `${slug} ${range} ${limit} ${country}`,
    prepare: (line) => () => loadLine(db, line),
    isAffected: (key, slug) => key.startsWith(`${slug} `),
  });

  app.route({
    ...contracts.getPetitionHistory,
    config: { ...cachedRoute, openData: true },
    handler: (request, reply) => {
      const { params, query } = request;
      return sendCached(request, reply, lines({ ...query, slug: params.id }));
    },
  });
};
