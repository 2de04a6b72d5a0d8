import * as contracts from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import { AppError } from '../../platform/errors.ts';
import { createCheck } from './check.ts';

export const healthRoutes: FastifyPluginCallbackZod<{ db: Database; redis: Redis }> = (
  app,
  { db, redis },
  done,
) => {
  const check = createCheck({ db, redis });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });

  app.route({
    ...contracts.getLive,
    config: { rateLimit: false, neverShed: true },
    handler: async () => ({ status: 'live' as const }),
  });

  app.route({
    ...contracts.getReady,
    config: { rateLimit: false, neverShed: true },
    handler: async () => {
      const dependencies = await check();
      const down = Object.entries(dependencies).filter(([, state]) => state === 'down');
      if (down.length === 0) return { status: 'ready' as const, dependencies };
      const names = down.map(([name]) => name).join(', ');
      throw new AppError('dependency_unavailable', { detail: `Down: ${names}`, retryAfter: 5 });
    },
  });

  done();
};
