// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RedisClient } from '@kga/server';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import type { Config } from '../../config.ts';
import { subscribeToChanges } from '../change-events.ts';
import type { Metrics } from '../plugins/metrics.ts';
import {
  type FeatureCache,
  type FeatureCacheOptions,
  createFeatureCache,
} from './feature-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Creates the cache of a feature, which is invalidated and renewed until the app closes. */
    createCache: (
      options: Pick<FeatureCacheOptions, 'topics' | 'id'> & { throttleMs?: number },
    ) => FeatureCache;
  }
}

type FeatureCachesOptions = {
  config: Pick<Config, 'sharedCacheSeconds'> & {
    stream: Pick<Config['stream'], 'renewMs' | 'changesMs'>;
  };
  subscriber: RedisClient;
  metrics: Metrics;
};

/** Caches of features: one subscription to changes and one renewal timer for all of them. */
export const featureCaches = fastifyPlugin(
  async (app: FastifyInstance, { config, subscriber, metrics }: FeatureCachesOptions) => {
    const caches: FeatureCache[] = [];
    app.decorate('createCache', (options) => {
      const cache = createFeatureCache({
        metrics,
        throttleMs: config.stream.changesMs,
        sharedSeconds: config.sharedCacheSeconds,
        ...options,
      });
      caches.push(cache);
      return cache;
    });

    const unsubscribe = subscribeToChanges(subscriber, app.log, ({ topic, id }) => {
      for (const cache of caches) {
        if (cache.topics.includes(topic)) cache.change(id === 'all' ? undefined : id);
      }
    });
    const renewal = setInterval(
      () => caches.forEach((cache) => cache.renew()),
      config.stream.renewMs,
    );
    renewal.unref();
    app.addHook('preClose', async () => {
      clearInterval(renewal);
      unsubscribe();
    });
  },
  { name: 'feature-caches' },
);
