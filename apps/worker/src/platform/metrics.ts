// SPDX-License-Identifier: AGPL-3.0-or-later
import { type JobName, jobs } from '@kga/contracts/jobs';
import type { PoolCounts, countWaitingOutbox } from '@kga/db/core';
import {
  registerBuild,
  registerDependencies,
  registerObjectRequests,
  registerPool,
} from '@kga/server';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { QueueAge, QueueCount } from './queue.ts';
import type { ServerMemory } from './redis.ts';

type OutboxCounts = Awaited<ReturnType<typeof countWaitingOutbox>>;

export type PlatformMetrics = ReturnType<typeof createPlatformMetrics>;

type MetricsOptions = {
  now: () => Date;
  /** Jobs by queue and state; none where they cannot be counted. */
  queueDepth: () => Promise<readonly QueueCount[]>;
  /** For how long jobs wait, by queue. */
  queueAges?: () => Promise<readonly QueueAge[]>;
  /** Connections to Postgres. */
  pool?: () => PoolCounts;
  /** Commit that this was built from. */
  build?: string;
  /** Bytes that each Redis uses and may use; without those that do not answer. */
  redisMemory?: () => Promise<readonly ServerMemory[]>;
  /** Jobs that run by a schedule. */
  recurring?: readonly JobName[];
};

/** Gauges of the outbox, which `noteOutbox` updates. */
function createOutboxGauges(registers: Registry[], { now }: MetricsOptions) {
  let outbox: { counts: OutboxCounts; at: Date } | undefined;
  const outboxWaiting = new Gauge({
    name: 'kga_outbox_waiting',
    help: 'Rows of the outbox that are not settled',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const { job, waiting } of outbox?.counts ?? []) this.set({ job }, waiting);
    },
  });
  const outboxOldest = new Gauge({
    name: 'kga_outbox_oldest_seconds',
    help: 'Time since the oldest unsettled row of the outbox was written',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      if (!outbox) return;
      const since = (now().getTime() - outbox.at.getTime()) / 1_000;
      for (const { job, oldestSeconds } of outbox.counts) {
        this.set({ job }, oldestSeconds + since);
      }
    },
  });
  return {
    outboxWaiting,
    outboxOldest,
    /** Updates the gauges of the outbox. */
    noteOutbox(counts: OutboxCounts) {
      outbox = { counts, at: now() };
    },
  };
}

/** Gauges of the queues and of the memory of each Redis. */
function createQueueGauges(registers: Registry[], options: MetricsOptions) {
  const queueDepth = new Gauge({
    name: 'kga_queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, state, jobs: count } of await options.queueDepth()) {
        this.set({ queue, state }, count);
      }
    },
  });
  const queueOldest = new Gauge({
    name: 'kga_queue_oldest_seconds',
    help: 'For how long the job waits that waits the longest',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, seconds } of (await options.queueAges?.()) ?? []) {
        this.set({ queue }, seconds);
      }
    },
  });
  const redisMemory = new Gauge({
    name: 'kga_redis_memory_bytes',
    help: 'Memory of Redis: used, and the most it may use, 0 without a limit',
    labelNames: ['server', 'kind'],
    registers,
    async collect() {
      this.reset();
      for (const { server, used, max } of (await options.redisMemory?.()) ?? []) {
        this.set({ server, kind: 'used' }, used);
        this.set({ server, kind: 'max' }, max);
      }
    },
  });
  return { queueDepth, queueOldest, redisMemory };
}

/** How long jobs take, and how they end. */
function createJobMetrics(registers: Registry[], options: MetricsOptions) {
  const jobSeconds = new Histogram({
    name: 'kga_job_duration_seconds',
    help: 'Time that jobs took, failed ones included',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'kga_job_last_success_timestamp_seconds',
    help: 'When a job last succeeded at this worker; of one that recurs its start until then',
    labelNames: ['job'],
    registers,
  });
  // Without a series, nothing tells of a job that has only failed since the start.
  for (const job of options.recurring ?? []) lastSuccess.setToCurrentTime({ job });
  const jobFailures = new Counter({
    name: 'kga_job_failures_total',
    help: 'Jobs that ended with an error',
    labelNames: ['job'],
    registers,
  });
  // A counter that begins with 1 has not increased, so `rate()` would miss the first failure.
  for (const job of Object.keys(jobs)) jobFailures.inc({ job }, 0);

  return {
    jobFailures,
    /** Runs a job and records how long it took and that it succeeded. */
    timeJob: async (job: JobName, run: () => Promise<unknown>): Promise<void> => {
      const stop = jobSeconds.startTimer({ job });
      try {
        await run();
        lastSuccess.setToCurrentTime({ job });
      } finally {
        stop();
      }
    },
  };
}

/** The registry, and the metrics of jobs, queues and the outbox. Features add their own. */
export function createPlatformMetrics(options: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const watchPool = registerPool(registry);
  if (options.pool) watchPool(options.pool, 'primary');
  registerBuild(registry, options.build);
  return {
    registry,
    watchDependencies: registerDependencies(registry),
    ...createOutboxGauges(registers, options),
    ...createQueueGauges(registers, options),
    ...createJobMetrics(registers, options),
    purges: new Counter({
      name: 'kga_purges_total',
      help: 'Purges of the shared cache',
      labelNames: ['outcome'],
      registers,
    }),
    objectRequests: registerObjectRequests(registry),
  };
}
