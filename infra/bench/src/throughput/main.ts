// SPDX-License-Identifier: AGPL-3.0-or-later
// Throughput of the hot reads, each beside a bare Fastify that sends the same bytes; of one feature
// with --only=archive or of some reads with --reads=latest,embed, then without the landing page.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { requireProgram } from '@kga/dev/testing';
import { Redis } from 'ioredis';

import { chosenFeatures, fillDatabase } from '../features.ts';
import { readAnswer } from '../shared/http-reads.ts';
import { type Resources, processorTime, startServer } from '../shared/processes.ts';
import { type Server, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { inTurn, median } from '../shared/statistics.ts';
import { sendLoad } from '../shared/wrk.ts';

/** Value of Accept-Encoding. */
const encoding = option('encoding', 'identity');
const headers = { 'accept-encoding': encoding };
const load = {
  program: await requireProgram('wrk', ['wrk']),
  connections: 50,
  seconds: Number(option('seconds', '2')),
  headers,
};
const pairs = { count: Number(option('pairs', '9')), warmUpSeconds: 3 };

/** Hot reads of the api. The bars are shares of the bare server's throughput. */
const only = option('only', '');
const names = option('reads', '');
const reads = chosenFeatures(only)
  .flatMap(([, { hotReads }]) => Object.entries(hotReads ?? {}))
  .filter(([name]) => names === '' || names.split(',').includes(name));
const bars = { read: 0.9, page: 0.8 } as const;

await runBench('bench', ['api', 'web'], async (resources, newServices) => {
  const services = await newServices();
  const { databaseUrl, redisUrl } = services;
  await fillDatabase(databaseUrl, 1_000);
  const api = await startApp(resources, 'api', services);
  const web = await startApp(resources, 'web', services, { API_URL: api.origin });

  const before = await visitorKeys(redisUrl);
  await waitUntilRendered(`${web.origin}/`);
  const figures: string[] = [];
  let pass = true;
  for (const [name, path] of reads) {
    const { ratio } = await compare(resources, name, api, path);
    figures.push(`${name} ${ratio.toFixed(2)} (bar ${bars.read})`);
    pass &&= ratio >= bars.read;
  }
  if (only === '' && names === '') {
    const { ratio } = await compare(resources, 'landing page', web, '/');
    figures.push(`landing page ${ratio.toFixed(2)} (bar ${bars.page})`);
    pass &&= ratio >= bars.page;
  }
  const left = [...(await visitorKeys(redisUrl))].filter((key) => !before.has(key));
  if (left.length > 0) console.log(`Left in Redis: ${left.join(', ')}`);

  return {
    figures: `${figures.join(', ')} of bare Fastify; ${left.length} keys left by visitors`,
    pass: pass && left.length === 0,
  };
});

/** Names of all Redis keys except those of the worker's queues and of rate limits, which expire. */
async function visitorKeys(redisUrl: string): Promise<ReadonlySet<string>> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys('*');
    return new Set(keys.filter((key) => !/^(?:bull|kga:rate):/.test(key)));
  } finally {
    redis.disconnect();
  }
}

/** On a busy machine the first visitors may get the bare shell, which must not be measured. */
async function waitUntilRendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await readAnswer(url)).body.includes('<h1')) return;
    await setTimeout(2_000);
  }
  throw new Error(`${url} is not rendered on the server.`);
}

async function compare(resources: Resources, name: string, server: Server, path: string) {
  const url = `${server.origin}${path}`;
  const answer = await readAnswer(url, { headers });
  if (answer.headers['set-cookie'])
    throw new Error(`${name} sets a cookie for a visitor without a session.`);
  const file = join(import.meta.dirname, '../shared/bare-server.ts');
  const bare = await startServer(resources, file, [url, encoding]);
  const found = await compareThroughput({ subject: { ...server, url }, bare });
  const sent = answer.headers['content-encoding']?.toString() ?? 'not encoded';
  console.log(
    `${name}: ${answer.body.length} bytes (${sent}), ` +
      `${found.subject.toFixed(0)} of ${found.bare.toFixed(0)} answers a second, ` +
      `${found.processorRatio.toFixed(2)} by processor time; ` +
      `pairs ${found.ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
  return found;
}

/** A URL and the process that serves it. */
type Served = { readonly url: string; readonly pid: number };

/** Loads two servers alternately, so that other load on the machine affects both alike. */
async function compareThroughput(servers: { readonly subject: Served; readonly bare: Served }) {
  for (const { url } of [servers.bare, servers.subject]) {
    await sendLoad(url, { ...load, seconds: pairs.warmUpSeconds });
  }
  /** Answers per second, and per second of processor time. */
  const answers = { subject: new Array<number>(), bare: new Array<number>() };
  const computing = { subject: new Array<number>(), bare: new Array<number>() };
  for (let pair = 0; pair < pairs.count; pair += 1) {
    for (const server of inTurn(['subject', 'bare'] as const, pair)) {
      const { url, pid } = servers[server];
      const before = processorTime(pid);
      const sent = await sendLoad(url, load);
      answers[server].push(sent.answers / sent.seconds);
      computing[server].push(sent.answers / (processorTime(pid) - before));
    }
  }
  const ratios = ratiosOf(answers);
  return {
    /** Median ratio of answers per second, subject to bare. */
    ratio: median(ratios),
    ratios,
    /** Median ratio of answers per second of processor time, which other load disturbs less. */
    processorRatio: median(ratiosOf(computing)),
    /** Median answers per second. */
    subject: median(answers.subject),
    bare: median(answers.bare),
  };
}

function ratiosOf({ subject, bare }: { subject: readonly number[]; bare: readonly number[] }) {
  return subject.map((rate, pair) => rate / (bare[pair] ?? NaN));
}
