// Answers a second of the hot reads, each beside a bare Fastify that sends the same bytes.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { campaign } from '@kga/contracts';

import { buildApps } from './build-apps.ts';
import { type Comparison, compareThroughput } from './paired-runs.ts';
import { readAnswer } from './read-answer.ts';
import { visitorKeys } from './redis-keys.ts';
import { type Resources, runBench } from './run-bench.ts';
import { freePort, startProcess } from './start-process.ts';
import { startApi, startServices, startWeb } from './start-product.ts';

const { values: options } = parseArgs({
  options: {
    /** What visitors accept; `identity` measures without compression. */
    encoding: { type: 'string', default: 'gzip, deflate, br' },
    pairs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const headers = { 'accept-encoding': options.encoding };
const load = { connections: 50, seconds: Number(options.seconds), headers };
const pairs = { count: Number(options.pairs), warmUpSeconds: 3 };

await runBench('bench', async (resources) => {
  await buildApps(['api', 'web']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { url: databaseUrl } = await newDatabase();
  const api = await startApi(resources, { databaseUrl, redisUrl });
  const web = await startWeb(resources, { databaseUrl, redisUrl }, api);
  const data = `${api}/api/${campaign.slug}`;

  const before = await visitorKeys(redisUrl);
  const latest = await compare(resources, 'latest', `${data}/latest`);
  const history = await compare(resources, 'history', `${data}/history`);
  const page = await compare(resources, 'landing page', `${web}/`);
  const left = [...(await visitorKeys(redisUrl))].filter((key) => !before.has(key));
  if (left.length > 0) console.log(`Left in Redis: ${left.join(', ')}`);

  return {
    figures:
      `latest ${figure(latest)}, history ${figure(history)} (bar 0.80), ` +
      `landing page ${figure(page)} (bar 0.70) of bare Fastify; ${left.length} keys left by visitors`,
    pass: latest.ratio >= 0.8 && history.ratio >= 0.8 && page.ratio >= 0.7 && left.length === 0,
  };
});

async function compare(resources: Resources, name: string, url: string): Promise<Comparison> {
  const answer = await readAnswer(url, { headers });
  if (answer.headers['set-cookie']) throw new Error(`${name} sets a cookie for a mere visitor.`);
  await using bareServer = new AsyncDisposableStack();
  const port = await freePort();
  const bare = `http://127.0.0.1:${port}/`;
  await startProcess(bareServer, {
    args: [join(import.meta.dirname, 'bare-server.ts'), url, options.encoding, String(port)],
    cwd: import.meta.dirname,
    env: { NODE_ENV: 'production' },
    readyUrl: bare,
  });
  resources.defer(() => bareServer.disposeAsync());
  const found = await compareThroughput({ subject: url, bare }, load, pairs);
  const encoding = answer.headers['content-encoding']?.toString() ?? 'not encoded';
  console.log(
    `${name}: ${answer.body.length} bytes (${encoding}), ` +
      `${found.subject.toFixed(0)} of ${found.bare.toFixed(0)} answers a second; ` +
      `pairs ${found.ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
  return found;
}

function figure({ ratio }: Comparison): string {
  return ratio.toFixed(2);
}
