import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Children, ChildSpec } from './children.ts';
import { findProgram, runCommand } from './command.ts';
import { installWithApt } from './install-package.ts';
import { freePort } from './ports.ts';
import { endProcess, knownProcess } from './processes.ts';

export interface RedisOptions {
  readonly folder: string;
  readonly children: Children;
  readonly env: NodeJS.ProcessEnv;
  /** Whether what it holds is written to disk. */
  readonly durable: boolean;
}

const image = 'redis:8-alpine';

/** Starts a Redis of our own on loopback. An orphan of a killed run is ended before. */
export async function startRedis(options: RedisOptions): Promise<string> {
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  await endOrphan(folder);
  const port = await freePort(readNumber(join(folder, 'port')));
  writeFileSync(join(folder, 'port'), String(port));
  await options.children.start({
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

/** Debian's package also starts a server of its own on 6379, which is left alone. */
async function server(
  folder: string,
  port: number,
  { durable, env }: RedisOptions,
): Promise<Pick<ChildSpec, 'command' | 'args'>> {
  const settings = ['--save', durable ? '60 1' : '', '--appendonly', 'no'];
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const args = [...own, '--pidfile', join(folder, 'redis.pid'), '--daemonize', 'no', ...settings];
  const names = ['redis-server', 'valkey-server'];
  const found = await findProgram(names);
  if (found) return { command: found, args };

  await installWithApt(['redis-server'], env);
  const installed = await findProgram(names);
  if (installed) return { command: installed, args };

  if ((await runCommand('/bin/sh', ['-c', 'docker info'])).ok) {
    const name = `kga-redis-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
    console.log(`Running Redis in the container ${name}`);
    await runCommand('docker', ['rm', '--force', name]);
    const where = ['--publish', `127.0.0.1:${port}:6379`, '--volume', `${folder}:/data`];
    const run = ['run', '--rm', '--name', name, ...where, image, 'redis-server', ...settings];
    return { command: 'docker', args: run };
  }
  throw new Error('Redis is missing: install redis-server or valkey-server, or set REDIS_URL.');
}

/** The run's record names it too; this one holds even where that record was thrown away. */
async function endOrphan(folder: string): Promise<void> {
  const pid = readNumber(join(folder, 'redis.pid'));
  if (pid === undefined || workingFolder(pid) !== folder) return;
  console.log(`Ending Redis that a killed run had left (pid ${pid})`);
  await endProcess(knownProcess(pid), { signal: 'SIGTERM', group: false, grace: 10_000 });
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readNumber(file: string): number | undefined {
  try {
    const number = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}
