// What many who try to sign in cost those who read the latest figures from the same process.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { campaign } from '@kga/contracts';

import { buildApps } from './build-apps.ts';
import type { Endings } from './login-attempts.ts';
import { type SignIns, makeCrowd, prepareSignIns } from './login-people.ts';
import { readFor } from './read-for.ts';
import { runBench } from './run-bench.ts';
import { startApi, startServices } from './start-product.ts';
import { median, quantile } from './statistics.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
  },
});
const rounds = Number(options.rounds);
const readMs = Number(options.seconds) * 1_000;
const aSecond = 50;
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
  const signIns = prepareSignIns(resources, api, { crowd, aSecond });
  await readLatest(latest);

  const p99 = { idle: new Array<number>(), busy: new Array<number>() };
  const total: Endings = { signedIn: 0, refused: 0, toldToWait: 0 };
  const order = ['idle', 'busy'] as const;
  for (let round = 0; round < rounds; round += 1) {
    // What else the machine does comes and goes: each is first in turn.
    for (const state of round % 2 === 0 ? order : order.toReversed()) {
      p99[state].push(
        state === 'idle' ? await readLatest(latest) : await readAmong(latest, signIns, total),
      );
    }
    console.log(`latest p99 ${p99.idle.at(-1)?.toFixed(2)} and ${p99.busy.at(-1)?.toFixed(2)} ms`);
  }
  const [few, many] = [median(p99.idle), median(p99.busy)];
  const { signedIn, refused, toldToWait } = total;
  return {
    figures:
      `latest p99 ${few.toFixed(2)} ms idle, ${many.toFixed(2)} ms while ${aSecond} a second ` +
      `sign in (ratio ${(many / few).toFixed(2)}, bar ${bar.toFixed(2)}); ` +
      `${signedIn} signed in, ${refused} refused, ${toldToWait} told to wait`,
    pass: many <= few * bar && signedIn > 0 && refused > 0,
  };
});

/** Reads while people sign in, and adds to `total` how that ended for them. */
async function readAmong(url: string, signIns: SignIns, total: Endings): Promise<number> {
  signIns.begin();
  // So long until as many wait for a password thread as may.
  await delay(1_000);
  const p99 = await readLatest(url);
  const ended = await signIns.end();
  total.signedIn += ended.signedIn;
  total.refused += ended.refused;
  total.toldToWait += ended.toldToWait;
  return p99;
}

/** The 99th percentile of reads, in milliseconds. */
async function readLatest(url: string): Promise<number> {
  return quantile(await readFor(url, { readers, ms: readMs }), 0.99);
}
