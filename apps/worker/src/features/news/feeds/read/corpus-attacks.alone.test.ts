// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FakeProvider } from '../../../../testing/fake-provider.ts';
import { feedCorpus, readServed, serveCorpus } from '../../../../testing/feed-corpus.ts';

// Alone in its process: the most memory that it ever held is that of the attacks.

const corpus = feedCorpus();
const attacks = corpus?.filter(({ isAttack }) => isAttack) ?? [];
const harmless = 'wellformed/gofeed__parser__universal__rss_feed_bom.xml';

const runs = 5;
const slowestMs = 200;
const mostBytes = 64_000_000;

let host: FakeProvider;
beforeAll(async () => {
  host = await serveCorpus(corpus ?? []);
});
afterAll(() => host.close());

/** Since this program began; what `resourceUsage` tells begins with the size of the process that started it. */
const peakBytes = () => {
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
};

/** The best of a few runs: what else the machine does at the moment is no matter of the reader. */
async function bestTime(file: string): Promise<number> {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    const { fault } = await readServed(host, file);
    best = Math.min(best, performance.now() - start);
    expect(fault, file).toBe('not_a_feed');
  }
  return best;
}

test.skipIf(!corpus)('refuses every attack at once and without growing', async () => {
  expect(attacks).toHaveLength(4);
  // The thread is there, and has read something, before anything is measured.
  expect(await readServed(host, harmless)).toHaveProperty('feed');
  const before = process.memoryUsage.rss();
  const asked = host.asked;
  const times: string[] = [];
  for (const { file } of attacks) {
    // oxlint-disable-next-line no-await-in-loop
    const best = await bestTime(file);
    times.push(`${file.replace(/.*__/, '')} ${best.toFixed(1)} ms`);
    expect(best, file).toBeLessThan(slowestMs);
    expect(peakBytes() - before, file).toBeLessThan(mostBytes);
  }
  // Nothing but the files themselves was asked for.
  expect(host.asked - asked).toBe(attacks.length * runs);
  const grown = ((peakBytes() - before) / 1_000_000).toFixed(1);
  process.stderr.write(`attacks refused: ${times.join(', ')}; at most ${grown} MB more memory\n`);
});
