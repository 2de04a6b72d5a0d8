// SPDX-License-Identifier: AGPL-3.0-or-later
import { type JobName, outboxJobs, queueNames } from '@kga/contracts/jobs';
import { type PoolCounts, createDatabase, createSchemaCheck, ping } from '@kga/db/core';
import { type Log, createKeyAnnouncements, traceJob, traceStatement } from '@kga/server';
import { createKeyRing, keyFingerprints } from '@kga/server/crypto';

import type { WorkerConfig } from './config.ts';
import { createFeedDispatcher } from './features/news/feeds/poll-feed.ts';
import { createReconciler } from './features/petitions/initiative/reconcile.ts';
import { backlogInterval, createBacklogCounter } from './features/site/backlog/count-backlog.ts';
import { createCachePurging } from './features/site/shared-caches/purge-caches.ts';
import { createHandlers, createMetrics } from './handlers.ts';
import { createLease } from './platform/lease.ts';
import { logErrors } from './platform/log.ts';
import { createLoop, withTimeout } from './platform/loop.ts';
import { openObjects } from './platform/objects.ts';
import { createOperationsServer, statesOf } from './platform/operations-server.ts';
import { createOutboxDispatcher } from './platform/outbox-dispatcher.ts';
import {
  countJobs,
  createQueues,
  createRunner,
  recurringSchedules,
  runJob,
  selectQueueAges,
} from './platform/queue.ts';
import { createBlockingRedis, createFailFastRedis, readServerMemories } from './platform/redis.ts';

export type WorkerDeps = {
  config: WorkerConfig;
  log: Log;
  /** The clock of petitions; the queue and all timeouts use the system's. */
  now?: () => Date;
  random?: () => number;
};

export type BackgroundWorker = ReturnType<typeof buildWorker>;

const dispatchInterval = 1_000;
const retryAfter = 1_000;

