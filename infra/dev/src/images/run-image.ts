// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { root } from '../config.ts';
import { freePort } from '../services/ports.ts';
import type { ServiceUrls } from '../services/services.ts';
import { runCommand } from '../supervisor/command.ts';
import type { ProcessSupervisor } from '../supervisor/process-supervisor.ts';
import { waitUntilReady } from '../supervisor/wait-until-ready.ts';
import { type ImageApp, container, healthCheckOf } from './docker.ts';

/** Where an app says that it can serve. */
const readiness = {
  api: { port: 'PORT', path: '/api/health/ready' },
  worker: { port: 'METRICS_PORT', path: '/health/ready' },
  web: { port: 'METRICS_PORT', path: '/health/ready' },
} as const satisfies Record<ImageApp, { port: 'PORT' | 'METRICS_PORT'; path: string }>;

export type RunOptions = {
  supervisor: ProcessSupervisor;
  env: NodeJS.ProcessEnv;
  services: ServiceUrls;
  /** Address of an api, which web asks. */
  apiUrl: string;
  volume: string | undefined;
};

/** Runs a command in a container of the image to its end. */
async function runOnce(
  app: ImageApp,
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
  { env }: RunOptions,
): Promise<string> {
  const spec = container(app, { command, env: settings });
  const { ok, output } = await runCommand(spec.command, spec.args, { cwd: root, env });
  if (!ok) throw new Error(`${output}\n${app}: ${command.join(' ')} failed in its container`);
  return output.trim();
}

/**
 * What the process may do, as it sees it: its user, its rights, where it can write, and files of the app
 * that could be changed were the root not read-only.
 */
const probe = `
const { accessSync, constants, lstatSync, readFileSync, readdirSync } = require('node:fs');
const filesIn = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? filesIn(folder + '/' + entry.name) : folder + '/' + entry.name);
const isLoose = (path) => {
  const { uid, mode } = lstatSync(path);
  return uid !== 0 || ((mode & 0o022) !== 0 && !lstatSync(path).isSymbolicLink());
};
const can = (path) => { try { accessSync(path, constants.W_OK); return true; } catch { return false; } };
const status = readFileSync('/proc/self/status', 'utf8');
const of = (name) => new RegExp('^' + name + ':\\\\s*(\\\\w+)', 'm').exec(status)[1];
const rights = ['CapEff', 'CapPrm', 'CapBnd'].some((name) => !/^0+$/.test(of(name)));
const places = ['/', '/app', '/app/dist', '/etc', '/usr/local/bin'].filter(can);
places.push(...filesIn('/app').filter(isLoose));
const newPrivileges = of('NoNewPrivs') === '0';
console.log(JSON.stringify({ uid: process.getuid(), rights, newPrivileges, places, tmp: can('/tmp') }));`;

const confined = JSON.stringify({
  uid: 1000,
  rights: false,
  newPrivileges: false,
  places: [],
  tmp: true,
});

/**
 * Starts the image as docker-compose.yml does and waits until it is ready and its own health check
 * agrees. The process runs on until the supervisor stops it.
 *
 * @returns its address
 */
export async function runImage(app: ImageApp, options: RunOptions): Promise<string> {
  const { supervisor, env, services, apiUrl, volume } = options;
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SESSION_SECRETS: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('hex')}`,
    API_URL: apiUrl,
    LOG_LEVEL: 'warn',
    ...(volume !== undefined && { SHARED_ASSETS_DIR: volume }),
  };
  const seen = await runOnce(app, ['node', '-e', probe], {}, options);
  if (seen !== confined) throw new Error(`${app} may do what it should not: ${seen}`);
  if (app === 'worker') {
    const cli = 'node_modules/@kga/db/dist/src/cli.js';
    for (const name of ['migrate', 'seed'])
      await runOnce(app, ['node', cli, name], settings, options);
  }
  const spec = container(app, { env: settings, volume });
  await supervisor.start({ name: app, ...spec, cwd: root, env, stage: 'app', quiet: false });
  const { port, path } = readiness[app];
  await waitUntilReady(`http://127.0.0.1:${settings[port]}${path}`, { within: 90_000 });
  await runOnce(app, await healthCheckOf(app), settings, options);
  return `http://127.0.0.1:${settings.PORT}`;
}
