import compress from '@fastify/compress';
import type { Database } from '@kga/db';
import { type FastifyBaseLogger, type FastifyInstance, LogController, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import type { Config } from './config.ts';
import { healthRoutes } from './health/routes.ts';
import { petition } from './petition/petition.ts';
import { draining } from './plugins/draining.ts';
import { loadShedding } from './plugins/load-shedding.ts';
import { type Metrics, requestMetrics } from './plugins/metrics.ts';
import { openapi, openapiRoutes } from './plugins/openapi.ts';
import { problems, refuseConnection, sendProblem } from './plugins/problems.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { requestIdOf, requestIds } from './plugins/request-id.ts';
import { security } from './plugins/security.ts';

export type AppDependencies = {
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  db: Database;
  redis: Redis;
  subscriber: Redis;
};

/** Largest body of a request, in bytes. */
const bodyLimit = 65_536;

/** Makes the API. It opens nothing and closes nothing that it was given. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, log, metrics, db, redis, subscriber } = dependencies;
  const proxies = config.http.trustProxy;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    genReqId: requestIdOf,
    // A logger for each request costs more than it gives: what is logged names its request itself.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: sendProblem,
    clientErrorHandler: refuseConnection,
    // What still comes over an open line while closing is answered from memory.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(draining);
  await app.register(requestIds);
  await app.register(requestMetrics, { metrics });
  await app.register(security, { publicOrigin: config.http.publicOrigin });
  await app.register(problems);
  await app.register(loadShedding, config.pressure);
  await app.register(openapi, { publicOrigin: config.http.publicOrigin });
  await app.register(rateLimit, { redis, ...config.rateLimit });

  await app.register(async function publicScope(scope) {
    await scope.register(healthRoutes, { db, redis });
    await scope.register(petition, { config: config.stream, db, subscriber, metrics });
    await scope.register(async function documents(inner) {
      await inner.register(compress);
      await inner.register(openapiRoutes);
    });
  });
  return app;
}
