import compress from '@fastify/compress';
import type { Database } from '@kga/db';
import { type FastifyBaseLogger, type FastifyInstance, LogController, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import { mailRoutes } from './accounts/mail-routes.ts';
import { createPeople } from './accounts/people.ts';
import { accountRoutes, ownAccountRoutes } from './accounts/routes.ts';
import { socialRoutes } from './accounts/social/routes.ts';
import { createFastPath } from './cache/fast-path.ts';
import type { Config } from './config.ts';
import { feedRoutes } from './feeds/routes.ts';
import { forumPostRoutes, ownForumRoutes } from './forum/post-routes.ts';
import { forumReplyRoutes } from './forum/reply-routes.ts';
import { forumRoutes } from './forum/routes.ts';
import { forumStandingRoute } from './forum/standing-route.ts';
import { forumViewRoute } from './forum/view-route.ts';
import { guestLinkRoutes, guestRoutes } from './guests/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { createHttpServer } from './http-server.ts';
import { auditRoutes } from './moderation/audit-routes.ts';
import { moderationFigureRoutes } from './moderation/figures-routes.ts';
import { reportRoutes } from './moderation/report-routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { ownNewsRoutes } from './own-news/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { petition } from './petition/petition.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { actor } from './plugins/actor.ts';
import { draining } from './plugins/draining.ts';
import { loadShedding } from './plugins/load-shedding.ts';
import { type Metrics, requestMetrics } from './plugins/metrics.ts';
import { openapi, openapiRoutes } from './plugins/openapi.ts';
import { problems, refuseConnection, sendProblem } from './plugins/problems.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { requestIdOf, requestIds } from './plugins/request-id.ts';
import { holdsAccount, isAtLeast, isSignedIn, isSomebody } from './plugins/scopes.ts';
import { security } from './plugins/security.ts';
import { session } from './plugins/session.ts';
import { ownProfileRoutes } from './profile/own-routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { ownStoryRoutes } from './stories/own-routes.ts';
import { storyRoutes } from './stories/routes.ts';

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
  const fastPath = createFastPath(metrics.requestTimes);
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => !app.isBusy() && fastPath.answer(request, response),
        handler,
      ),
    bodyLimit,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    // Given as its logger, Fastify would listen for the end of each answer, which costs a tenth of
    // one from memory, and make a logger for each: what is logged names its request itself.
    childLoggerFactory: () => log,
    frameworkErrors: sendProblem,
    clientErrorHandler: refuseConnection,
    // What still comes over an open line while closing is answered from memory.
    return503OnClosing: false,
  });
  app.log = log;
  app.decorate('fastPath', fastPath);
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
    await scope.register(storyRoutes, { config: config.stream, db, subscriber, metrics });
    await scope.register(moderationFigureRoutes, {
      config: config.stream,
      db,
      subscriber,
      metrics,
    });
    await scope.register(newsRoutes, { config, db, subscriber, metrics });
    await scope.register(forumRoutes, { config, db, subscriber, metrics });
    await scope.register(pictureRoutes, { db });
    await scope.register(async function documents(inner) {
      await inner.register(compress);
      await inner.register(openapiRoutes);
    });
  });

  // Everything below knows who calls, asks Redis and Postgres for it, and is kept by no cache.
  await app.register(async function peopleScope(people) {
    await people.register(session, createPeople({ config, db, redis, metrics }));
    await people.register(actor);

    /** With or without an account. */
    await people.register(async function everyone(scope) {
      await scope.register(accountRoutes);
      await scope.register(mailRoutes);
      await scope.register(socialRoutes);
      await scope.register(guestRoutes);
      await scope.register(forumViewRoute);
    });

    /** Guests and accounts, suspended ones too; what writes says so itself. */
    await people.register(async function somebody(scope) {
      scope.addHook('onRequest', isSomebody);
      await scope.register(ownStoryRoutes);
      await scope.register(reportRoutes);
      await scope.register(forumReplyRoutes);
    });

    /** With an account, suspended ones too: they keep their hands on their own data. */
    await people.register(async function accountHolder(scope) {
      scope.addHook('onRequest', holdsAccount);
      await scope.register(ownAccountRoutes);
      await scope.register(ownProfileRoutes);
      await scope.register(ownForumRoutes);
    });

    await people.register(async function signedIn(scope) {
      scope.addHook('onRequest', isSignedIn);
      await scope.register(profileRoutes);
      await scope.register(guestLinkRoutes);
      await scope.register(forumPostRoutes);

      await scope.register(async function moderator(inner) {
        inner.addHook('onRequest', isAtLeast('moderator'));
        await inner.register(forumStandingRoute);
        await inner.register(moderationRoutes);
        await inner.register(auditRoutes);
      });

      await scope.register(async function admin(inner) {
        inner.addHook('onRequest', isAtLeast('admin'));
        await inner.register(peopleRoutes);
        await inner.register(ownNewsRoutes);
        await inner.register(feedRoutes);
      });
    });
  });
  return app;
}
