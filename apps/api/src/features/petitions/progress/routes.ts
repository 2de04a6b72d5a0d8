// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Config } from '../../../config.ts';
import type { EncodedResponse } from '../../../platform/cache/encoded-response.ts';
import { type FeatureCache, type HotKeyed, hot } from '../../../platform/cache/feature-cache.ts';
import { notFound } from '../../../platform/cache/response-body.ts';
import { hotRoute, sendHot, sendListPage } from '../../../platform/cache/send.ts';
import type { LoadResult } from '../../../platform/cache/swr-entry.ts';
import { dependencyUnavailable } from '../../../platform/errors.ts';
import type { Metrics } from '../../../platform/plugins/metrics.ts';
import { createEventStream, formatEvent } from '../../../platform/sse/event-stream.ts';
import {
  type HistoryLine,
  loadDays,
  loadForecast,
  loadHistory,
  loadLatest,
  loadPetitionHighlights,
} from './load.ts';

/** Most entries: petitions, and lines of charts. */
const max = { petitions: 500, lines: 2_000 } as const;

/** Loads that may wait; besides, all that is stored may be reloaded at once. */
const waitingMax = 50;

const limited = (most: number) => ({ max: most, bulkhead: bulkhead(2, most + waitingMax) });

/** The main petition is set up with the installation: without it, its figures are not there yet. */
const setUp = (slug: string, load: () => Promise<LoadResult>) => async (): Promise<LoadResult> => {
  const loaded = await load();
  if (loaded !== notFound || slug !== campaign.petition) return loaded;
  throw dependencyUnavailable(undefined, 'The petition is not set up yet');
};

/** What is read of each petition beside its latest figures. */
export function createProgressCache(cache: FeatureCache, db: Database) {
  const ofPetition = (
    name: string,
    load: (db: Database, slug: string) => Promise<LoadResult>,
  ): HotKeyed<string> =>
    cache.hotKeyed<string>({
      name,
      ...limited(max.petitions),
      key: (slug) => slug,
      prepare: (slug) => setUp(slug, () => load(db, slug)),
      isAffected: (key, slug) => key === slug,
      ...hot,
    });
  return {
    countries: ofPetition('petition-countries', loadLatest),
    days: ofPetition('petition-days', loadDays),
    forecast: ofPetition('petition-forecast', loadForecast),
    highlights: ofPetition('petition-highlights', loadPetitionHighlights),
    history: cache.hotKeyed<HistoryLine>({
      name: 'petition-history',
      ...limited(max.lines),
      key: ({ slug, range, limit, country = '' }) => `${slug} ${range} ${limit} ${country}`,
      prepare: (line) => setUp(line.slug, () => loadHistory(db, line)),
      isAffected: (key, slug) => key.startsWith(`${slug} `),
      ...hot,
    }),
  };
}

/** The latest figures of the main petition, which go to the listeners of the stream at once. */
const createLatest = (
  cache: FeatureCache,
  { db, onLoaded }: { db: Database; onLoaded?: (latest: EncodedResponse) => void },
) =>
  cache.entry({
    name: 'latest',
    load: setUp(campaign.petition, () => loadLatest(db, campaign.petition)),
    ...hot,
    onChange: 'refresh-eagerly',
    ...(onLoaded && { onLoaded }),
  });

type ProgressOptions = { config: Config['stream']; db: Database; metrics: Metrics };

const isMainPetition = (slug: string) => slug === campaign.petition;

/** Whether a line is of the main petition, and drawn on its page. */
const isMainLine = ({ slug, country }: HistoryLine) =>
  isMainPetition(slug) &&
  (country === undefined || campaign.areas.some((area) => area === country));

const room = 'latest';

const latestEvent = ({ id, source }: EncodedResponse) => formatEvent('latest', source.text, id);

/** The latest figures of the main petition, and the stream that sends each change of them. */
function createLatestStream(
  app: FastifyInstance,
  { config: streamConfig, db, metrics }: ProgressOptions,
) {
  const stream = createEventStream({
    ...streamConfig,
    onSize: (size) => metrics.openStreams.set(size),
  });
  const mainCache = app.createCache({
    topics: ['petition'],
    id: campaign.petition,
    throttleMs: 0,
  });
  const latest = createLatest(mainCache, {
    db,
    onLoaded: (loaded) => stream.send(room, latestEvent(loaded)),
  });
  mainCache.onRenew(() => {
    // Listeners of the stream do not request it.
    if (stream.size() > 0) Promise.resolve(latest()).catch(() => undefined);
  });
  app.addHook('preClose', async () => stream.close());
  return { stream, latest };
}

/** How the figures of petitions have grown: cached open data, and a stream of the main petition. */
export const progressRoutes: FastifyPluginAsyncZod<ProgressOptions> = async (app, options) => {
  const featureCache = app.createCache({ topics: ['petition'] });
  const cache = createProgressCache(featureCache, options.db);
  const { stream, latest } = createLatestStream(app, options);

  /** What the main petition's page reads is requested by many at once: a load does not count for each. */
  const sendOf = <Input>(list: HotKeyed<Input>, isMain: (input: Input) => boolean) => {
    const sendLimited = sendListPage(app, list);
    return (request: FastifyRequest, reply: FastifyReply, input: Input) =>
      isMain(input)
        ? sendHot(request, reply, list.getter(input))
        : sendLimited(request, reply, input);
  };
  const sendCountries = sendListPage(app, cache.countries);
  const sendDays = sendOf(cache.days, isMainPetition);
  const sendForecast = sendOf(cache.forecast, isMainPetition);
  const sendHighlights = sendOf(cache.highlights, isMainPetition);
  const sendHistory = sendOf(cache.history, isMainLine);

  app.route({
    ...contracts.getLatest,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, latest),
  });

  app.route({
    ...contracts.getHistory,
    config: hotRoute,
    handler: (request, reply) =>
      sendHistory(request, reply, { ...request.query, slug: campaign.petition }),
  });

  app.route({
    ...contracts.getPetitionCountries,
    config: hotRoute,
    handler: (request, reply) => {
      const { id } = request.params;
      return id === campaign.petition
        ? sendHot(request, reply, latest)
        : sendCountries(request, reply, id);
    },
  });

  app.route({
    ...contracts.getPetitionHistory,
    config: hotRoute,
    handler: (request, reply) =>
      sendHistory(request, reply, { ...request.query, slug: request.params.id }),
  });

  app.route({
    ...contracts.listPetitionDays,
    config: hotRoute,
    handler: (request, reply) => sendDays(request, reply, request.params.id),
  });

  app.route({
    ...contracts.getPetitionForecast,
    config: hotRoute,
    handler: (request, reply) => sendForecast(request, reply, request.params.id),
  });

  app.route({
    ...contracts.getPetitionHighlights,
    config: hotRoute,
    handler: (request, reply) => sendHighlights(request, reply, request.params.id),
  });

  app.route({
    ...contracts.streamLatest,
    config: { openData: true, rateLimit: false, mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: (request, reply) =>
      stream.open(request, reply, { room, loadEvent: async () => latestEvent(await latest()) }),
  });
};
