import type { countWaitingOutbox } from '@kga/db';
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';

type OutboxCounts = Awaited<ReturnType<typeof countWaitingOutbox>>;

export type PlatformMetrics = ReturnType<typeof createPlatformMetrics>;

/** The registry, and the metrics of jobs, queues and the outbox. Features add their own. */
export function createPlatformMetrics(options: {
  now: () => Date;
  /** Jobs of all queues by state; states that cannot be counted are missing. */
  queueDepth: () => Promise<Readonly<Record<string, number>>>;
}) {
  const registry = new Registry();
  const registers = [registry];
  let outbox: { counts: OutboxCounts; at: Date } | undefined;
  collectDefaultMetrics({ register: registry });

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
      const since = (options.now().getTime() - outbox.at.getTime()) / 1_000;
      for (const { job, oldestSeconds } of outbox.counts) {
        this.set({ job }, oldestSeconds + since);
      }
    },
  });
  const queueDepth = new Gauge({
    name: 'kga_queue_jobs',
    help: 'Jobs in the queue by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const [state, count] of Object.entries(await options.queueDepth())) {
        this.set({ state }, count);
      }
    },
  });

  return {
    outboxWaiting,
    outboxOldest,
    queueDepth,
    registry,
    jobFailures: new Counter({
      name: 'kga_job_failures_total',
      help: 'Jobs that ended with an error',
      labelNames: ['job'],
      registers,
    }),
    /** Updates the gauges of the outbox. */
    noteOutbox(counts: OutboxCounts) {
      outbox = { counts, at: options.now() };
    },
  };
}
