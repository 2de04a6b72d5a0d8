// SPDX-License-Identifier: AGPL-3.0-or-later
// Sends hostile requests to every operation and page as seven kinds of callers; fails where one of them
// makes a 5xx. Usage: npm run hostile -- [--requests=20000] [--seed=1] [--minutes=15] [--only=index]
import { randomInt } from 'node:crypto';

import type { Database } from '@kga/db/core';

import { readOk } from '../shared/http-reads.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { createCallers } from './callers.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';
import { type Outcome, sendBytes } from './send.ts';
import { readTargets } from './targets.ts';

const seed = Number(option('seed', String(randomInt(2 ** 31))));
const only = option('only', '');
const count = Number(option('requests', '20000'));
const indexes = only === '' ? Array.from({ length: count }, (_, index) => index) : [Number(only)];
const minutes = Number(option('minutes', '15'));

/** Requests at a time: few enough that neither server sheds load. */
const concurrency = 16;

/** Requests with the same callers, who sign out and delete what is theirs. */
const batchSize = 1_000;

/** Settings under which limits do not answer in place of the operations. */
const apiSettings = {
  RATE_LIMIT_MAX: '1000000000',
  SHED_EVENT_LOOP_DELAY_MS: '60000',
  PASSWORD_QUEUE_MAX: '1000',
} as const;

const printable = (text: string) => JSON.stringify(text.length > 300 ? text.slice(0, 300) : text);

/** What an outsider must not be able to cause; undefined where all is well. */
function offenceOf({ isWhole }: HostileRequest, { status, text, isHanging }: Outcome) {
  if (status === 0) return isHanging && isWhole ? 'no answer' : undefined;
  if (status === 503 && text.includes('"code":"overloaded"')) return undefined;
  return status >= 500 ? String(status) : undefined;
}

function describe({ index, server, caller, target, bytes }: HostileRequest): string {
  const [head = ''] = bytes.toString().split('\r\n', 1);
  const repeat = `npm run hostile -- --seed=${seed} --only=${index}`;
  return `${server} as ${caller}, ${target.path}: ${printable(head)} (${repeat})`;
}

await runBench('hostile', ['api', 'web'], async (resources, newServices) => {
  console.log(`Seed ${seed}`);
  const services = await newServices();
  const { origin: api } = await startApp(resources, 'api', services, apiSettings);
  const { origin: web } = await startApp(resources, 'web', services, { API_URL: api });
  const counts = new Map<string, number>();
  const undocumented = new Map<string, string>();
  let offences = 0;
  await attack({
    db: services.db,
    api,
    web,
    signal: AbortSignal.timeout(minutes * 60_000),
    onOutcome(request, outcome) {
      const { status, text } = outcome;
      const name = text.includes('"code":"overloaded"') ? '503 overloaded' : String(status);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const offence = offenceOf(request, outcome);
      if (offence) {
        offences += 1;
        console.log(`${offence}: ${describe(request)}`);
      }
      if (only !== '') console.log(`${printable(String(request.bytes))}\n${text}`);
      const { target, isPlain, server } = request;
      if (isPlain && server === 'api' && status > 0 && !target.statuses.has(status)) {
        undocumented.set(`${status} of ${target.method} ${target.path}`, describe(request));
      }
    },
  });
  for (const [what, request] of undocumented) console.log(`Not documented: ${what}: ${request}`);
  await readOk(`${api}/api/health/ready`);
  await readOk(web);
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const statuses = [...counts]
    .map(([status, times]) => `${status}: ${times}`)
    .toSorted((a, b) => a.localeCompare(b));
  return {
    figures:
      `${total} of ${indexes.length} requests with seed ${seed} (${statuses.join(', ')}; 0 is a ` +
      `connection closed without an answer), ${offences} 5xx or left without an answer, ` +
      `${undocumented.size} kinds of answers that the OpenAPI document does not name`,
    pass: offences === 0 && undocumented.size === 0 && total === indexes.length,
  };
});

type Attack = {
  db: Database;
  api: string;
  web: string;
  onOutcome: (request: HostileRequest, outcome: Outcome) => void;
  /** Ends the attack early. */
  signal: AbortSignal;
};

/** Sends the hostile requests of a seed, each once. */
async function attack({ db, api, web, onOutcome, signal }: Attack): Promise<void> {
  const targets = await readTargets(api);
  const ports = { api: Number(new URL(api).port), web: Number(new URL(web).port) };
  for (let start = 0; start < indexes.length; start += batchSize) {
    if (signal.aborted) return;
    const callers = await createCallers(api, db);
    const waiting = indexes.slice(start, start + batchSize).values();
    const sendNext = async () => {
      for (const index of waiting) {
        if (signal.aborted) return;
        const request = hostileRequest(seed, index, targets, callers);
        onOutcome(request, await sendBytes(ports[request.server], request.bytes, request));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendNext));
  }
}
