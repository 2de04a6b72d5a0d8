import { parseSettings } from '@kga/contracts';
import { z } from 'zod';

const milliseconds = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9102),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(10),
  WORKER_STOP_MS: milliseconds(0, 22_000).default(22_000),
  WORKER_RECONCILE_MS: milliseconds(50, 600_000).default(30_000),
  PETITION_POLL_MS: milliseconds(50, 3_600_000).default(30_000),
  PETITION_REST_POLL_MS: milliseconds(50, 86_400_000).default(3_600_000),
  PETITION_REQUEST_MS: milliseconds(10, 20_000).default(8_000),
  PETITION_POLL_BUDGET_MS: milliseconds(10, 20_000).default(20_000),
});

/** How petitions are polled; times in milliseconds. */
export type PollSettings = {
  /** Between polls while a petition collects. */
  collectingInterval: number;
  /** Between polls in every later status. */
  restingInterval: number;
  /** Longest time of one request. */
  requestTimeout: number;
  /** Longest time of all requests of a poll with their repetitions. */
  budget: number;
};

export type WorkerConfig = {
  databaseUrl: string;
  redisUrl: string;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  http: { host: string; port: number };
  jobs: {
    concurrency: number;
    /** Milliseconds that what is in flight has to finish after a stop. */
    stopWithin: number;
    /** Milliseconds between two looks at whether Redis holds the schedules that Postgres asks for. */
    reconcileInterval: number;
  };
  poll: PollSettings;
};

/** @throws SettingsError */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): WorkerConfig {
  const data = parseSettings(environment, env);
  return {
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    logLevel: data.LOG_LEVEL,
    http: { host: data.HOST, port: data.METRICS_PORT },
    jobs: {
      concurrency: data.WORKER_CONCURRENCY,
      stopWithin: data.WORKER_STOP_MS,
      reconcileInterval: data.WORKER_RECONCILE_MS,
    },
    poll: {
      collectingInterval: data.PETITION_POLL_MS,
      restingInterval: data.PETITION_REST_POLL_MS,
      requestTimeout: data.PETITION_REQUEST_MS,
      budget: data.PETITION_POLL_BUDGET_MS,
    },
  };
}
