// SPDX-License-Identifier: AGPL-3.0-or-later
import compress from '@fastify/compress';
import { createAccessLog, createRequestTracing } from '@kga/server';
import type { FastifyInstance } from 'fastify';

import { actor } from './accounts/actor.ts';
import { allowOnly } from './accounts/guards.ts';
import { session } from './accounts/session-plugin.ts';
import { guestLinkRoutes, guestRoutes } from './features/accounts/guests/routes.ts';
import { displayNameRoutes, memberRoutes } from './features/accounts/members/routes.ts';
import { notificationRoutes } from './features/accounts/notifications/routes.ts';
import {
  unsubscribeByCodeRoute,
  unsubscribeRoute,
} from './features/accounts/notifications/unsubscribe.ts';
import { ownProfileRoutes, profileRoutes } from './features/accounts/profile/routes.ts';
import { accountRoutes, mailRoutes, ownAccountRoutes } from './features/accounts/routes.ts';
import { socialRoutes } from './features/accounts/social-sign-in/routes.ts';
import { userRoutes } from './features/accounts/users/routes.ts';
import { memoryRoutes, ownMemoryRoutes } from './features/archive/memories.ts';
import { gameReviewRoutes } from './features/archive/review-game.ts';
import { archiveRoutes, gameFileRoutes } from './features/archive/routes.ts';
import { ownGameRoutes, submissionRoutes } from './features/archive/submit-game.ts';
import { markRoutes, ownMarkRoutes } from './features/content/marks/routes.ts';
import { pictureRoutes, pictureUploadRoutes } from './features/content/pictures/routes.ts';
import { textRoutes } from './features/content/texts/routes.ts';
import { forumFeedRoutes } from './features/forum/feeds.ts';
import {
  forumPostRoutes,
  forumViewRoute,
  ownForumRoutes,
  moderatePostRoute,
  solutionRoute,
} from './features/forum/post-routes.ts';
import { forumReplyRoutes, ownReplyRoutes } from './features/forum/reply-routes.ts';
import { forumRoutes } from './features/forum/routes.ts';
import { commitmentRoutes } from './features/legal/commitments.ts';
import { legalDocumentRoutes } from './features/legal/documents.ts';
import { letterRoutes } from './features/legal/letters/routes.ts';
import { answerRoutes, ownAnswerRoutes } from './features/legal/letters/share-answer.ts';
import { counselRoutes, legalQueueRoutes } from './features/legal/requests/counsel-routes.ts';
import {
  legalFigureRoutes,
  legalFileRoutes,
  legalRequestRoutes,
} from './features/legal/requests/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { auditRoutes } from './features/moderation/audit-routes.ts';
import { markReviewRoutes } from './features/moderation/mark-routes.ts';
import {
  moderationFigureRoutes,
  moderationRoutes,
  reportRoutes,
} from './features/moderation/routes.ts';
import {
  articleVersionRoutes,
  editorialRoutes,
  hiddenArticleRoutes,
} from './features/news/editorial/routes.ts';
import { feedFileRoutes, feedRoutes } from './features/news/feeds/routes.ts';
import { newsRoutes } from './features/news/routes.ts';
import {
  petitionAdminRoutes,
  petitionEventRoutes,
  petitionUpdateRoutes,
} from './features/petitions/admin-routes.ts';
import { deliveryRoutes } from './features/petitions/delivery-routes.ts';
import { readingRoutes } from './features/petitions/progress/reading-routes.ts';
import { progressRoutes } from './features/petitions/progress/routes.ts';
import { petitionsRoutes } from './features/petitions/routes.ts';
import { signatureLogRoutes } from './features/petitions/signatures/log-routes.ts';
import {
  reportedNameRoutes,
  signerReportRoutes,
} from './features/petitions/signatures/name-routes.ts';
import { ownSignatureRoutes } from './features/petitions/signatures/own-signatures.ts';
import { reasonRoutes } from './features/petitions/signatures/reasons.ts';
import {
  signatureDecisionRoutes,
  signatureReviewRoutes,
} from './features/petitions/signatures/review-routes.ts';
import { signatureRoutes } from './features/petitions/signatures/routes.ts';
import { subscriptionRoutes } from './features/petitions/signatures/subscription-routes.ts';
import { widgetRoutes } from './features/petitions/widgets/routes.ts';
import { contactRoutes } from './features/site/contact/routes.ts';
import { healthRoutes } from './features/site/health/routes.ts';
import { openDataRoutes } from './features/site/open-data/routes.ts';
import { searchRoutes } from './features/site/search/routes.ts';
import { suggestionRoutes } from './features/site/search/suggestions.ts';
import { shareImageRoutes } from './features/site/share-images/routes.ts';
import { ownStoryRoutes, storyRoutes, storyWriteRoutes } from './features/stories/routes.ts';
import { createHotPath } from './platform/cache/hot-path.ts';
import { featureCaches } from './platform/cache/plugin.ts';
import { connectionDraining, createServer } from './platform/http-server.ts';
import { loadShedding, rateLimit } from './platform/plugins/limits.ts';
import { requestMetrics } from './platform/plugins/metrics.ts';
import { openapi, openapiRoutes } from './platform/plugins/openapi.ts';
import { problems } from './platform/plugins/problems.ts';
import { readOnly } from './platform/plugins/read-only.ts';
import { requestIds } from './platform/plugins/request-id.ts';
import { security } from './platform/plugins/security.ts';
import { type AppDependencies, type Services, createServices } from './platform/services.ts';

