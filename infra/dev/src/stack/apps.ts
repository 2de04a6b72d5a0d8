// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import { root, type Config } from '../config.ts';
import type { ServiceUrls } from '../services/services.ts';
import { type ProcessSpec, stopGrace } from '../supervisor/process-supervisor.ts';
import { feedHostOrigin } from './stand-ins.ts';

/** Part of `stopGrace` that the worker needs to close its connections after the last job. */
const workerClosing = 3_000;

const appNames = ['api', 'worker', 'web'] as const;
type AppName = (typeof appNames)[number];
/** Command line of each app. */
export type AppCommands = Readonly<Record<AppName, readonly [command: string, ...string[]]>>;

/** The same commands as in the images; the Dockerfiles explain the flags. */
export const builtApps: AppCommands = {
  api: [
    process.execPath,
    '--no-memory-reducer',
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--heap-growing-percent=50',
    'dist/main.js',
  ],
  worker: [process.execPath, '--max-semi-space-size=4', 'dist/main.js'],
  web: [process.execPath, '--no-memory-reducer', 'dist/server/main.js'],
};

/** How the api's image has glibc give memory back; infra/docker/api.Dockerfile explains it. */
export const apiMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' } as const;

const reloading = [process.execPath, '--watch', '--conditions=kga-source', 'src/main.ts'] as const;
export const sourceApps: AppCommands = {
  api: reloading,
  worker: reloading,
  web: ['pnpm', '--filter', '@kga/web', 'dev'],
};

export interface AppOptions {
  readonly config: Config;
  readonly services: ServiceUrls;
  readonly commands: AppCommands;
  readonly sessionSecrets: string;
  readonly encryptionKeys: string;
  readonly smtpUrl: string;
  /** Settings of the stand-in identity providers; empty without them. */
  readonly signIn: NodeJS.ProcessEnv;
  /** `development` logs more. */
  readonly environment: 'production' | 'development';
}

/** The three apps, configured by environment variables only. */
export function appSpecs(options: AppOptions): ProcessSpec[] {
  const { config, services, commands, environment } = options;
  const { ports } = config;
  const shared = {
    ...config.inherited,
    NODE_ENV: environment,
    LOG_LEVEL: config.logLevel ?? (environment === 'production' ? 'warn' : 'info'),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    PUBLIC_ORIGIN: config.publicOrigin,
  };
  const keys = { ENCRYPTION_KEYS: options.encryptionKeys };
  const env: Record<AppName, NodeJS.ProcessEnv> = {
    api: {
      ...apiMemory,
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      PORT: String(ports.api),
      METRICS_PORT: String(ports.apiMetrics),
      // The apps share this machine with a browser, for which sign-ins shall not wait.
      PASSWORD_PRIORITY: 'normal',
      SESSION_SECRETS: options.sessionSecrets,
      ...keys,
      ...options.signIn,
    },
    worker: {
      HOST: '127.0.0.1',
      METRICS_PORT: String(ports.workerMetrics),
      SMTP_URL: options.smtpUrl,
      ...keys,
      MAIL_FROM: config.mailFrom,
      ...config.mailSettings,
      FETCH_ALLOW_HOSTS: allowedHosts(config),
      // The stand-in provider may be asked often, so that the replay moves.
      ...(config.replays && { PETITION_POLL_MS: '5000', WORKER_RECONCILE_MS: '2000' }),
      WORKER_STOP_MS: String(stopGrace - workerClosing),
    },
    web: {
      HOST: config.host,
      TRUST_PROXY: config.trustProxy,
      PORT: String(ports.web),
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: String(ports.webMetrics),
      DEMONSTRATION_CONTENT: config.demonstrationContent ? 'on' : 'off',
      PETITION_REPLAY_FROM: config.replay.from.toISOString(),
      PETITION_REPLAY_SPEED: String(config.replay.speed),
      API_URL: `http://127.0.0.1:${ports.api}`,
      // The browser's fallback; `localhost`, because browsers reach it and not only the worker.
      ...(config.replays && {
        PETITION_EXTERNAL_URL: `http://localhost:${ports.provider}/tracker`,
      }),
    },
  };
  return appNames.map((name) => {
    const [command, ...args] = commands[name];
    const cwd = join(root, 'apps', name);
    return { name, command, args, cwd, env: { ...shared, ...env[name] }, stage: 'app' };
  });
}

/** Hosts from which the worker may fetch although they are not on the public internet. */
function allowedHosts(config: Config): string {
  const demonstration = config.demonstrationFeeds ? [new URL(feedHostOrigin(config)).host] : [];
  return [config.fetchAllowHosts ?? [], demonstration].flat().join(',');
}
