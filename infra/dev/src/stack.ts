import { setTimeout as delay } from 'node:timers/promises';

import {
  appSpecs,
  feedHostOrigin,
  feedHostSpec,
  mailCatcherSpec,
  providerSpec,
  seedSettings,
  type AppCommands,
} from './apps.ts';
import { Children } from './children.ts';
import { runQuietly } from './command.ts';
import { dataFolder, readConfig, root, type Config } from './config.ts';
import { runUntilStopped } from './lifecycle.ts';
import { freePort, refuseTakenPorts, type NamedPort } from './ports.ts';
import { replayClock } from './replay-start.ts';
import { openRun, type Run } from './run-record.ts';
import { provideDatabase, provideRedis, runDatabaseCommand } from './services.ts';
import { sessionSecret } from './session-secret.ts';

export interface StackOptions {
  readonly commands: AppCommands;
  readonly environment: 'production' | 'development';
  /** Whether the apps run from what the build makes. */
  readonly build: boolean;
}

/** Brings the whole product up on this machine and keeps it up until it is told to stop. */
export async function runStack(options: StackOptions): Promise<void> {
  let run: Run | undefined;
  let children: Children | undefined;
  await runUntilStopped(
    async (signal) => {
      const config = readConfig();
      run = await openRun(dataFolder);
      children = new Children({ run, say: console.log });
      await refuseTakenPorts(fixedPorts(config));
      signal.throwIfAborted();
      await bringUp(config, options, children, signal);
      console.log(`Keep Games Alive is ready: http://localhost:${config.ports.web}`);
      return new Promise<never>(() => {});
    },
    async () => {
      run?.markStopping();
      await children?.stopAll();
      run?.close();
      if (children) console.log('Stopped');
    },
  );
}

async function bringUp(
  config: Config,
  options: StackOptions,
  children: Children,
  signal: AbortSignal,
): Promise<void> {
  const service = { config, children, folder: dataFolder, durable: true };
  const env = (databaseUrl: string) => ({ ...config.inherited, DATABASE_URL: databaseUrl });
  const prepareDatabase = async () => {
    const url = await provideDatabase(service);
    if (config.databaseUrl === undefined) console.log('Postgres runs');
    await runDatabaseCommand('migrate', env(url), signal);
    console.log('Migrated the database');
    return url;
  };
  const prepareRedis = async () => {
    const url = await provideRedis(service);
    if (config.redisUrl === undefined) console.log('Redis runs');
    return url;
  };
  const [databaseUrl, redisUrl] = await Promise.all([
    prepareDatabase(),
    prepareRedis(),
    options.build ? build(config, signal) : undefined,
  ]);

  const replay = config.providerUrl
    ? undefined
    : replayClock(dataFolder, config.replay, new Date());
  await runDatabaseCommand(
    'seed',
    { ...env(databaseUrl), ...seedSettings(config, replay?.clock) },
    signal,
  );
  console.log('Seeded the database');
  if (replay) {
    console.log(replay.note);
    await children.start(providerSpec(config, replay.clock));
  }
  if (config.demonstrationFeeds) {
    await children.start(feedHostSpec(config));
    console.log(`Demonstration feeds: ${feedHostOrigin(config)}`);
  }
  const smtpUrl = config.smtpUrl ?? (await catchMails(config, children));
  const services = { databaseUrl, redisUrl };
  const sessionSecrets = config.sessionSecrets ?? sessionSecret(dataFolder);
  console.log('Starting api, worker and web');
  for (const spec of appSpecs({ ...options, config, services, smtpUrl, sessionSecrets }))
    await children.start(spec);
  await Promise.race([becomesReady(config.ports.web, signal), children.failure]);
  children.settle();
}

async function catchMails(config: Config, children: Children): Promise<string> {
  const port = await freePort();
  await children.start(mailCatcherSpec(config, port));
  console.log(`Mails are caught: http://localhost:${config.ports.mailCatcher}`);
  return `smtp://127.0.0.1:${port}`;
}

async function build(config: Config, signal: AbortSignal): Promise<void> {
  const began = Date.now();
  console.log('Building');
  await runQuietly('The build', 'turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: { ...config.inherited, TURBO_TELEMETRY_DISABLED: '1' },
    signal,
  });
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function becomesReady(port: number, signal: AbortSignal): Promise<void> {
  const patience = 120_000;
  const deadline = Date.now() + patience;
  let last = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const answer = await fetch(`http://localhost:${port}/api/health/ready`, {
        signal: AbortSignal.timeout(5_000),
      });
      if (answer.status === 200) return;
      last = `${answer.status} ${await answer.text()}`;
    } catch {
      last = 'no answer';
    }
    await delay(150, undefined, { signal });
  }
  throw new Error(`/api/health/ready was not 200 within ${patience / 1000} s: ${last}`);
}

function fixedPorts({ ports, providerUrl, smtpUrl, demonstrationFeeds }: Config): NamedPort[] {
  const always = [
    { port: ports.web, name: 'web', key: 'PORT' },
    { port: ports.api, name: 'api', key: 'API_PORT' },
    { port: ports.apiMetrics, name: "the api's metrics", key: 'API_METRICS_PORT' },
    { port: ports.workerMetrics, name: "the worker's metrics", key: 'WORKER_METRICS_PORT' },
    { port: ports.webMetrics, name: "the web's metrics", key: 'WEB_METRICS_PORT' },
  ];
  const standIn = {
    port: ports.provider,
    name: 'the stand-in provider',
    key: 'PETITION_PROVIDER_PORT',
  };
  const catcher = { port: ports.mailCatcher, name: 'the mail catcher', key: 'MAIL_CATCHER_PORT' };
  const feeds = { port: ports.feedHost, name: 'the demonstration feeds', key: 'FEED_HOST_PORT' };
  return [
    ...always,
    ...(providerUrl ? [] : [standIn]),
    ...(smtpUrl ? [] : [catcher]),
    ...(demonstrationFeeds ? [feeds] : []),
  ];
}
