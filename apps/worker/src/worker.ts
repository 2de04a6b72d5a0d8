import { createDatabase, ping } from '@kga/db';

import type { WorkerConfig } from './config.ts';
import { createDispatch } from './features/feeds/dispatch.ts';
import { createReconciler } from './features/petition/reconcile.ts';
import { createHandlers } from './handlers.ts';
import type { Log } from './platform/log.ts';
import { createLoop } from './platform/loop.ts';
import { createMetrics } from './platform/metrics.ts';
import { createOperationsServer } from './platform/operations-server.ts';
import { createOutboxDispatcher } from './platform/outbox/dispatcher.ts';
import { createQueue, createRunner, queueNames } from './platform/queue.ts';
import { createFailFastRedis, createBlockingRedis } from './platform/redis.ts';
import { withTimeout } from './platform/with-timeout.ts';

export type WorkerDeps = {
  config: WorkerConfig;
  log: Log;
  /** The clock of petitions; the queue and the timeouts keep real time. */
  now?: () => Date;
  random?: () => number;
};

export type BackgroundWorker = {
  /** Begins to take jobs; resolves with the port of the metrics. Neither Postgres nor Redis must be there yet. */
  start: () => Promise<{ port: number }>;
  /** Takes no more jobs and resolves once those in flight have ended, or their time is over. */
  stop: () => Promise<void>;
};

const retryAfter = 1_000;
const lookInterval = 1_000;
const queueStates = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Puts a worker together. Several of them, in one process or in many, share the work. */
export function buildWorker(deps: WorkerDeps): BackgroundWorker {
  const { config, log, now = () => new Date(), random = Math.random } = deps;
  const onError = (what: string) => (error: unknown) => log.error({ err: error }, what);

  const db = createDatabase(config.databaseUrl, {
    // A source or a picture that is written holds one for a while; everything else shares ten.
    maxConnections: config.feeds.concurrency + config.pictures.concurrency + 10,
    onError: onError('postgres'),
  });
  const redis = createFailFastRedis(config.redisUrl, onError('redis'));
  const jobsRedis = createBlockingRedis(config.redisUrl, onError('redis of jobs'));
  const queues = {
    jobs: createQueue(redis, 'jobs'),
    outbox: createQueue(redis, 'outbox'),
    pictures: createQueue(redis, 'pictures'),
    feeds: createQueue(redis, 'feeds'),
  };
  const allQueues = Object.values(queues);
  const queueDepth = async () => {
    const counts = await Promise.all(allQueues.map((each) => each.getJobCounts(...queueStates)));
    return Object.fromEntries(
      queueStates.map((state) => [
        state,
        counts.reduce((sum, count) => sum + (count[state] ?? 0), 0),
      ]),
    );
  };
  const metrics = createMetrics({ now, queueDepth: () => withTimeout(1_000, queueDepth(), {}) });
  const shared = {
    db,
    redis,
    log,
    metrics,
    now,
    random,
    settings: config.poll,
    mail: config.mail,
    fetching: config.fetching,
    rates: config.rates,
  };
  let stopping: Promise<void> | undefined;
  const handle = createHandlers(shared);
  const concurrency = {
    jobs: config.jobs.concurrency,
    outbox: config.jobs.concurrency,
    pictures: config.pictures.concurrency,
    feeds: config.feeds.concurrency,
  };
  const runners = queueNames.map((name) =>
    createRunner(jobsRedis, name, concurrency[name], async (job, payload) => {
      // One that was fetched in the moment of the stop is left to the next schedule or drain.
      if (!stopping) await handle(job, payload);
    }),
  );
  const drain = createOutboxDispatcher({ ...shared, queues, canMail: config.mail !== undefined });
  const drainLoop = createLoop(drain, {
    interval: lookInterval,
    retryAfter,
    onError: onError('the outbox could not be looked through'),
  });
  const dispatchLoop = createLoop(createDispatch({ db, queue: queues.feeds, metrics }), {
    interval: lookInterval,
    retryAfter,
    onError: onError('due sources could not be looked for'),
  });
  const loop = createLoop(createReconciler({ ...shared, queue: queues.jobs }), {
    interval: config.jobs.reconcileInterval,
    retryAfter,
    onError: onError('schedules could not be looked after'),
  });
  const server = createOperationsServer({
    registry: metrics.registry,
    dependencies: { postgres: () => ping(db), redis: () => redis.ping() },
    onError: onError('operations server'),
  });

  for (const each of allQueues) each.on('error', onError('queue'));
  for (const runner of runners) {
    runner.on('error', onError('job runner'));
    runner.on('failed', (job, error) => {
      metrics.jobFailures.inc({ job: job?.name ?? 'unknown' });
      log.error({ err: error, job: job?.name, id: job?.id }, 'job failed');
    });
  }
  // A Redis that came back may have come back empty.
  redis.on('ready', () => loop.hurry());

  async function stop(): Promise<void> {
    const loops = [loop, drainLoop, dispatchLoop].map((each) => each.stop());
    const parts = [...loops, ...runners.map((runner) => runner.close())];
    const finished = Promise.all(parts).then(() => true);
    if (!(await withTimeout(config.jobs.stopWithin, finished, false))) {
      log.warn('stopped before everything in flight had ended');
      // Never settles while Redis is away, so nobody waits for it.
      for (const runner of runners) void runner.disconnect().catch(onError('job runner'));
    }
    jobsRedis.disconnect();
    for (const each of allQueues) await withTimeout(1_000, each.close(), undefined);
    redis.disconnect();
    await server.close();
    await withTimeout(1_000, db.destroy(), undefined);
    log.info('worker stopped');
  }

  return {
    async start() {
      const port = await server.listen(config.http);
      loop.start();
      drainLoop.start();
      dispatchLoop.start();
      for (const runner of runners) runner.run().catch(onError('job runner'));
      log.info({ port }, 'worker started');
      return { port };
    },
    stop: () => (stopping ??= stop()),
  };
}
