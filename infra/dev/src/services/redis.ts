// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from '../supervisor/command.ts';
import type { ProcessSpec } from '../supervisor/process-supervisor.ts';
import { findOrInstall } from './install-program.ts';
import { freePort } from './ports.ts';
import { type ServiceOptions, readNumber } from './service-options.ts';

const image = 'redis:8.4.2-alpine';

const remedy =
  process.platform === 'darwin'
    ? 'install it with `brew install redis`, or start Docker'
    : 'install redis-server or valkey-server with your package manager, or start Docker';

/** Starts Redis on loopback. Returns its URL. */
export async function startRedis(options: ServiceOptions): Promise<string> {
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  const port = await freePort(readNumber(join(folder, 'port')));
  writeFileSync(join(folder, 'port'), String(port));
  await options.supervisor.start({
    name: 'redis',
    cwd: folder,
    env: options.env,
    stage: 'service',
    quiet: true,
    readyWhen: 'Ready to accept connections',
    ...(await server(folder, port, options)),
  });
  return `redis://127.0.0.1:${port}`;
}

/** The server's command line. Debian's package also starts a server on 6379, which is not used. */
async function server(
  folder: string,
  port: number,
  { durable, env }: ServiceOptions,
): Promise<Pick<ProcessSpec, 'command' | 'args'>> {
  const settings = ['--save', durable ? '60 1' : '', '--appendonly', 'no'];
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = [...own, '--daemonize', 'no', ...settings];
  const names = ['redis-server', 'valkey-server'];
  const found = await findOrInstall(names, ['redis-server'], env);
  if (found) return { command: found, args };

  if ((await runCommand('/bin/sh', ['-c', 'docker info'])).ok) {
    const name = `kga-redis-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
    console.log(`Running Redis in the container ${name}`);
    await runCommand('docker', ['rm', '--force', name]);
    const where = ['--publish', `127.0.0.1:${port}:6379`, '--volume', `${folder}:/data`];
    const run = ['run', '--rm', '--name', name, ...where, image, 'redis-server', ...settings];
    return { command: 'docker', args: run };
  }
  throw new Error(`Redis is missing: ${remedy}, or set REDIS_URL.`);
}
