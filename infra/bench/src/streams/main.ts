// SPDX-License-Identifier: AGPL-3.0-or-later
// Latency of the latest figures while the same api process holds many open event streams.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { campaign } from '@kga/contracts/core';
import { z } from 'zod';

import { readFor } from '../shared/http-reads.ts';
import { type Resources, forkModule } from '../shared/processes.ts';
import { createFigureChanger, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { median, quantile } from '../shared/statistics.ts';

const wanted = Number(option('streams', '5000'));
const rounds = 3;
const readers = 4;
const readMs = 6_000;
/** Ten times as often as the worker polls while a petition collects. */
const changeMs = 3_000;
/** Milliseconds and share by which the reads may be slower with the streams open. */
const bars = { p50: { share: 1.5, ms: 1 }, p99: { share: 1.5, ms: 10 } } as const;

/** Open streams, and those that have received the newest event. */
const streamCount = z.object({ open: z.number(), reached: z.number(), newest: z.string() });

await runBench('bench:streams', ['api'], async (resources, newServices) => {
  const services = await newServices();
  const { origin } = await startApp(resources, 'api', services, {
    STREAM_CONNECTIONS_PER_NETWORK_MAX: String(wanted),
  });
  const data = `${origin}/api/${campaign.slug}`;
  const changeFigure = await createFigureChanger(resources, services);
  const publishChange = () => changeFigure(1);
  await readLatest(`${data}/latest`, publishChange);

  const alone: number[][] = [];
  const withStreams: number[][] = [];
  const reached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await readLatest(`${data}/latest`, publishChange));
    const streams = await openStreams(resources, `${data}/stream`);
    withStreams.push(await readLatest(`${data}/latest`, publishChange));
    const before = await streams.count();
    await publishChange();
    await setTimeout(1_000);
    const after = await streams.count();
    reached.push(after.newest === before.newest ? 0 : after.reached);
    await streams.close();
    await setTimeout(1_000);
  }
  const p50 = compare(alone, withStreams, 0.5, bars.p50);
  const p99 = compare(alone, withStreams, 0.99, bars.p99);
  const least = Math.min(...reached);
  return {
    figures:
      `latest p50 ${p50.text}, p99 ${p99.text} ms without and with ${wanted} open streams; ` +
      `a change reached ${least} of them within 1 s`,
    pass: p50.isWithinBar && p99.isWithinBar && least === wanted,
  };
});

/** Milliseconds of each read while the figures change. */
async function readLatest(url: string, publishChange: () => Promise<unknown>): Promise<number[]> {
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

/** Opens event streams in another process, and waits until all have received the figures. */
async function openStreams(resources: Resources, url: string) {
  const file = join(import.meta.dirname, 'clients-process.ts');
  const { ask, close } = forkModule(resources, file, [url, String(wanted)]);
  const count = async () => streamCount.parse(await ask('count'));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { open, reached } = await count();
    if (open === wanted && reached === wanted) return { count, close };
    await setTimeout(100);
  }
  throw new Error(`${(await count()).open} of ${wanted} streams opened.`);
}

/** Medians over the rounds of a quantile of the reads, in milliseconds. */
function compare(
  alone: readonly number[][],
  withStreams: readonly number[][],
  at: number,
  { share, ms }: { share: number; ms: number },
) {
  const few = median(alone.map((times) => quantile(times, at)));
  const many = median(withStreams.map((times) => quantile(times, at)));
  return {
    text: `${few.toFixed(2)} and ${many.toFixed(2)}`,
    isWithinBar: many <= Math.max(few * share, few + ms),
  };
}
