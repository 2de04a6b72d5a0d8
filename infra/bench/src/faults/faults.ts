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
  /** Resolves when what failed is back. */
  readonly strike: (stack: Stack, random: Random) => Promise<void>;
};

type Strike = Fault['strike'];
type Store = 'postgres' | 'redis' | 'the queues';

const pause = (random: Random, from: number, to: number) =>
  setTimeout(from + random.int(to - from));

const kill =
  (app: AppName): Strike =>
  async ({ copies }, random) => {
    const copy = random.pick(copies.filter((each) => each.app === app));
    await copy.end('SIGKILL');
    await pause(random, 200, 2_000);
    await copy.start();
  };

const restartInTurn =
  (app: AppName): Strike =>
  async ({ copies }) => {
    for (const copy of copies.filter((each) => each.app === app)) {
      await copy.end('SIGTERM');
      await copy.start();
      // Else the edge may know of no copy for a moment, when the next one stops.
      while (!(await isReady(copy.reachedUrl))) await setTimeout(25);
    }
  };

const killStore =
  (store: 'postgres' | 'redis'): Strike =>
  async (stack, random) => {
    await stack[store].kill();
    await pause(random, 500, 4_000);
    await stack[store].restart();
  };

/** The ways of the apps to a store. */
function proxiesOf({ postgres, redisProxy, queues }: Stack, store: Store): readonly TcpProxy[] {
  if (store === 'the queues') return queues.proxies;
  return store === 'postgres' ? [postgres.proxy] : [redisProxy];
}

const cut =
  (store: Store): Strike =>
  async (stack, random) => {
    const proxies = proxiesOf(stack, store);
    for (const proxy of proxies) proxy.cut();
    await pause(random, 100, 5_000);
    for (const proxy of proxies) proxy.mend();
  };

const delay =
  (store: Store): Strike =>
  async (stack, random) => {
    const proxies = proxiesOf(stack, store);
    const ms = 50 + random.int(950);
    for (const proxy of proxies) proxy.delay(ms);
    await pause(random, 2_000, 6_000);
    for (const proxy of proxies) proxy.delay(0);
  };

const mute =
  (store: Store): Strike =>
  async (stack) => {
    for (const proxy of proxiesOf(stack, store)) proxy.mute();
  };

const emptyRedis: Strike = async ({ redis, queues }) => {
  for (const url of [redis.url, await queues.masterUrl()]) {
    const client = new Redis(url);
    await client.flushall();
    client.disconnect();
  }
};

const failOverRedis: Strike = async ({ queues }) => {
  await queues.restartKilled();
  await queues.failOver();
};

const fillDisk = 'fill the disk of postgres';

/** What is killed or broken, and who must notice nothing. After each, all recover and nothing is lost. */
const faults: readonly (readonly [name: string, spares: Spared, strike: Strike])[] = [
  ['kill api', 'none', kill('api')],
  ['kill worker', 'none', kill('worker')],
  ['kill web', 'none', kill('web')],
  ['rolling restart of api', 'all', restartInTurn('api')],
  ['rolling restart of worker', 'all', restartInTurn('worker')],
  ['rolling restart of web', 'all', restartInTurn('web')],
  ['kill postgres', 'readers', killStore('postgres')],
  ['kill redis', 'readers', killStore('redis')],
  ['cut postgres', 'readers', cut('postgres')],
  ['cut redis', 'readers', cut('redis')],
  ['cut the queues', 'readers', cut('the queues')],
  ['delay postgres', 'readers', delay('postgres')],
  ['delay redis', 'readers', delay('redis')],
  ['delay the queues', 'readers', delay('the queues')],
  ['mute the connections to postgres', 'readers', mute('postgres')],
  ['mute the connections to redis', 'readers', mute('redis')],
  ['mute the connections to the queues', 'readers', mute('the queues')],
  [fillDisk, 'readers', ({ postgres }, random) => postgres.fillDisk(2_000 + random.int(3_000))],
  ['empty redis', 'readers', emptyRedis],
  ['fail over redis', 'readers', failOverRedis],
  ['fail over postgres', 'readers', ({ postgres }) => postgres.failOver()],
];

/** The faults with this in their names that can strike here; says which are left out. */
export function chooseFaults({ postgres }: Stack, only: string): readonly Fault[] {
  const chosen = faults
    .filter(([name]) => name.includes(only))
    .map(([name, spares, strike]) => ({ name, spares, strike }));
  if (postgres.canBeFilled || !chosen.some(({ name }) => name === fillDisk)) return chosen;
  console.log(`Left out: ${fillDisk}, because no tmpfs can be mounted here.`);
  return chosen.filter(({ name }) => name !== fillDisk);
}
