// SPDX-License-Identifier: AGPL-3.0-or-later
import { widgetSubjectOf, widgetViewsOf } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import type { Config } from '../../../config.ts';
import type { EncodedResponse } from '../../../platform/cache/encoded-response.ts';
import type { FeatureCache } from '../../../platform/cache/feature-cache.ts';
import { hotRoute, limitLoads, sendListPage } from '../../../platform/cache/send.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Metrics } from '../../../platform/plugins/metrics.ts';
import { securityHeadersOf } from '../../../platform/plugins/security.ts';
import { createEventStream, formatEvent } from '../../../platform/sse/event-stream.ts';
import { throttle } from '../../../platform/throttle.ts';
import { type Widget, createWidgetCache, isAffected, keyOf, subjectOfKey } from './cache.ts';
import { gonePage } from './embed-page.ts';
import { widgetOfUrl } from './oembed.ts';

/** Pause between events of a stream, in milliseconds. */
const eventPauseMs = 500;

/** The widget of a request; a view that its subject lacks is a bar. */
function readWidget(
  { id }: { id: string },
  { of, ...look }: z.output<typeof contracts.getEmbed.schema.querystring>,
): Widget {
  const subject = found(widgetSubjectOf(id, of));
  const hasView = widgetViewsOf(subject).includes(look.view);
  return { subject, look: hasView ? look : { ...look, view: 'bar' } };
}

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'not_found';

const figuresEvent = ({ id, source }: EncodedResponse) => formatEvent('figures', source.text, id);

type WidgetOptions = {
  config: Config['stream'];
  db: Database;
  publicOrigin: string;
  metrics: Metrics;
};

/** A stream of the figures of each subject, which sends them after each change. */
function createFiguresStream(
  app: FastifyInstance,
  { config, metrics }: Pick<WidgetOptions, 'config' | 'metrics'>,
  featureCache: FeatureCache,
  { figures }: Pick<ReturnType<typeof createWidgetCache>, 'figures'>,
) {
  const stream = createEventStream({
    ...config,
    onSize: (size) => metrics.openWidgetStreams.set(size),
  });
  const changed = new Set<string>();
  const sendChanges = throttle(async () => {
    const rooms = [...changed].filter(stream.has);
    changed.clear();
    for (const room of rooms) {
      const subject = subjectOfKey(room);
      if (!subject) continue;
      try {
        stream.send(room, figuresEvent(await figures.page(subject)));
      } catch (error) {
        // What cannot be loaded now is sent after the next change.
        if (isNotFound(error)) stream.end(room);
      }
    }
  }, eventPauseMs);
  const markChanged = (slug?: string) => {
    for (const room of stream.rooms()) {
      if (slug === undefined || isAffected(room, slug)) changed.add(room);
    }
    if (changed.size > 0) sendChanges();
  };
  featureCache.onChange(markChanged);
  featureCache.onRenew(() => markChanged());
  app.addHook('preClose', async () => stream.close());
  return stream;
}

/** Widgets as open data, from memory: pages to frame, images, a stream of figures, and oEmbed. */
export const widgetRoutes: FastifyPluginAsyncZod<WidgetOptions> = async (app, options) => {
  const { publicOrigin } = options;
  const featureCache = app.createCache({ topics: ['petition'] });
  const cache = createWidgetCache(featureCache, options);
  const sendPage = sendListPage(app, cache.pages);
  const sendImage = sendListPage(app, cache.images);
  const sendOembed = sendListPage(app, cache.oembeds);
  const limitLoad = limitLoads(app);
  const stream = createFiguresStream(app, options, featureCache, cache);

  app.route({
    ...contracts.getEmbed,
    config: { ...hotRoute, mediaType: 'text/html' },
    handler: async (request, reply) => {
      const { params, query } = request;
      try {
        await sendPage(request, reply, readWidget(params, query));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        const { html, headers } = gonePage(query, publicOrigin);
        return reply
          .code(404)
          .headers({ ...securityHeadersOf(hotRoute), 'cache-control': 'no-store', ...headers })
          .type('text/html; charset=utf-8')
          .send(html);
      }
    },
  });

  app.route({
    ...contracts.getWidgetImage,
    config: { ...hotRoute, mediaType: 'image/svg+xml' },
    handler: (request, reply) =>
      sendImage(request, reply, readWidget(request.params, request.query)),
  });

  app.route({
    ...contracts.streamWidget,
    config: { openData: true, rateLimit: false, mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const subject = found(widgetSubjectOf(request.params.id, request.query.of));
      const room = keyOf(subject);
      const loadEvent = async () => {
        const known = cache.figures.peek(room);
        if (!known) await limitLoad(request);
        return figuresEvent(await (known ?? cache.figures.page(subject)));
      };
      return stream.open(request, reply, { room, loadEvent });
    },
  });

  app.route({
    ...contracts.getOembed,
    config: hotRoute,
    handler: (request, reply) => {
      const { url, format: wanted, ...size } = request.query;
      const widget = found(widgetOfUrl(url, publicOrigin));
      const format = contracts.oembedFormats.find((each) => each === wanted);
      if (!format) throw new AppError('not_implemented');
      return sendOembed(request, reply, { ...widget, format, ...size });
    },
  });
};
