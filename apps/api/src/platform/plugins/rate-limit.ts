import limiter from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Redis } from 'ioredis';

import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';

/**
 * A limit for each address, shared by all copies through Redis. A route that is answered from
 * memory opts out by `config.rateLimit: false`: asking Redis would cost more than the answer, and
 * load shedding protects it. Without Redis nothing is limited, so that reads go on.
 */
export const rateLimit = fastifyPlugin(
  async (app: FastifyInstance, { redis, ...limit }: Config['rateLimit'] & { redis: Redis }) => {
    await app.register(limiter, {
      redis,
      nameSpace: 'kga:rate:',
      max: limit.max,
      timeWindow: limit.windowMs,
      skipOnError: true,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: 'rate-limit' },
);
