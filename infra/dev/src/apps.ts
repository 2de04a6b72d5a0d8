import { join } from 'node:path';

import { type ChildSpec, stopGrace } from './children.ts';
import { root, type Config } from './config.ts';
import type { ReplayClock } from './petition-provider/replay.ts';
import type { Services } from './services.ts';

/** What the worker takes beside the jobs in flight to end: connections that are closed in turn. */
const workerClosing = 3_000;

type AppName = 'api' | 'worker' | 'web';
/** How each app is run: the built one, or from source with reload. */
export type AppCommands = Readonly<Record<AppName, readonly [command: string, ...string[]]>>;

/** As the images start them; the reasons for the flags stand there. */
export const builtApps: AppCommands = {
  api: [process.execPath, '--no-memory-reducer', 'dist/main.js'],
  worker: [process.execPath, '--max-semi-space-size=4', 'dist/main.js'],
  web: [process.execPath, '--no-memory-reducer', 'dist/server/main.js'],
};

const reloading = [process.execPath, '--watch', '--conditions=kga-source', 'src/main.ts'] as const;
export const sourceApps: AppCommands = {
  api: reloading,
  worker: reloading,
  web: ['pnpm', '--filter', '@kga/web', 'dev'],
};

export interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  readonly commands: AppCommands;
  readonly sessionSecrets: string;
  readonly smtpUrl: string;
  /** `development` makes apps speak more. */
  readonly environment: 'production' | 'development';
}

/** The three apps with all that they are told, by environment only. */
export function appSpecs({
  config,
  services,
  commands,
  sessionSecrets,
  smtpUrl,
  environment,
}: AppOptions): ChildSpec[] {
  const { ports } = config;
  const shared = {
    ...config.inherited,
    NODE_ENV: environment,
    LOG_LEVEL: config.logLevel ?? (environment === 'production' ? 'warn' : 'info'),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    PUBLIC_ORIGIN: config.publicOrigin,
  };
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const fallback = config.providerUrl ? {} : { PETITION_EXTERNAL_URL: trackerUrl(config) };
  const env: Record<AppName, NodeJS.ProcessEnv> = {
    api: {
      HOST: '127.0.0.1',
      PORT: String(ports.api),
      METRICS_PORT: String(ports.apiMetrics),
      SESSION_SECRETS: sessionSecrets,
    },
    worker: {
      HOST: '127.0.0.1',
      METRICS_PORT: String(ports.workerMetrics),
      SMTP_URL: smtpUrl,
      MAIL_FROM: config.mailFrom,
      FETCH_ALLOW_HOSTS: allowedHosts(config),
      WORKER_STOP_MS: String(stopGrace - workerClosing),
    },
    web: {
      HOST: config.host,
      PORT: String(ports.web),
      METRICS_PORT: String(ports.webMetrics),
      API_URL: apiUrl,
      ...fallback,
    },
  };
  return (['api', 'worker', 'web'] as const).map((name) => {
    const [command, ...args] = commands[name];
    return {
      name,
      command,
      args,
      cwd: join(root, 'apps', name),
      env: { ...shared, ...env[name] },
      stage: 'app',
    };
  });
}

/** The stand-in for the petition's provider, whose clock the seeded petition shares. */
export function providerSpec(config: Config, clock: ReplayClock): ChildSpec {
  return {
    name: 'provider',
    command: process.execPath,
    args: ['--conditions=kga-source', join(root, 'infra/dev/src/petition-provider/main.ts')],
    cwd: root,
    env: {
      ...config.inherited,
      ...replayTimes(clock),
      PETITION_PROVIDER_PORT: String(config.ports.provider),
      PETITION_REPLAY_SPEED: String(clock.speed),
    },
    stage: 'app',
    quiet: true,
    readyWhen: 'The stand-in provider serves',
  };
}

/** What stands in for a mail server: it shows mails instead of sending them. */
export function mailCatcherSpec(config: Config, smtpPort: number): ChildSpec {
  return {
    name: 'mails',
    command: process.execPath,
    args: ['--conditions=kga-source', join(root, 'infra/dev/src/mail-catcher/main.ts')],
    cwd: root,
    env: {
      ...config.inherited,
      MAIL_CATCHER_PORT: String(config.ports.mailCatcher),
      MAIL_CATCHER_SMTP_PORT: String(smtpPort),
    },
    stage: 'app',
    quiet: true,
    readyWhen: 'The mail catcher serves',
  };
}

/** Sites that do not exist, whose feeds are the demonstration's news. */
export function feedHostSpec(config: Config): ChildSpec {
  return {
    name: 'feeds',
    command: process.execPath,
    args: ['--conditions=kga-source', join(root, 'infra/dev/src/feed-host/main.ts')],
    cwd: root,
    env: { ...config.inherited, FEED_HOST_PORT: String(config.ports.feedHost) },
    stage: 'app',
    quiet: true,
    readyWhen: 'The feed host serves',
  };
}

/** Where the demonstration's feeds are, for the worker and for browsers. */
export function feedHostOrigin({ ports }: Config): string {
  return `http://localhost:${ports.feedHost}`;
}

/**
 * What the seed must know of the stand-ins. `clock` is undefined where an operator's provider is
 * polled, of which the seed reads in what it inherits.
 */
export function seedSettings(config: Config, clock: ReplayClock | undefined): NodeJS.ProcessEnv {
  return {
    ...(clock && {
      ...replayTimes(clock),
      PETITION_REPLAY_URL: `http://127.0.0.1:${config.ports.provider}/eci`,
    }),
    ...(config.demonstrationFeeds && { DEMONSTRATION_FEEDS_URL: feedHostOrigin(config) }),
  };
}

/** What the worker may fetch from though it is not on the open internet. */
function allowedHosts(config: Config): string {
  const demonstration = config.demonstrationFeeds ? [new URL(feedHostOrigin(config)).host] : [];
  return [config.fetchAllowHosts ?? [], demonstration].flat().join(',');
}

function replayTimes({ from, epoch }: ReplayClock): NodeJS.ProcessEnv {
  return {
    PETITION_REPLAY_FROM: from.toISOString(),
    PETITION_REPLAY_EPOCH: epoch.toISOString(),
  };
}

/** Reached by browsers, unlike the address that the worker polls. */
function trackerUrl({ ports }: Config): string {
  return `http://localhost:${ports.provider}/tracker`;
}
