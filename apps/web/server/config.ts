import { resolve } from 'node:path';

import { pagePort, parseSettings } from '@kga/contracts';
import { z } from 'zod';

import product from '../package.json' with { type: 'json' };
import type { BrowserConfig } from '../src/lib/browser.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, normalize: true });

const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z._default(pagePort, 3000),
  API_URL: webAddress,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_ORIGIN: webAddress.optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_PORT: port.default(9103),
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  SHUTDOWN_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  SHARED_ASSETS_DIR: z.string().optional(),
  PETITION_EXTERNAL_URL: webAddress.optional(),
  DEMONSTRATION_CONTENT: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: z
    .string()
    .default('loopback,linklocal,uniquelocal')
    .transform((list) => list.split(',').map((entry) => entry.trim())),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Everything that the environment decides. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Origin and base path of the API, without a slash at its end. */
  readonly apiUrl: string;
  /** Where changes are announced; without it, pages only age. */
  readonly redisUrl: string | undefined;
  readonly metrics: { readonly host: string; readonly port: number };
  /** Addresses and ranges whose X-Forwarded-For is believed, as proxy-addr names them. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Milliseconds from a signal, at which readiness fails, until the process stops listening. */
  readonly shutdown: { readonly waitMs: number };
  /** Whether each request is logged, at level info. */
  readonly accessLog: boolean;
  /** Folder in which builds share the files of browsers; undefined without one. */
  readonly sharedAssets: string | undefined;
  readonly browser: BrowserConfig;
};

/** @throws SettingsError */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
  const data = parseSettings(environment, variables);
  return {
    host: data.HOST,
    port: data.PORT,
    apiUrl: withoutSlash(data.API_URL),
    redisUrl: data.REDIS_URL,
    metrics: { host: data.METRICS_HOST ?? data.HOST, port: data.METRICS_PORT },
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    shutdown: { waitMs: data.SHUTDOWN_WAIT_MS },
    accessLog: data.ACCESS_LOG === 'on',
    sharedAssets: data.SHARED_ASSETS_DIR && resolve(data.SHARED_ASSETS_DIR),
    browser: {
      origin: new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).origin,
      petitionExternalUrl: data.PETITION_EXTERNAL_URL
        ? withoutSlash(data.PETITION_EXTERNAL_URL)
        : null,
      ...(data.DEMONSTRATION_CONTENT === 'on' && { demonstration: true }),
      version: product.version,
    },
  };
}

/** @throws SettingsError */
export function readConfig(): Config {
  return parseConfig(process.env);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
