// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import type { TcpProxy } from '@kga/dev/testing';
import { Redis } from 'ioredis';

import type { AppName } from '../shared/product.ts';
import type { Random } from '../shared/random.ts';
import { type Stack, isReady } from './stack.ts';

/** Who must notice nothing: readers of cached pages while a store is out, everyone in a rolling restart. */
type Spared = 'readers' | 'all' | 'none';

export type Fault = {
  readonly name: string;
  readonly spares: Spared;
  /** Longest recovery in milliseconds, once what failed is back. */
  readonly recoveryMs: number;
  /** Resolves when what failed is back. */
  readonly strike: (stack: Stack, random: Random) => Promise<void>;
};

const recoveryMs = 5_000;

const pause = (random: Random, from: number, to: number) =>
  setTimeout(from + random.int(to - from));

const kill = (app: AppName): Fault => ({
  name: `kill ${app}`,
  spares: 'none',
  recoveryMs,
  async strike({ copies }, random) {
    const copy = random.pick(copies.filter((each) => each.app === app));
    await copy.end('SIGKILL');
    await pause(random, 200, 2_000);
    await copy.start();
  },
});

const rollingRestart = (app: AppName): Fault => ({
  name: `rolling restart of ${app}`,
  spares: 'all',
  recoveryMs,
  async strike({ copies }) {
    for (const copy of copies.filter((each) => each.app === app)) {
      await copy.end('SIGTERM');
      await copy.start();
      // Else the edge may know of no copy for a moment, when the next one stops.
      while (!(await isReady(copy.reachedUrl))) await setTimeout(25);
    }
  },
});

type Store = 'postgres' | 'redis' | 'the queues';

/** The ways of the apps to a store. */
function proxiesOf({ postgres, redisProxy, queues }: Stack, store: Store): readonly TcpProxy[] {
  if (store === 'the queues') return queues.proxies;
  return store === 'postgres' ? [postgres.proxy] : [redisProxy];
}

const killStore = (store: Exclude<Store, 'the queues'>): Fault => ({
  name: `kill ${store}`,
  spares: 'readers',
  recoveryMs,
  async strike(stack, random) {
    await stack[store].kill();
    await pause(random, 500, 4_000);
    await stack[store].restart();
  },
});

const cut = (store: Store): Fault => ({
  name: `cut ${store}`,
  spares: 'readers',
  recoveryMs,
  async strike(stack, random) {
    const proxies = proxiesOf(stack, store);
    for (const proxy of proxies) proxy.cut();
    await pause(random, 100, 5_000);
    for (const proxy of proxies) proxy.mend();
  },
});

const delay = (store: Store): Fault => ({
  name: `delay ${store}`,
  spares: 'readers',
  recoveryMs,
  async strike(stack, random) {
    const proxies = proxiesOf(stack, store);
    const ms = 50 + random.int(950);
    for (const proxy of proxies) proxy.delay(ms);
    await pause(random, 2_000, 6_000);
    for (const proxy of proxies) proxy.delay(0);
  },
});

const mute = (store: Store): Fault => ({
  name: `mute the connections to ${store}`,
  spares: 'readers',
  recoveryMs,
  async strike(stack) {
    for (const proxy of proxiesOf(stack, store)) proxy.mute();
  },
});

const fillDisk: Fault = {
  name: 'fill the disk of postgres',
  spares: 'readers',
  recoveryMs,
  strike: ({ postgres }, random) => postgres.fillDisk(2_000 + random.int(3_000)),
};

const emptyRedis: Fault = {
  name: 'empty redis',
  spares: 'readers',
  recoveryMs,
  async strike({ redis, queues }) {
    for (const url of [redis.url, await queues.masterUrl()]) {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    }
  },
};

const failOverRedis: Fault = {
  name: 'fail over redis',
  spares: 'readers',
  recoveryMs,
  async strike({ queues }) {
    await queues.restartKilled();
    await queues.failOver();
  },
};

const failOverPostgres: Fault = {
  name: 'fail over postgres',
  spares: 'readers',
  recoveryMs,
  strike: ({ postgres }) => postgres.failOver(),
};

const faults: readonly Fault[] = [
  kill('api'),
  kill('worker'),
  kill('web'),
  rollingRestart('api'),
  rollingRestart('worker'),
  rollingRestart('web'),
  killStore('postgres'),
  killStore('redis'),
  cut('postgres'),
  cut('redis'),
  cut('the queues'),
  delay('postgres'),
  delay('redis'),
  delay('the queues'),
  mute('postgres'),
  mute('redis'),
  mute('the queues'),
  fillDisk,
  emptyRedis,
  failOverRedis,
  failOverPostgres,
];

/** The faults with this in their names that can strike here; says which are left out. */
export function chooseFaults({ postgres }: Stack, only: string): readonly Fault[] {
  const chosen = faults.filter(({ name }) => name.includes(only));
  if (postgres.canBeFilled || !chosen.includes(fillDisk)) return chosen;
  console.log(`Left out: ${fillDisk.name}, because no tmpfs can be mounted here.`);
  return chosen.filter((fault) => fault !== fillDisk);
}
