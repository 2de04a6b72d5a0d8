// SPDX-License-Identifier: AGPL-3.0-or-later
// Sends hostile requests to every operation and page as seven kinds of callers, most of them a change of one that the
// operation accepts, with live ids and tokens; fails on a 5xx and on an answer that reveals what its caller must not know.
// Prints the best status of each operation; what the servers log is in .data/hostile. Usage:
// npm run hostile -- [--requests=20000] [--seed=1] [--minutes=25] [--only=index] [--batch=1000]
import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '@kga/db/core';
import { type Mailbox, freePort, root, startMailbox } from '@kga/dev/testing';

import { readOk } from '../shared/http-reads.ts';
import type { Resources } from '../shared/processes.ts';
import { type Services, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { type Callers, createCallers } from './callers.ts';
import { exposureOf } from './exposures.ts';
import { createLive, runSteps } from './live/run-steps.ts';
import { seedLive } from './live/seed.ts';
import { type Report, createReport } from './report.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';
import { type Outcome, sendBytes } from './send.ts';
import { readTargets } from './targets.ts';

const seed = Number(option('seed', String(randomInt(2 ** 31))));
const only = option('only', '');
const count = Number(option('requests', '20000'));
const indexes = only === '' ? Array.from({ length: count }, (_, index) => index) : [Number(only)];
const minutes = Number(option('minutes', '25'));

/** Requests at a time: few enough that neither server sheds load. */
const concurrency = 16;

/** Requests with the same callers, who sign out and delete what is theirs. */
const batchSize = Number(option('batch', '1000'));

/** Settings under which limits do not answer in place of the operations. */
const apiSettings = {
  RATE_LIMIT_MAX: '1000000000',
  SHED_EVENT_LOOP_DELAY_MS: '60000',
  PASSWORD_QUEUE_MAX: '1000',
} as const;

const printable = (text: string) => JSON.stringify(text.length > 300 ? text.slice(0, 300) : text);

/** What an outsider must not be able to cause; undefined where all is well. */
function offenceOf(
  request: HostileRequest,
  { status, text, isHanging }: Outcome,
  people: Callers['people'],
) {
  if (status === 0) return isHanging && request.isWhole ? 'no answer' : undefined;
  const exposure = exposureOf(request, text, people);
  if (exposure !== undefined) return exposure;
  if (status === 503 && text.includes('"code":"overloaded"')) return undefined;
  return status >= 500 ? String(status) : undefined;
}

function describe({ index, server, caller, target, bytes }: HostileRequest): string {
  const [head = ''] = bytes.toString().split('\r\n', 1);
  const repeat = `npm run hostile -- --seed=${seed} --only=${index}`;
  return `${server} as ${caller}, ${target.path}: ${printable(head)} (${repeat})`;
}

await runBench('hostile', ['api', 'worker', 'web'], async (resources, newServices) => {
  console.log(`Seed ${seed}`);
  const services = await newServices();
  const { api, web, mailbox } = await startServers(resources, services);
  const report = createReport();
  const targets = await readTargets(api);
  await attack({
    targets,
    db: services.db,
    api,
    web,
    mailbox,
    report,
    signal: AbortSignal.timeout(minutes * 60_000),
    onOutcome(request, outcome, people) {
      report.count(request, outcome);
      const offence = offenceOf(request, outcome, people);
      if (offence) report.offend(`${offence}: ${describe(request)}`);
      if (only !== '') console.log(`${printable(String(request.bytes))}\n${outcome.text}`);
      const { target, isPlain, server } = request;
      const { status } = outcome;
      if (isPlain && server === 'api' && status > 0 && !target.statuses.has(status)) {
        report.undocumented(`${status} of ${target.method} ${target.path}`, describe(request));
      }
    },
  });
  await readOk(`${api}/api/health/ready`);
  await readOk(web);
  return report.verdict(seed, indexes.length, only === '' ? targets.operations : undefined);
});

/** The file that an app of this run logs to. */
function logOf(name: string): number {
  const folder = join(root, '.data', 'hostile');
  mkdirSync(folder, { recursive: true });
  return openSync(join(folder, `${name}.log`), 'w');
}

/** Starts the three apps, whose worker reaches no other machine, and a mailbox. */
async function startServers(resources: Resources, services: Services) {
  const [apiPort, webPort] = [String(await freePort()), String(await freePort())];
  const mailbox = await startMailbox({ most: 5_000 });
  resources.defer(() => mailbox.close());
  const settings = {
    ...apiSettings,
    PORT: apiPort,
    PUBLIC_ORIGIN: `http://127.0.0.1:${webPort}`,
  };
  const { origin: api } = await startApp(resources, 'api', services, settings, {
    output: logOf('api'),
  });
  const ofWeb = { API_URL: api, PORT: webPort };
  const { origin: web } = await startApp(resources, 'web', services, ofWeb, {
    output: logOf('web'),
  });
  const preload = join(import.meta.dirname, '../shared/loopback-only.mjs');
  await startApp(resources, 'worker', services, {
    NODE_OPTIONS: `--import=${preload}`,
    LOG_LEVEL: 'silent',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Hostile <hostile@kga.test>',
    PUBLIC_ORIGIN: web,
  });
  return { api, web, mailbox };
}

type Attack = {
  targets: Awaited<ReturnType<typeof readTargets>>;
  db: Database;
  api: string;
  web: string;
  mailbox: Mailbox;
  report: Report;
  onOutcome: (request: HostileRequest, outcome: Outcome, people: Callers['people']) => void;
  /** Ends the attack early. */
  signal: AbortSignal;
};

/** Sends the hostile requests of a seed, each once. */
async function attack(all: Attack): Promise<void> {
  const { targets, db, api, web, mailbox, report, onOutcome, signal } = all;
  const ports = { api: Number(new URL(api).port), web: Number(new URL(web).port) };
  const known = { ...(await seedLive(db)), origin: web };
  const prepare = async (ends: boolean): Promise<Callers> => {
    const callers = await createCallers(api, db);
    const mark = randomBytes(8).toString('hex');
    const live = createLive({ ...known, mark }, callers, mailbox);
    const calls = await runSteps(api, targets.operations, callers, live, ends);
    for (const call of calls) report.countLive(call);
    const accepted = Map.groupBy(
      calls.map(({ step: { operation, as }, call }) => ({ operation, as, call })),
      ({ operation }) => operation,
    );
    return { ...callers, calls: accepted };
  };
  if (only === '') await prepare(true);
  report.printOperations(targets.operations);
  for (let start = 0; start < indexes.length; start += batchSize) {
    if (signal.aborted) return;
    const callers = await prepare(false);
    const waiting = indexes.slice(start, start + batchSize).values();
    const sendNext = async () => {
      for (const index of waiting) {
        if (signal.aborted) return;
        const request = hostileRequest(seed, index, targets, callers);
        const outcome = await sendBytes(ports[request.server], request.bytes, request);
        onOutcome(request, outcome, callers.people);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendNext));
  }
  report.printOperations(targets.operations);
}
