// SPDX-License-Identifier: AGPL-3.0-or-later
import { Registry } from 'prom-client';

import { exportProfile } from './features/accounts/profile/export-profile.ts';
import { fetchProfilePicture } from './features/accounts/profile/fetch-picture.ts';
import { fetchCover, notifyGameFollowers } from './features/archive/jobs.ts';
import { copyPicture } from './features/content/copy-picture.ts';
import { flushViews } from './features/forum/flush-views.ts';
import { notifyFollowers, notifyMentioned } from './features/forum/notify-followers.ts';
import { makeFilePages, requestMissingPages } from './features/legal/requests/file-pages.ts';
import {
  copyLegalFile,
  keepLegalRequests,
  sendLegalDigest,
} from './features/legal/requests/legal-requests.ts';
import { type MailDeps, createMailMetrics, sendMail } from './features/mail/send-mail.ts';
import { releaseMarks } from './features/moderation/release-marks.ts';
import { sendDigest } from './features/moderation/send-digest.ts';
import { publishDue } from './features/news/editorial/publish-due.ts';
import { createFeedMetrics } from './features/news/feeds/metrics.ts';
import { type FeedPollDeps, pollFeed } from './features/news/feeds/poll-feed.ts';
import { loadFeedPreview } from './features/news/feeds/preview-feed.ts';
import { createFetchNewsPicture } from './features/news/fetch-picture.ts';
import { createPetitionMetrics } from './features/petitions/initiative/metrics.ts';
import { type PollDeps, pollPetition } from './features/petitions/initiative/poll-petition.ts';
import { exportSignatures } from './features/petitions/signatures/export/export-signatures.ts';
import { mailUpdate } from './features/petitions/signatures/mail-update.ts';
import { publishTreeHeads } from './features/petitions/signatures/tree-heads.ts';
import { keepSignatures } from './features/petitions/signatures/upkeep.ts';
import { createBacklogMetrics } from './features/site/backlog/metrics.ts';
import { type RatesDeps, refreshRates } from './features/site/rates/refresh-rates.ts';
import {
  downsamplePetition,
  purgeFeeds,
  purgeObjects,
  purgeOldRecords,
} from './features/site/retention/purge.ts';
import { renderShareImage } from './features/site/share-images/render-share-image.ts';
import type { Context } from './platform/context.ts';
import { createPlatformMetrics } from './platform/metrics.ts';
import type { Objects } from './platform/objects.ts';
import type { JobHandlers } from './platform/queue.ts';

type HandlerDeps = Context & Objects & PollDeps & MailDeps & FeedPollDeps & RatesDeps;

export function createHandlers(deps: HandlerDeps): JobHandlers {
  const fetchNewsPicture = createFetchNewsPicture(deps);
  return {
    'petition.poll': ({ petitionId }) => pollPetition(deps, petitionId),
    'petition.thin': () => downsamplePetition(deps),
    'mail.send': ({ outboxId }) => sendMail(deps, outboxId),
    'profile.picture': ({ outboxId }) => fetchProfilePicture(deps, outboxId),
    'profile.export': ({ outboxId }) => exportProfile(deps, outboxId),
    'feed.poll': ({ feedId }) => pollFeed(deps, feedId),
    'feed.preview': ({ outboxId }) => loadFeedPreview(deps, outboxId),
    'news.picture': ({ outboxId }) => fetchNewsPicture(outboxId),
    'archive.changed': ({ outboxId }) => notifyGameFollowers(deps, outboxId),
    'archive.cover': ({ outboxId }) => fetchCover(deps, outboxId),
    'content.picture': ({ outboxId }) => copyPicture(deps, outboxId),
    'share.image': ({ outboxId }) => renderShareImage(deps, outboxId),
    'news.publish': () => publishDue(deps),
    'news.upkeep': () => purgeFeeds(deps),
    'rates.refresh': () => refreshRates(deps),
    'moderation.digest': () => sendDigest(deps),
    'moderation.marks': () => releaseMarks(deps),
    'forum.views': () => flushViews(deps),
    'forum.reply': ({ outboxId }) => notifyFollowers(deps, outboxId),
    'forum.post': ({ outboxId }) => notifyMentioned(deps, outboxId),
    'signatures.upkeep': () => keepSignatures(deps),
    'petition.update': ({ outboxId }) => mailUpdate(deps, outboxId),
    'signatures.export': ({ outboxId }) => exportSignatures(deps, outboxId),
    'signatures.log': () => publishTreeHeads(deps),
    'legal.file': ({ outboxId }) => copyLegalFile(deps, outboxId),
    'legal.pages': ({ outboxId }) => makeFilePages(deps, outboxId),
    'legal.documents': () => requestMissingPages(deps),
    'legal.upkeep': () => keepLegalRequests(deps),
    'legal.digest': () => sendLegalDigest(deps),
    'objects.upkeep': () => purgeObjects(deps),
    'accounts.upkeep': () => purgeOldRecords(deps),
  };
}

/** Metrics of what Postgres and Redis hold, which are the same at every worker. */
const ofStores = new Set([
  'kga_queue_jobs',
  'kga_queue_oldest_seconds',
  'kga_outbox_waiting',
  'kga_outbox_oldest_seconds',
  'kga_redis_memory_bytes',
  'kga_feeds',
  'kga_feeds_lag_seconds',
  'kga_petition_figures_age_seconds',
  'kga_petition_breaker',
  'kga_moderation_waiting',
  'kga_moderation_oldest_seconds',
  'kga_moderation_bursts',
  'kga_moderation_bursts_oldest_seconds',
  'kga_legal_waiting',
  'kga_legal_oldest_seconds',
  'kga_signatures',
  'kga_held_mails',
  'kga_last_backup_timestamp_seconds',
]);

/** Those of a registry that tell about its process. */
function ownMetrics(registry: Registry): Registry {
  const own = new Registry();
  for (const { name } of registry.getMetricsAsArray()) {
    const metric = registry.getSingleMetric(name);
    if (metric && !ofStores.has(name)) own.registerMetric(metric);
  }
  return own;
}

/**
 * The metrics of one worker: the platform's and those of each feature in `registry`, and those that
 * several workers do not share in `ownRegistry`.
 */
export function createMetrics(options: Parameters<typeof createPlatformMetrics>[0]) {
  const platform = createPlatformMetrics(options);
  const { registry } = platform;
  const metrics = {
    ...platform,
    ...createBacklogMetrics(registry),
    ...createFeedMetrics(registry),
    ...createMailMetrics(registry),
    ...createPetitionMetrics(registry, options.now),
  };
  return { ...metrics, ownRegistry: ownMetrics(registry) };
}
