// SPDX-License-Identifier: AGPL-3.0-or-later
import { memberStates, type MemberState, campaign } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Config } from '../../../config.ts';
import type { EncodedResponse } from '../../../platform/cache/encoded-response.ts';
import { type FeatureCache, hot } from '../../../platform/cache/feature-cache.ts';
import { hotRoute, sendHot } from '../../../platform/cache/send.ts';
import type { Metrics } from '../../../platform/plugins/metrics.ts';
import { createEventStream, formatEvent } from '../../../platform/sse/event-stream.ts';
import { loadHighlights } from './highlights.ts';
import {
  type HistoryQuery,
  loadDays,
  loadDetails,
  loadForecast,
  loadHistory,
  loadLatest,
} from './load.ts';

/** Four ranges of the total with limits from 1 to 100, and of each state with that of the chart. */
const seriesMax = 4 * (100 + memberStates.length);

/** Loads that may wait; besides, all stored series may be reloaded at once. */
const waitingMax = 50;

export function createPetitionCache(
  cache: FeatureCache,
  { db, onLatest }: { db: Database; onLatest?: (latest: EncodedResponse) => void },
) {
  return {
    latest: cache.entry({
      name: 'latest',
      load: () => loadLatest(db),
      ...hot,
      onChange: 'refresh-eagerly',
      ...(onLatest && { onLoaded: onLatest }),
    }),
    details: cache.entry({ name: 'details', load: () => loadDetails(db), ...hot }),
    forecast: cache.entry({ name: 'forecast', load: () => loadForecast(db), ...hot }),
    days: cache.entry({ name: 'days', load: () => loadDays(db), ...hot }),
    highlights: cache.entry({ name: 'highlights', load: () => loadHighlights(db), ...hot }),
    history: cache.keyed<HistoryQuery<MemberState>>({
      name: 'history',
      max: seriesMax,
      // Requests for all series leave connections to others.
      bulkhead: bulkhead(2, seriesMax + waitingMax),
      key: ({ range, limit, country = '' }) => `${range} ${limit} ${country}`,
      prepare: (query) => () => loadHistory(db, query),
      ...hot,
    }),
  };
}

type PetitionOptions = { config: Config['stream']; db: Database; metrics: Metrics };

const config = { ...hotRoute, openData: true } as const;

const room = 'latest';

const latestEvent = ({ id, source }: EncodedResponse) => formatEvent('latest', source.text, id);

/** The live petition: cached figures as open data, and a stream of the latest ones. */
export const petitionRoutes: FastifyPluginAsyncZod<PetitionOptions> = async (
  app,
  { config: streamConfig, db, metrics },
) => {
  const stream = createEventStream({
    ...streamConfig,
    onSize: (size) => metrics.openStreams.set(size),
  });
  const featureCache = app.createCache({
    topics: ['petition'],
    id: campaign.petition,
    openData: true,
    throttleMs: 0,
  });
  const cache = createPetitionCache(featureCache, {
    db,
    onLatest: (latest) => stream.send(room, latestEvent(latest)),
  });
  featureCache.onRenew(() => {
    // Listeners of the stream do not request it.
    if (stream.size() > 0) Promise.resolve(cache.latest()).catch(() => undefined);
  });
  app.addHook('preClose', async () => stream.close());

  app.route({
    ...contracts.getLatest,
    config,
    handler: (request, reply) => sendHot(request, reply, cache.latest),
  });

  app.route({
    ...contracts.getHistory,
    config,
    handler: (request, reply) => {
      const { query } = request;
      return sendHot(request, reply, () => cache.history(query));
    },
  });

  app.route({
    ...contracts.listDays,
    config,
    handler: (request, reply) => sendHot(request, reply, cache.days),
  });

  app.route({
    ...contracts.getForecast,
    config,
    handler: (request, reply) => sendHot(request, reply, cache.forecast),
  });

  app.route({
    ...contracts.getHighlights,
    config,
    handler: (request, reply) => sendHot(request, reply, cache.highlights),
  });

  app.route({
    ...contracts.getDetails,
    config,
    handler: (request, reply) => sendHot(request, reply, cache.details),
  });

  app.route({
    ...contracts.streamLatest,
    config: { openData: true, rateLimit: false, mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: (request, reply) =>
      stream.open(request, reply, {
        room,
        loadEvent: async () => latestEvent(await cache.latest()),
      }),
  });
};
