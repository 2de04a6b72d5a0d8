// SPDX-License-Identifier: AGPL-3.0-or-later
// Kills, cuts, delays, fills, empties and fails over what two copies of each app run on, while people read
// and write, and checks that nothing that was acknowledged is lost or doubled.
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { OutboxJob } from '@kga/contracts/jobs';
import { type Database, createDatabase } from '@kga/db/core';

import { buildApps, option } from '../shared/run-bench.ts';
import { compareMails, compareWrites, selectSignatureSums } from './checks.ts';
import { strikeAll } from './monkey.ts';
import { startReaders } from './readers.ts';
import { createRecord } from './record.ts';
import { report } from './report.ts';
import { startStack } from './stack.ts';
import { startWriters } from './writers.ts';

const seed = Number(option('seed', String(randomInt(2 ** 31))));
const count = Number(option('faults', '50'));
/** Part of the names of the faults that strike; all by default. */
const only = option('only', '');
const people = Number(option('people', '6'));
/** For the faults, and for what was requested until then: together less than 20 minutes with start and end. */
const [faultsMs, mailsMs] = [12 * 60_000, 5 * 60_000];
const deadlineMs = 20 * 60_000;

/** For the processes of a run to end, in milliseconds. */
const endMs = 30_000;

console.log(`test:faults --seed=${seed} --faults=${count}`);
const begun = Date.now();
await using resources = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void resources.disposeAsync().then(() => process.exit(130)));
}
const record = createRecord();
const deadline = startDeadline();
resources.defer(deadline.stop);
deadline.begin('building the apps');
await buildApps(['api', 'worker', 'web']);
deadline.begin('starting everything');
const stack = await startStack(resources);
const { folder, ids, mailbox } = stack;
console.log(
  `Started in ${((Date.now() - begun) / 1_000).toFixed(0)} s; logs are in ${folder}/logs`,
);

const readers = await startReaders(stack, record);
const writers = startWriters(stack, record, people);
deadline.begin('faults and recoveries');
const strikes = await Promise.race([
  strikeAll(stack, record, { seed, count, only, until: Date.now() + faultsMs }),
  writers.failed.then(() => []),
]);
deadline.begin('the last reads');
await readers.stop();
deadline.begin('the last writes');
await writers.stop();

const db = createDatabase(stack.databaseUrl);
resources.defer(() => db.destroy());
deadline.begin('mails and files');
await waitForOutbox(db, 'mail.send');
await waitForOutbox(db, 'legal.file');
deadline.begin('the last confirmations');
await writers.stopConfirming();
deadline.begin('comparing what is stored');
const missed = report({
  wanted: count,
  strikes,
  failures: record.failures,
  reads: record.reads,
  writes: await compareWrites(db, ids.petition, record),
  sums: await selectSignatureSums(db),
  mails: await compareMails(db, record, mailbox.mails),
});
const verdict = missed.length === 0 ? 'pass' : `below the bar: ${missed.join('; ')}`;
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(
  `test:faults: ${strikes.length} faults in ${minutes} minutes, seed ${seed}: ${verdict}`,
);
deadline.begin('ending the processes');
process.exitCode = missed.length === 0 ? 0 : 1;

/**
 * Waits until the worker has settled the rows of a job, for five minutes at most. What a killed worker had claimed is
 * due again only when its lease ends, after about three minutes.
 */
async function waitForOutbox(database: Database, job: OutboxJob): Promise<void> {
  const unsettled = database
    .selectFrom('outbox')
    .select('id')
    .where('settled_at', 'is', null)
    .where('job', '=', job)
    .limit(1);
  const end = performance.now() + mailsMs;
  while (performance.now() < end && (await unsettled.executeTakeFirst())) await setTimeout(100);
}

function exitAsFailed(): void {
  process.exit(1);
}

/** Ends the run with exit code 1 if it takes too long, and says what it was waiting for. */
function startDeadline() {
  let step = 'start';
  const timer = globalThis.setTimeout(() => {
    const during = record.fault === '' ? '' : ` during '${record.fault}'`;
    const time = `${(deadlineMs / 60_000).toFixed(0)} minutes`;
    console.log(`test:faults: not done after ${time}. It hung at: ${step}${during}`);
    for (const [operation, open] of Map.groupBy(record.open.values(), (each) => each)) {
      console.log(`Not acknowledged: ${operation} × ${open.length}`);
    }
    globalThis.setTimeout(exitAsFailed, endMs);
    void resources.disposeAsync().then(exitAsFailed, exitAsFailed);
  }, deadlineMs);
  return {
    /** Tells what is waited for from now on. */
    begin: (name: string) => void (step = name),
    stop: () => globalThis.clearTimeout(timer),
  };
}