/** Builds the API. It neither opens nor closes the connections that it is given. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, log, metrics, db, redis } = dependencies;
  const accessLog = config.log.access ? createAccessLog(log) : undefined;
  const app = createServer({
    log,
    hotPath: createHotPath(metrics, accessLog),
    accessLog,
    tracing: config.tracing && createRequestTracing({ continues: true }),
    trustProxy: config.http.trustProxy,
  });
  await app.register(connectionDraining);
  await app.register(requestIds);
  await app.register(requestMetrics, { metrics });
  await app.register(security, { publicOrigin: config.http.publicOrigin });
  await app.register(problems);
  await app.register(loadShedding, {
    ...config.pressure,
    onShed: () => metrics.shedRequests.inc(),
  });
  if (config.readOnly) await app.register(readOnly);
  await app.register(openapi, { publicOrigin: config.http.publicOrigin });
  const services = createServices({ config, db, redis, metrics });
  await app.register(rateLimit, { redis, keys: services.keys, ...config.rateLimit });
  await app.register(publicRoutes, { ...dependencies, services });
  await app.register(callerRoutes, { services });
  return app;
}

/**
 * Routes that do not identify their caller, most of them cached. Those that may be asked for something
 * written a moment ago whose change is not announced read from the primary.
 */
async function publicRoutes(
  app: FastifyInstance,
  {
    config,
    metrics,
    db,
    readDb = db,
    redis,
    subscriber,
    isStopping = () => false,
    services: { keys, objects, ring },
  }: AppDependencies & { services: Services },
): Promise<void> {
  const { stream } = config;
  const { publicOrigin } = config.http;
  await app.register(featureCaches, { config, subscriber, metrics });
  await app.register(healthRoutes, { db, redis, isStopping, metrics });
  await app.register(progressRoutes, { config: stream, db: readDb, metrics });
  await app.register(petitionsRoutes, { db: readDb });
  await app.register(openDataRoutes, { db: readDb, publicOrigin });
  await app.register(widgetRoutes, { config: stream, db: readDb, publicOrigin, metrics });
  await app.register(storyRoutes, { db: readDb, keys, publicOrigin });
  await app.register(moderationFigureRoutes, { db: readDb });
  await app.register(newsRoutes, { db: readDb, keys, publicOrigin });
  await app.register(archiveRoutes, { db: readDb, keys, publicOrigin });
  await app.register(gameFileRoutes, { db: readDb, publicOrigin });
  await app.register(legalRoutes);
  await app.register(legalDocumentRoutes);
  await app.register(commitmentRoutes, { publicOrigin });
  await app.register(letterRoutes, { db: readDb });
  await app.register(searchRoutes, { db: readDb, keys, metrics });
  await app.register(suggestionRoutes, { db: readDb });
  await app.register(forumRoutes, { config: stream, db: readDb, publicOrigin, metrics });
  await app.register(forumFeedRoutes, { db: readDb, publicOrigin });
  await app.register(unsubscribeRoute, { db, ring });
  await app.register(signatureLogRoutes, { db, ring });
  await app.register(reasonRoutes, { db: readDb, ring });
  await app.register(legalFigureRoutes, { db: readDb });
  await app.register(memberRoutes, { db: readDb });
  await app.register(pictureRoutes, { db, objects });
  await app.register(shareImageRoutes, { db, objects, publicOrigin });
  await app.register(async function documents(scope) {
    await scope.register(compress);
    await scope.register(openapiRoutes);
  });
}

