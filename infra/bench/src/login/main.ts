// Latency of the latest figures while many people sign in at the same api process.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { campaign } from '@kga/contracts';

import { readFor } from '../shared/http-reads.ts';
import { buildApps, startApi, startServices } from '../shared/product.ts';
import { runBench } from '../shared/run-bench.ts';
import { median, quantile } from '../shared/statistics.ts';
import type { Outcomes } from './attempts.ts';
import { type SignIns, makeCrowd, prepareSignIns } from './login-load.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
  },
});
const rounds = Number(options.rounds);
const readMs = Number(options.seconds) * 1_000;
const perSecond = 50;
const readers = 4;
const bar = 3;

await runBench('bench:login', async (resources) => {
  await buildApps(['api']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { db, url: databaseUrl } = await newDatabase();
  const proxied = { TRUST_PROXY: '127.0.0.1' };
  const { origin: api } = await startApi(resources, { databaseUrl, redisUrl }, proxied);
  const latest = `${api}/api/${campaign.slug}/latest`;
  const crowd = await makeCrowd(api, db, 2_000);
  const signIns = prepareSignIns(resources, api, { crowd, perSecond });
  await readLatest(latest);

  const p99 = { idle: new Array<number>(), busy: new Array<number>() };
  const total: Outcomes = { signedIn: 0, refused: 0, throttled: 0 };
  const order = ['idle', 'busy'] as const;
  for (let round = 0; round < rounds; round += 1) {
    // Each is first in turn, because other load on the machine varies.
    for (const state of round % 2 === 0 ? order : order.toReversed()) {
      p99[state].push(
        state === 'idle' ? await readLatest(latest) : await readUnderLoad(latest, signIns, total),
      );
    }
    console.log(`latest p99 ${p99.idle.at(-1)?.toFixed(2)} and ${p99.busy.at(-1)?.toFixed(2)} ms`);
  }
  const [few, many] = [median(p99.idle), median(p99.busy)];
  const { signedIn, refused, throttled } = total;
  return {
    figures:
      `latest p99 ${few.toFixed(2)} ms idle, ${many.toFixed(2)} ms while ${perSecond} a second ` +
      `sign in (ratio ${(many / few).toFixed(2)}, bar ${bar.toFixed(2)}); ` +
      `${signedIn} signed in, ${refused} refused, ${throttled} told to wait`,
    pass: many <= few * bar && signedIn > 0 && refused > 0,
  };
});

/** Reads while people sign in, and adds the outcomes of their attempts to `total`. */
async function readUnderLoad(url: string, signIns: SignIns, total: Outcomes): Promise<number> {
  signIns.begin();
  // Until the queue of the password threads is full.
  await setTimeout(1_000);
  const p99 = await readLatest(url);
  const ended = await signIns.end();
  total.signedIn += ended.signedIn;
  total.refused += ended.refused;
  total.throttled += ended.throttled;
  return p99;
}

/** The 99th percentile of reads, in milliseconds. */
async function readLatest(url: string): Promise<number> {
  return quantile(await readFor(url, { readers, ms: readMs }), 0.99);
}
