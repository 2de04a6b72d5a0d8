// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { type TracingConfig, readTracingConfig } from '@kga/server';
import { parseSettings, withSecretFiles } from '@kga/server/settings';

import product from '../package.json' with { type: 'json' };
import type { BrowserConfig } from '../src/lib/browser.ts';
import { environment, unknownRevision } from './settings.ts';

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
  /** Commit that this was built from. */
  readonly build: string;
  /** Where traces go; undefined where they are off. */
  readonly tracing: TracingConfig | undefined;
  /** Milliseconds from a signal, at which readiness fails, until the process stops listening. */
  readonly shutdown: { readonly waitMs: number };
  /** Whether each request is logged, at level info. */
  readonly accessLog: boolean;
  /** Whether a cache in front shares pages among visitors, whatever their cookies. */
  readonly sharedCache: boolean;
  /** Seconds for which it may store a page. */
  readonly sharedCacheSeconds: number;
  /** Pages that one network may have rendered in a minute because the cache lacks them. */
  readonly pagesPerMinute: number;
  /** Folder in which builds share the files of browsers; undefined without one. */
  readonly sharedAssets: string | undefined;
  /** Where pictures may come from, beside the site itself; undefined without a bucket of pictures. */
  readonly pictureOrigin: string | undefined;
  /** Where vulnerabilities are reported; the contact form where it is empty. */
  readonly securityContacts: readonly string[];
  readonly browser: BrowserConfig;
};

/** @throws SettingsError */
export function parseConfig(variables: NodeJS.ProcessEnv): Config {
  const data = parseSettings(environment, withSecretFiles(variables, readFileSync));
  return {
    host: data.HOST,
    port: data.PORT,
    apiUrl: withoutSlash(data.API_URL),
    redisUrl: data.REDIS_URL,
    metrics: { host: data.METRICS_HOST ?? data.HOST, port: data.METRICS_PORT },
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    build: data.BUILD_REVISION,
    tracing: readTracingConfig(data),
    shutdown: { waitMs: data.SHUTDOWN_WAIT_MS },
    accessLog: data.ACCESS_LOG === 'on',
    sharedCache: data.SHARED_CACHE === 'on',
    sharedCacheSeconds: data.SHARED_CACHE_SECONDS,
    pagesPerMinute: data.PAGES_PER_MINUTE,
    sharedAssets: data.SHARED_ASSETS_DIR && resolve(data.SHARED_ASSETS_DIR),
    pictureOrigin: data.S3_PUBLIC_URL && new URL(data.S3_PUBLIC_URL).origin,
    securityContacts: data.SECURITY_CONTACT ?? [],
    browser: {
      origin: new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).origin,
      petitionExternalUrl: data.PETITION_EXTERNAL_URL
        ? withoutSlash(data.PETITION_EXTERNAL_URL)
        : null,
      ...(data.DEMONSTRATION_CONTENT === 'on' && {
        demonstration: {
          year: new Date(data.PETITION_REPLAY_FROM).getUTCFullYear(),
          speed: data.PETITION_REPLAY_SPEED,
        },
      }),
      ...(data.READ_ONLY === 'on' && { readOnly: true }),
      ...(data.STATIC_COPY_URL && { staticCopyUrl: data.STATIC_COPY_URL }),
      version: product.version,
      ...(data.BUILD_REVISION !== unknownRevision && {
        sourceUrl: `${campaign.sourceUrl}/tree/${data.BUILD_REVISION}`,
      }),
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