/** Routes that identify their caller, never cached. Their scope determines who may call them. */
async function callerRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  await app.register(session, services);
  await app.register(actor);

  await app.register(async function everyone(scope) {
    await scope.register(accountRoutes);
    await scope.register(mailRoutes);
    await scope.register(unsubscribeByCodeRoute);
    await scope.register(socialRoutes);
    await scope.register(guestRoutes);
    await scope.register(contactRoutes);
    await scope.register(legalRequestRoutes);
    await scope.register(legalFileRoutes);
    await scope.register(signatureRoutes);
    await scope.register(subscriptionRoutes);
    await scope.register(forumViewRoute);
    await scope.register(textRoutes);
  });

  await app.register(contributorRoutes);

  /** Accounts. Suspended ones keep control of their own data. */
  await app.register(async function accountHolders(scope) {
    allowOnly(scope, 'accountHolders');
    await scope.register(ownAccountRoutes);
    await scope.register(ownProfileRoutes);
    await scope.register(ownForumRoutes);
    await scope.register(ownMarkRoutes, { byGuests: false });
    await scope.register(notificationRoutes);
    await scope.register(ownSignatureRoutes);
  });

  await app.register(signedInRoutes);
}

/** Guests and accounts. Suspended accounts keep control of their own contributions. */
async function contributorRoutes(scope: FastifyInstance): Promise<void> {
  allowOnly(scope, 'contributors');
  await scope.register(ownMarkRoutes, { byGuests: true });
  await scope.register(ownGameRoutes);
  await scope.register(ownMemoryRoutes);
  await scope.register(ownStoryRoutes);
  await scope.register(ownReplyRoutes);
  await scope.register(ownAnswerRoutes);

  /** Guests and accounts that are not suspended. */
  await scope.register(async function writers(inner) {
    allowOnly(inner, 'writers');
    await inner.register(markRoutes, { byGuests: true });
    await inner.register(submissionRoutes);
    await inner.register(pictureUploadRoutes);
    await inner.register(memoryRoutes);
    await inner.register(storyWriteRoutes);
    await inner.register(forumReplyRoutes);
    await inner.register(answerRoutes);
    await inner.register(reportRoutes);
    await inner.register(signerReportRoutes);
  });
}

/** Accounts that are not suspended. */
async function signedInRoutes(scope: FastifyInstance): Promise<void> {
  allowOnly(scope, 'signedIn');
  await scope.register(profileRoutes);
  await scope.register(guestLinkRoutes);
  await scope.register(forumPostRoutes);
  await scope.register(solutionRoute);
  await scope.register(markRoutes, { byGuests: false });
  await scope.register(async function legalTeam(inner) {
    allowOnly(inner, 'legalTeam');
    await inner.register(legalQueueRoutes);
  });

  await scope.register(async function counsel(inner) {
    allowOnly(inner, 'counsel');
    await inner.register(counselRoutes);
  });

  await scope.register(async function moderators(inner) {
    allowOnly(inner, 'moderators');
    await inner.register(moderatePostRoute);
    await inner.register(moderationRoutes);
    await inner.register(markReviewRoutes);
    await inner.register(reportedNameRoutes);
    await inner.register(gameReviewRoutes);
    await inner.register(displayNameRoutes);
    await inner.register(auditRoutes);
  });

  await scope.register(async function admins(inner) {
    allowOnly(inner, 'admins');
    await inner.register(userRoutes);
    await inner.register(editorialRoutes);
    await inner.register(articleVersionRoutes);
    await inner.register(hiddenArticleRoutes);
    await inner.register(feedRoutes);
    await inner.register(feedFileRoutes);
    await inner.register(readingRoutes);
    await inner.register(petitionAdminRoutes);
    await inner.register(petitionEventRoutes);
    await inner.register(petitionUpdateRoutes);
    await inner.register(signatureReviewRoutes);
    await inner.register(signatureDecisionRoutes);
    await inner.register(deliveryRoutes);
  });
}
