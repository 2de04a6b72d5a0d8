// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Replay } from '@kga/db/replay';

import { dataFolder, readConfig, root, type Config } from '../config.ts';
import { applyDemonstration } from '../demonstration/seed.ts';
import { startSocialProviders } from '../openid-provider/providers.ts';
import { refuseTakenPorts, type NamedPort } from '../services/ports.ts';
import { provideDatabase, provideRedis, runDatabaseCommand } from '../services/services.ts';
import { runQuietly } from '../supervisor/command.ts';
import type { ProcessSupervisor } from '../supervisor/process-supervisor.ts';
import { runUntilStopped } from '../supervisor/run-until-stopped.ts';
import { waitUntilReady } from '../supervisor/wait-until-ready.ts';
import { appSpecs, type AppCommands } from './apps.ts';
import { startReplay } from './follow-replay.ts';
import { catchMails, feedHostOrigin, seedSettings, startFeedHost } from './stand-ins.ts';
import { encryptionKey, sessionSecret, storeSmtpUrl } from './stored-state.ts';

export interface StackOptions {
  readonly commands: AppCommands;
  readonly environment: 'production' | 'development';
  /** Builds the apps first. */
  readonly build: boolean;
}

/** `npm start` and `npm run dev`: runs the whole product on this machine until it is stopped. */
export async function runStack(options: StackOptions): Promise<void> {
  await runUntilStopped(async (signal, openSupervisor) => {
    const config = readConfig();
    const supervisor = await openSupervisor(dataFolder);
    await refuseTakenPorts(fixedPorts(config));
    signal.throwIfAborted();
    const followReplay = await startAll(config, options, supervisor, signal);
    console.log(`Keep Games Alive is ready: http://localhost:${config.ports.web}`);
    await followReplay();
    return new Promise<never>(() => {});
  });
}

/** Starts everything; returns what takes the replay, if there is one, through its scenes. */
async function startAll(
  config: Config,
  options: StackOptions,
  supervisor: ProcessSupervisor,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const service = { config, supervisor, folder: dataFolder, durable: true };
  const [databaseUrl, redisUrl] = await Promise.all([
    prepareDatabase(service, signal),
    provideRedis(service),
    options.build ? build(config, signal) : undefined,
  ]);

  const seed = async (scene?: Replay) => {
    const settings = { DATABASE_URL: databaseUrl, ...seedSettings(config, scene) };
    await runDatabaseCommand('seed', { ...config.inherited, ...settings }, signal);
  };
  const replay = config.replays ? await startReplay({ config, seed, signal }) : await seed();
  console.log('Seeded the database');
  const secrets = {
    sessionSecrets: config.sessionSecrets ?? sessionSecret(dataFolder),
    encryptionKeys: config.encryptionKeys ?? encryptionKey(dataFolder),
  };
  await applyDemonstration(config, databaseUrl, secrets.encryptionKeys);
  if (config.demonstrationFeeds) {
    await startFeedHost(config);
    console.log(`Demonstration feeds: ${feedHostOrigin(config)}`);
  }
  const smtpUrl = config.smtpUrl ?? (await startMailCatcher(config));
  const signIn = config.demonstrationSignIn ? await startSignIn(config) : {};
  const services = { databaseUrl, redisUrl };
  console.log('Starting api, worker and web');
  for (const spec of appSpecs({ ...options, config, services, smtpUrl, signIn, ...secrets })) {
    await supervisor.start(spec);
  }
  const url = `http://localhost:${config.ports.web}/api/health/ready`;
  await Promise.race([waitUntilReady(url, { within: 120_000, signal }), supervisor.failure]);
  supervisor.settle();
  return replay ?? (() => Promise.resolve());
}

async function prepareDatabase(
  service: Parameters<typeof provideDatabase>[0],
  signal: AbortSignal,
): Promise<string> {
  const url = await provideDatabase(service);
  await runDatabaseCommand('migrate', { ...service.config.inherited, DATABASE_URL: url }, signal);
  console.log('Migrated the database');
  return url;
}

async function startMailCatcher(config: Config): Promise<string> {
  const url = await catchMails(config);
  console.log(`Mails are caught: http://localhost:${config.ports.mailCatcher}`);
  storeSmtpUrl(dataFolder, url);
  return url;
}

/** Runs stand-ins of the identity providers in this process; returns the settings of the api. */
async function startSignIn(config: Config): Promise<NodeJS.ProcessEnv> {
  const { settings } = await startSocialProviders(config.publicOrigin);
  console.log('Demonstration sign-in: stand-ins of Google, GitHub and Replit');
  return settings;
}

async function build(config: Config, signal: AbortSignal): Promise<void> {
  const began = Date.now();
  console.log('Building');
  await runQuietly('The build', 'turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: config.inherited,
    signal,
  });
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function fixedPorts({ ports, replays, smtpUrl, demonstrationFeeds }: Config): NamedPort[] {
  const { provider, mailCatcher, feedHost } = ports;
  return [
    { port: ports.web, name: 'web', key: 'PORT' },
    { port: ports.api, name: 'api', key: 'API_PORT' },
    { port: ports.apiMetrics, name: "the api's metrics", key: 'API_METRICS_PORT' },
    { port: ports.workerMetrics, name: "the worker's metrics", key: 'WORKER_METRICS_PORT' },
    { port: ports.webMetrics, name: "the web's metrics", key: 'WEB_METRICS_PORT' },
    replays && { port: provider, name: 'the stand-in provider', key: 'PETITION_PROVIDER_PORT' },
    smtpUrl === undefined && {
      port: mailCatcher,
      name: 'the mail catcher',
      key: 'MAIL_CATCHER_PORT',
    },
    demonstrationFeeds && {
      port: feedHost,
      name: 'the demonstration feeds',
      key: 'FEED_HOST_PORT',
    },
  ].filter((each) => each !== false);
}