/** Builds a worker. Any number of them, in one process or many, share the jobs. */
// oxlint-disable-next-line max-lines-per-function -- Wiring, read from top to bottom.
export function buildWorker(deps: WorkerDeps) {
  const { config, log, now = () => new Date(), random = Math.random } = deps;
  const onError = (what: string) => logErrors(log, what);

  let pool: (() => PoolCounts) | undefined;
  const db = createDatabase(config.databaseUrl, {
    maxConnections:
      config.feeds.concurrency + config.pictures.concurrency + config.sharedConnections,
    pooled: config.databasePooled,
    ...(config.tracing && { onQuery: traceStatement }),
    onPool: (counts) => {
      pool = counts;
    },
    onError: onError('postgres'),
  });
  const redis = createFailFastRedis(config.redisUrl, onError('redis'));
  // Of the worker that tells what Postgres and Redis hold.
  const lease = createLease(redis, { key: 'kga:metrics', ms: 2.5 * backlogInterval });
  const queueRedis =
    config.redisQueueUrl === config.redisUrl
      ? redis
      : createFailFastRedis(config.redisQueueUrl, onError('redis of queues'));
  const jobsRedis = createBlockingRedis(config.redisQueueUrl, onError('redis of jobs'));
  const redisServers = { cache: redis, ...(queueRedis !== redis && { queue: queueRedis }) };
  const queues = createQueues(queueRedis);
  const mayRun = (job: JobName) => isEnabled(config, job);
  const schedules = recurringSchedules.filter(({ job }) => mayRun(job));
  const metrics = createMetrics({
    now,
    queueDepth: () => withTimeout(1_000, countJobs(queues), []),
    queueAges: () => withTimeout(1_000, selectQueueAges(queues), []),
    ...(pool && { pool }),
    build: config.build,
    redisMemory: () => readServerMemories(redisServers, 1_000),
    recurring: schedules.map(({ job }) => job),
  });
  const shared = {
    db,
    ...openObjects(db, config.objects, metrics.objectRequests),
    redis,
    queues,
    log,
    metrics,
    now,
    random,
    settings: config.poll,
    mail: config.mail,
    fetching: config.fetching,
    rates: config.rates,
    ring: createKeyRing(config.encryptionKeys),
  };
  let stopping: Promise<void> | undefined;

  const handlers = createHandlers(shared);
  const concurrency = {
    jobs: config.jobs.concurrency,
    outbox: config.jobs.concurrency,
    pictures: config.pictures.concurrency,
    // They are drawn one after the other, while others are loaded and stored.
    images: 2,
    feeds: config.feeds.concurrency,
    exports: 1,
  };
  const runners = queueNames.map((name) =>
    createRunner(jobsRedis, name, concurrency[name], async (job, payload) => {
      // A job taken while stopping is left to the next schedule or dispatch.
      if (stopping) return;
      const run = () => runJob(handlers, { name: job, payload }, metrics.timeJob);
      await traceJob(job, 'trace' in payload && payload.trace, run);
    }),
  );
  for (const name of queueNames) queues[name].on('error', onError('queue'));
  for (const runner of runners) {
    runner.on('error', onError('job runner'));
    runner.on('failed', (job, error) => {
      metrics.jobFailures.inc({ job: job?.name ?? 'unknown' });
      log.error({ err: error, job: job?.name, id: job?.id }, 'job failed');
    });
  }

  const dispatchOutbox = createOutboxDispatcher({
    ...shared,
    jobs: outboxJobs.filter((job) => mayRun(job)),
    onUncertain: (job) => {
      if (job === 'mail.send') metrics.mails.inc({ outcome: 'uncertain' });
    },
  });
  const repeat = (run: () => Promise<void>, interval: number, failure: string) =>
    createLoop(run, { interval, retryAfter, onError: onError(failure) });
  const { reconcileInterval } = config.jobs;
  const reconcileLoop = repeat(
    createReconciler({
      ...shared,
      schedules,
      polls: mayRun('petition.poll'),
    }),
    reconcileInterval,
    'schedules could not be updated',
  );
  const purging =
    config.purge &&
    createCachePurging(config.purge, {
      ...shared,
      redisUrl: config.redisUrl,
      onError: onError('redis of changes'),
    });
  const loops = [
    ...(purging
      ? [repeat(purging.run, purging.every, 'the shared cache could not be purged')]
      : []),
    reconcileLoop,
    repeat(dispatchOutbox, dispatchInterval, 'the outbox could not be dispatched'),
    repeat(
      createBacklogCounter({ ...shared, lease }),
      backlogInterval,
      'the backlog could not be counted',
    ),
    ...(mayRun('feed.poll')
      ? [
          repeat(
            createFeedDispatcher(shared),
            dispatchInterval,
            'due feeds could not be dispatched',
          ),
        ]
      : []),
  ];

  const announcements = createKeyAnnouncements(redis, {
    app: 'worker',
    fingerprints: keyFingerprints(config.encryptionKeys),
    onError: onError('keys could not be announced'),
  });

  // Redis may come back without its data.
  queueRedis.on('ready', () => reconcileLoop.hurry());

  const dependencies = {
    postgres: () => ping(db),
    schema: createSchemaCheck(db),
    // Written, because a Redis without memory still answers pings.
    redis: () => redis.set('kga:ready', 1, 'EX', 60),
    ...(queueRedis !== redis && {
      queues: () => queueRedis.set('kga:{queues}:ready', 1, 'EX', 60),
    }),
  };
  metrics.watchDependencies(() => statesOf(dependencies));
  const server = createOperationsServer({
    registry: () => (lease.isHeld() ? metrics.registry : metrics.ownRegistry),
    dependencies,
    isStopping: () => stopping !== undefined,
    onError: onError('operations server'),
  });

  async function stop(): Promise<void> {
    const closing = [
      ...loops.map((loop) => loop.stop()),
      ...runners.map((runner) => runner.close()),
    ];
    const finished = Promise.all(closing).then(() => true);
    if (!(await withTimeout(config.jobs.stopTimeout, finished, false))) {
      log.warn('stopped before everything in flight had ended');
      // Not awaited, because it never settles while Redis is down.
      for (const runner of runners) void runner.disconnect().catch(onError('job runner'));
    }
    jobsRedis.disconnect();
    for (const name of queueNames) await withTimeout(1_000, queues[name].close(), undefined);
    await withTimeout(
      1_000,
      Promise.all([lease.release(), announcements.stop(), purging?.close()]),
      undefined,
    );
    for (const connection of new Set([redis, queueRedis])) connection.disconnect();
    await server.close();
    await withTimeout(1_000, db.destroy(), undefined);
    log.info('worker stopped');
  }

  return {
    /** Starts taking jobs, even before Postgres and Redis answer. Resolves with the port of the metrics. */
    async start() {
      if (!config.mail) log.warn('mails wait, because SMTP_URL is not set');
      const port = await server.listen(config.http);
      announcements.start();
      for (const loop of loops) loop.start();
      for (const runner of runners) runner.run().catch(onError('job runner'));
      log.info({ port }, 'worker started');
      return { port };
    },
    /** Takes no more jobs; resolves when those in flight have ended or `stopTimeout` has passed. */
    stop: () => (stopping ??= stop()),
  };
}

/**
 * What a worker of a read-only site still does: it writes what was counted and logged before, erases
 * what the privacy policy promises, and draws images.
 */
const readOnlyJobs: ReadonlySet<JobName> = new Set([
  'petition.thin',
  'share.image',
  'news.upkeep',
  'forum.views',
  'signatures.upkeep',
  'signatures.log',
  'legal.upkeep',
  'accounts.upkeep',
  'objects.upkeep',
]);

/** Without a mail server, mails stay in the outbox. */
function isEnabled({ mail, readOnly }: WorkerConfig, job: JobName): boolean {
  if (readOnly) return readOnlyJobs.has(job);
  return mail !== undefined || job !== 'mail.send';
}
