// SPDX-License-Identifier: AGPL-3.0-or-later
// Most resident memory of the api, with the flags of its image, while large bodies come and go beside reads from its
// cache; and of the worker with its processes, which makes exports and pages of documents in the meantime. Fails where the
// api needs more than its container has, a read fails, or a phase has no success.
// Usage: npm run bench:memory -- [--seconds=12] [--members=20]
import { setTimeout } from 'node:timers/promises';

import { campaign } from '@kga/contracts/core';

import { readOk } from '../shared/http-reads.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { quantile } from '../shared/statistics.ts';
import { type Answers, hasSuccess, textOf } from './answers.ts';
import { createMembers } from './clients.ts';
import { mebibyte, peakOf, resetPeak, watchTree } from './peak-memory.ts';
import { type Phase, createPhases, fillProfiles, requestExports } from './phases.ts';

const seconds = Number(option('seconds', '12'));
const members = Number(option('members', '20'));

/** The memory of the api's container in docker-compose.yml and infra/kubernetes, in MiB. */
const bar = 512;

/** So that limits by time do not answer in place of the operations. */
const apiSettings = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_MAX: '1000000000' } as const;

const inMebibytes = (bytes: number) => Math.ceil(bytes / mebibyte);

await runBench('bench:memory', ['api', 'worker'], async (resources, newServices) => {
  const services = await newServices();
  const { origin: api, pid } = await startApp(resources, 'api', services, apiSettings);
  const worker = await startApp(resources, 'worker', services);
  const workerMemory = watchTree(worker.pid);
  resources.defer(() => workerMemory.stop());
  const load = { api, db: services.db, members: await createMembers(api, services.db, members) };
  const uploads = await fillProfiles(load);
  const reader = startReader(`${api}/api/${campaign.slug}/latest`);
  resources.defer(() => reader.stop());
  const peaks: number[] = [];
  const report = (name: string, answers: string) => {
    const peak = inMebibytes(peakOf(pid));
    peaks.push(peak);
    resetPeak(pid);
    console.log(
      `${name.padEnd(26)} api ${String(peak).padStart(5)} MiB, worker ${String(inMebibytes(workerMemory.take())).padStart(5)} MiB, ` +
        `reads p50 ${reader.take()}, answers ${answers}`,
    );
  };
  report('start', 'none');
  await requestExports(load);
  report('exports requested', '');
  const unsuccessful: string[] = [];
  for (const phase of await createPhases(load, uploads)) {
    const answers = await run(phase, reader.signal);
    if (!phase.isRefused && !hasSuccess(answers)) unsuccessful.push(phase.name);
    report(phase.name, textOf(answers));
  }
  const peak = Math.max(...peaks);
  return {
    figures:
      `the api has at most ${peak} MiB resident (bar ${bar}), ${inMebibytes(peakOf(pid))} at the end; ` +
      `${reader.failures()} failed reads, ` +
      `${unsuccessful.length} phases without success (${unsuccessful.join(', ')})`,
    pass: peak <= bar && reader.failures() === 0 && unsuccessful.length === 0,
  };
});

/** Sends the requests of a phase for its seconds; returns how many answers of each status came. */
async function run({ concurrency, send }: Phase, signal: AbortSignal): Promise<Answers> {
  const counts = new Map<number, number>();
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const repeat = async () => {
    while (performance.now() < end && !signal.aborted) {
      const status = await send(sent++);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, repeat));
  return counts;
}

/** Reads a cached answer again and again, as a visitor does. */
function startReader(url: string) {
  const stopping = new AbortController();
  let times: number[] = [];
  let failures = 0;
  let allFailures = 0;
  const all = (async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await readOk(url, { headers: { connection: 'close' } }).catch(() => (failures += 1));
      times.push(performance.now() - start);
      await setTimeout(50);
    }
  })();
  return {
    signal: stopping.signal,
    /** Of the whole run. */
    failures: () => allFailures + failures,
    /** Times since the last call. */
    take() {
      const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
      const text = `${p50} ms, p99 ${p99} ms, ${failures} of ${times.length} failed`;
      times = [];
      allFailures += failures;
      failures = 0;
      return text;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
  };
}
