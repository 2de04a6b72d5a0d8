// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Redis } from 'ioredis';

import { requireProgram } from '../services/install-program.ts';
import { freePort } from '../services/ports.ts';

export type RedisFleet = {
  url: string;
  /** Kills the first server, which is the master where there is one. */
  killFirst: () => Promise<void>;
  stop: () => Promise<void>;
};

export type SentinelFleet = RedisFleet & {
  /** URLs of the servers, whichever is the master. */
  serverUrls: readonly string[];
  /** URL of the server that is the master now. */
  masterUrl: () => Promise<string>;
  /** Kills the master. Resolves when its replica has taken its place. */
  failOver: () => Promise<void>;
  /** Starts the killed server again. Resolves when it follows the master. */
  restartKilled: () => Promise<void>;
};

type Server = { port: number; child: ChildProcess; launch: () => ChildProcess };

const hasEnded = ({ child }: Server) => child.exitCode !== null || child.signalCode !== null;

async function end(server: Server): Promise<void> {
  const { child } = server;
  if (hasEnded(server)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts servers in a folder of their own; `start` resolves when one answers. */
async function openFolder() {
  const program = await requireProgram('redis-server', ['redis-server']);
  const folder = mkdtempSync(join(tmpdir(), 'kga-redis-fleet-'));
  const servers: Server[] = [];
  const atExit = () => servers.forEach(({ child }) => child.kill('SIGKILL'));
  process.once('exit', atExit);
  return {
    async killFirst() {
      if (servers[0]) await end(servers[0]);
    },
    async kill(port: number) {
      await Promise.all(servers.filter((server) => server.port === port).map(end));
    },
    /** Starts those that were killed; returns their ports. */
    restartKilled(): number[] {
      const killed = servers.filter(hasEnded);
      for (const server of killed) server.child = server.launch();
      return killed.map(({ port }) => port);
    },
    async start(
      settings: readonly string[],
      { flags = [], password }: { flags?: readonly string[]; password?: string } = {},
    ): Promise<number> {
      const port = await freePort();
      const file = join(folder, `${port}.conf`);
      const own = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""'];
      writeFileSync(file, [...own, ...settings, ''].join('\n'));
      const launch = () => spawn(program, [file, ...flags], { stdio: 'ignore' });
      servers.push({ port, child: launch(), launch });
      await ask(port, (redis) => redis.ping(), password);
      return port;
    },
    async stop() {
      await Promise.all(servers.map(end));
      process.removeListener('exit', atExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number) => `redis://127.0.0.1:${port}`;

async function ask<Answer>(
  port: number,
  command: (redis: Redis) => Promise<Answer>,
  password?: string,
) {
  const redis = new Redis({
    port,
    ...(password !== undefined && { password }),
    maxRetriesPerRequest: 100,
    retryStrategy: () => 20,
  });
  try {
    redis.on('error', () => {});
    return await command(redis);
  } finally {
    redis.disconnect();
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('The servers of Redis did not find each other');
    await setTimeout(50);
  }
}

async function follows(port: number): Promise<boolean> {
  const state = await ask(port, (redis) => redis.info('replication'));
  return state.includes('master_link_status:up');
}

/**
 * A master with a replica, watched by one Sentinel, which fails over after half a second.
 * @param password that the Sentinel asks for
 */
export async function startSentinel(password?: string): Promise<SentinelFleet> {
  const fleet = await openFolder();
  const master = await fleet.start([]);
  const replica = await fleet.start([
    `replicaof 127.0.0.1 ${master}`,
    'repl-diskless-sync-delay 0',
  ]);
  await until(() => follows(replica));
  const watch = [
    `sentinel monitor main 127.0.0.1 ${master} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 2000',
  ];
  const query = password === undefined ? '' : `?sentinelPassword=${encodeURIComponent(password)}`;
  const lock = password === undefined ? [] : [`requirepass "${password}"`];
  const sentinel = await fleet.start([...watch, ...lock], {
    flags: ['--sentinel'],
    ...(password !== undefined && { password }),
  });
  const askSentinel = <Answer>(command: (redis: Redis) => Promise<Answer>) =>
    ask(sentinel, command, password);
  const known = () => askSentinel((redis) => redis.call('sentinel', 'replicas', 'main'));
  await until(async () => Object(await known()).length === 1);
  const masterNow = () =>
    askSentinel(async (redis) => {
      const address = await redis.call('sentinel', 'get-master-addr-by-name', 'main');
      return Array.isArray(address) ? Number(address[1]) : 0;
    });
  return {
    url: `redis+sentinel://127.0.0.1:${sentinel}/main${query}`,
    serverUrls: [master, replica].map(urlOf),
    killFirst: () => fleet.killFirst(),
    stop: () => fleet.stop(),
    masterUrl: async () => urlOf(await masterNow()),
    async failOver() {
      const killed = await masterNow();
      await fleet.kill(killed);
      await until(async () => (await masterNow()) !== killed);
    },
    async restartKilled() {
      const ports = fleet.restartKilled();
      await until(async () => (await Promise.all(ports.map(follows))).every(Boolean));
    },
  };
}

const slots = 16_384;

const isWhole = (port: number) =>
  ask(port, async (redis) => {
    const info = String(await redis.call('cluster', 'info'));
    return info.includes('cluster_state:ok') && info.includes('cluster_known_nodes:3');
  });

/** Three masters, between which the keys are divided. */
export async function startCluster(): Promise<RedisFleet> {
  const fleet = await openFolder();
  const ports: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const bus = await freePort();
    const settings = ['cluster-enabled yes', `cluster-port ${bus}`, 'cluster-node-timeout 500'];
    ports.push(await fleet.start([...settings, `cluster-config-file nodes-${bus}.conf`]));
    const [first = 0] = ports;
    const from = Math.ceil((slots / 3) * count);
    const to = Math.ceil((slots / 3) * (count + 1)) - 1;
    await ask(ports.at(-1) ?? 0, async (redis) => {
      await redis.call('cluster', 'addslotsrange', from, to);
      await redis.call('cluster', 'set-config-epoch', count + 1);
    });
    await ask(first, (redis) => redis.call('cluster', 'meet', '127.0.0.1', ports.at(-1) ?? 0, bus));
  }
  await until(async () => (await Promise.all(ports.map(isWhole))).every(Boolean));
  return {
    url: `redis+cluster://${ports.map((port) => `127.0.0.1:${port}`).join(',')}`,
    killFirst: () => fleet.killFirst(),
    stop: () => fleet.stop(),
  };
}
