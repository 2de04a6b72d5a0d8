import { isIP } from 'node:net';

import { parseSettings } from '@kga/contracts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** Either how many proxies stand in front, or their addresses, separated by commas. */
const trustProxy = z.union([
  z.coerce.number().int().min(0).max(16),
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), 'Give a number of hops, or addresses'),
]);

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3001),
  METRICS_PORT: port.default(9101),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => new URL(url).origin),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.default(['loopback']),
  STREAM_CONNECTIONS_MAX: z.coerce.number().int().min(0).default(20_000),
  RATE_LIMIT_MAX: count.default(300),
  RATE_LIMIT_WINDOW_SECONDS: count.default(60),
  SHED_EVENT_LOOP_DELAY_MS: count.default(500),
  SHED_EVENT_LOOP_UTILIZATION: z.coerce.number().positive().max(1).default(1),
});

/** @throws SettingsError */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = parseSettings(environment, env);
  return {
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    http: {
      host: settings.HOST,
      port: settings.PORT,
      publicOrigin: settings.PUBLIC_ORIGIN,
      trustProxy: settings.TRUST_PROXY,
    },
    metrics: { host: settings.HOST, port: settings.METRICS_PORT },
    log: { level: settings.LOG_LEVEL },
    stream: {
      connectionsMax: settings.STREAM_CONNECTIONS_MAX,
      heartbeatMs: 15_000,
      /** Shorter than answers count as fresh. */
      renewMs: 4_000,
    },
    rateLimit: {
      max: settings.RATE_LIMIT_MAX,
      windowMs: settings.RATE_LIMIT_WINDOW_SECONDS * 1000,
    },
    /** Beyond these the process refuses work; a utilisation of 1 never refuses. */
    pressure: {
      eventLoopDelayMs: settings.SHED_EVENT_LOOP_DELAY_MS,
      eventLoopUtilization: settings.SHED_EVENT_LOOP_UTILIZATION,
      sampleMs: 1_000,
    },
  };
}

export type Config = ReturnType<typeof readConfig>;
