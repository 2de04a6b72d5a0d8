// Latency of the latest figures while the same api process holds many open event streams.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { type Change, campaign, changeChannel } from '@kga/contracts';
import { type Database, insertSnapshot, selectLatestSnapshot, selectPetitionBySlug } from '@kga/db';
import { Redis } from 'ioredis';

import { readFor } from '../shared/http-reads.ts';
import { buildApps, startApi, startServices } from '../shared/product.ts';
import { type Resources, runBench } from '../shared/run-bench.ts';
import { median, quantile } from '../shared/statistics.ts';
import { type Streams, openStreams } from './open-streams.ts';

const { values: options } = parseArgs({
  options: { streams: { type: 'string', default: '5000' } },
});
const wanted = Number(options.streams);
const rounds = 3;
const readers = 4;
const readMs = 6_000;
/** Ten times as often as the worker polls while a petition collects. */
const changeMs = 3_000;
/** Milliseconds and share by which the reads may be slower with the streams open. */
const bars = { p50: { share: 1.5, ms: 1 }, p99: { share: 1.5, ms: 10 } } as const;

await runBench('bench:streams', async (resources) => {
  await buildApps(['api']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { db, url: databaseUrl } = await newDatabase();
  const { origin: api } = await startApi(resources, { databaseUrl, redisUrl });
  const data = `${api}/api/${campaign.slug}`;
  const publishChange = await createChanger(resources, db, redisUrl);
  await readLatest(`${data}/latest`, publishChange);

  const alone = { p50: new Array<number>(), p99: new Array<number>() };
  const withStreams = { p50: new Array<number>(), p99: new Array<number>() };
  const reached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    record(alone, await readLatest(`${data}/latest`, publishChange));
    const streams = await openStreams(resources, `${data}/stream`, wanted);
    record(withStreams, await readLatest(`${data}/latest`, publishChange));
    reached.push(await reachedByNext(streams, publishChange));
    await streams.close();
    await setTimeout(1_000);
  }
  const [p50, p99] = [compare(alone.p50, withStreams.p50), compare(alone.p99, withStreams.p99)];
  const least = Math.min(...reached);
  return {
    figures:
      `latest p50 ${p50.text}, p99 ${p99.text} ms without and with ${wanted} open streams; ` +
      `a change reached ${least} of them within 1 s`,
    pass: p50.isWithin(bars.p50) && p99.isWithin(bars.p99) && least === wanted,
  };
});

/** Returns a function that changes the figures and publishes it, as the worker does. */
async function createChanger(resources: Resources, db: Database, redisUrl: string) {
  const redis = new Redis(redisUrl);
  resources.defer(() => redis.disconnect());
  const petition = await selectPetitionBySlug(db, campaign.slug);
  if (!petition) throw new Error('The petition is not seeded.');
  return async () => {
    const last = await selectLatestSnapshot(db, petition.id);
    if (!last) throw new Error('There are no figures.');
    const signature_count = last.signature_count + 1;
    await insertSnapshot(db, { ...last, taken_at: new Date(), signature_count });
    const change: Change = { topic: 'petition', id: campaign.slug };
    await redis.publish(changeChannel, JSON.stringify(change));
  };
}

/** Milliseconds of each read while the figures change. */
async function readLatest(url: string, publishChange: () => Promise<void>): Promise<number[]> {
  const end = performance.now() + readMs;
  const change = async () => {
    while (performance.now() + changeMs / 2 < end) {
      await setTimeout(changeMs / 2);
      await publishChange();
      await setTimeout(changeMs / 2);
    }
  };
  const [times] = await Promise.all([readFor(url, { readers, ms: readMs }), change()]);
  return times;
}

async function reachedByNext(streams: Streams, publishChange: () => Promise<void>) {
  const before = await streams.count();
  await publishChange();
  await setTimeout(1_000);
  const after = await streams.count();
  return after.newest === before.newest ? 0 : after.reached;
}

function record(into: { p50: number[]; p99: number[] }, times: readonly number[]): void {
  into.p50.push(quantile(times, 0.5));
  into.p99.push(quantile(times, 0.99));
}

function compare(without: readonly number[], withThem: readonly number[]) {
  const [few, many] = [median(without), median(withThem)];
  return {
    text: `${few.toFixed(2)} and ${many.toFixed(2)}`,
    isWithin: ({ share, ms }: { share: number; ms: number }) =>
      many <= Math.max(few * share, few + ms),
  };
}
