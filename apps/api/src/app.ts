import compress from '@fastify/compress';
import type { Database } from '@kga/db';
import { type FastifyBaseLogger, type FastifyInstance, LogController, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import { actor } from './accounts/actor.ts';
import {
  requireAccount,
  requireRole,
  requireActiveAccount,
  requireGuestOrAccount,
  requireWriteAccess,
} from './accounts/guards.ts';
import { session } from './accounts/session-plugin.ts';
import type { Config } from './config.ts';
import { accountRoutes, mailRoutes, ownAccountRoutes } from './features/accounts/routes.ts';
import { editorialRoutes } from './features/editorial/routes.ts';
import { feedRoutes } from './features/feeds/routes.ts';
import {
  forumPostRoutes,
  forumViewRoute,
  ownForumRoutes,
  postFlagsRoute,
} from './features/forum/post-routes.ts';
import { forumReplyRoutes, ownReplyRoutes } from './features/forum/reply-routes.ts';
import { forumRoutes } from './features/forum/routes.ts';
import { guestLinkRoutes, guestRoutes } from './features/guests/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { auditRoutes } from './features/moderation/audit-routes.ts';
import { moderationFigureRoutes } from './features/moderation/figures-routes.ts';
import { reportRoutes } from './features/moderation/report-routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import { petitionRoutes } from './features/petition/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { ownProfileRoutes, profileRoutes } from './features/profile/routes.ts';
import { socialRoutes } from './features/social-sign-in/routes.ts';
import { ownStoryRoutes, storyWriteRoutes } from './features/stories/own-routes.ts';
import { storyRoutes } from './features/stories/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { createHotPath } from './platform/cache/hot-path.ts';
import { featureCaches } from './platform/cache/plugin.ts';
import { connectionDraining, createHttpServer } from './platform/http-server.ts';
import { loadShedding, rateLimit } from './platform/plugins/limits.ts';
import { type Metrics, requestMetrics } from './platform/plugins/metrics.ts';
import { openapi, openapiRoutes } from './platform/plugins/openapi.ts';
import { problems, refuseConnection, sendProblem } from './platform/plugins/problems.ts';
import { requestIdOf, requestIds } from './platform/plugins/request-id.ts';
import { security } from './platform/plugins/security.ts';
import { createServices } from './platform/services.ts';

export type AppDependencies = {
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  db: Database;
  redis: Redis;
  subscriber: Redis;
};

/** Largest request body, in bytes. */
const bodyLimit = 65_536;

/** Builds the API. It neither opens nor closes the connections that it is given. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, log, metrics, db, redis, subscriber } = dependencies;
  const proxies = config.http.trustProxy;
  const hotPath = createHotPath(metrics.requestTimes);
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => !app.isBusy() && hotPath.respond(request, response),
        handler,
      ),
    bodyLimit,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    // As `logger`, Fastify would listen for the end of each response, which costs a tenth of one from
    // memory, and create a logger per request. Log lines name their request instead.
    childLoggerFactory: () => log,
    frameworkErrors: sendProblem,
    clientErrorHandler: refuseConnection,
    // Requests on open connections are still served from memory while closing.
    return503OnClosing: false,
  });
  app.log = log;
  app.decorate('hotPath', hotPath);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(connectionDraining);
  await app.register(requestIds);
  await app.register(requestMetrics, { metrics });
  await app.register(security, { publicOrigin: config.http.publicOrigin });
  await app.register(problems);
  await app.register(loadShedding, config.pressure);
  await app.register(openapi, { publicOrigin: config.http.publicOrigin });
  await app.register(rateLimit, { redis, ...config.rateLimit });

  await app.register(async function publicScope(scope) {
    const { stream } = config;
    const { publicOrigin } = config.http;
    await scope.register(featureCaches, { config: stream, subscriber, metrics });
    await scope.register(healthRoutes, { db, redis });
    await scope.register(petitionRoutes, { config: stream, db, metrics });
    await scope.register(storyRoutes, { db });
    await scope.register(moderationFigureRoutes, { db });
    await scope.register(newsRoutes, { db, publicOrigin });
    await scope.register(forumRoutes, { config: stream, db, publicOrigin, metrics });
    await scope.register(pictureRoutes, { db });
    await scope.register(async function documents(inner) {
      await inner.register(compress);
      await inner.register(openapiRoutes);
    });
  });

  // Routes below identify the caller with Redis and Postgres, and are never cached.
  await app.register(async function peopleScope(people) {
    await people.register(session, createServices({ config, db, redis, metrics }));
    await people.register(actor);

    /** With or without an account. */
    await people.register(async function everyone(scope) {
      await scope.register(accountRoutes);
      await scope.register(mailRoutes);
      await scope.register(socialRoutes);
      await scope.register(guestRoutes);
      await scope.register(forumViewRoute);
    });

    /** Guests and accounts, suspended ones too; only the inner scope may write. */
    await people.register(async function somebody(scope) {
      scope.addHook('onRequest', requireGuestOrAccount);
      await scope.register(ownStoryRoutes);
      await scope.register(ownReplyRoutes);

      await scope.register(async function writeAccess(inner) {
        inner.addHook('onRequest', requireWriteAccess);
        await inner.register(storyWriteRoutes);
        await inner.register(forumReplyRoutes);
        await inner.register(reportRoutes);
      });
    });

    /** With an account, suspended ones too: they keep their hands on their own data. */
    await people.register(async function accountHolder(scope) {
      scope.addHook('onRequest', requireAccount);
      await scope.register(ownAccountRoutes);
      await scope.register(ownProfileRoutes);
      await scope.register(ownForumRoutes);
    });

    await people.register(async function signedIn(scope) {
      scope.addHook('onRequest', requireActiveAccount);
      await scope.register(profileRoutes);
      await scope.register(guestLinkRoutes);
      await scope.register(forumPostRoutes);

      await scope.register(async function moderator(inner) {
        inner.addHook('onRequest', requireRole('moderator'));
        await inner.register(postFlagsRoute);
        await inner.register(moderationRoutes);
        await inner.register(auditRoutes);
      });

      await scope.register(async function admin(inner) {
        inner.addHook('onRequest', requireRole('admin'));
        await inner.register(userRoutes);
        await inner.register(editorialRoutes);
        await inner.register(feedRoutes);
      });
    });
  });
  return app;
}
