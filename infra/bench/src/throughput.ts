// Answers a second of the hot reads, each beside a bare Fastify that sends the same bytes.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { campaign } from '@kga/contracts';

import { buildApps } from './build-apps.ts';
import { fillForum } from './fill-forum.ts';
import { fillHistory } from './fill-history.ts';
import { fillNews } from './fill-news.ts';
import { fillStories } from './fill-stories.ts';
import { type Comparison, type Served, compareThroughput } from './paired-runs.ts';
import { readAnswer } from './read-answer.ts';
import { visitorKeys } from './redis-keys.ts';
import { type Resources, runBench } from './run-bench.ts';
import { findWrk } from './send-load.ts';
import { freePort, startProcess } from './start-process.ts';
import { type Server, startApi, startServices, startWeb } from './start-product.ts';

const { values: options } = parseArgs({
  options: {
    /** What is accepted. */
    encoding: { type: 'string', default: 'identity' },
    pairs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
  },
});
const headers = { 'accept-encoding': options.encoding };
const load = {
  program: await findWrk(),
  connections: 50,
  seconds: Number(options.seconds),
  headers,
};
const pairs = { count: Number(options.pairs), warmUpSeconds: 3 };

await runBench('bench', async (resources) => {
  await buildApps(['api', 'web']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { db, url: databaseUrl } = await newDatabase();
  await fillHistory(db, 1_000);
  await fillNews(databaseUrl, 1_000);
  await fillStories(db, 1_000);
  await fillForum(db, 1_000);
  const api = await startApi(resources, { databaseUrl, redisUrl });
  const web = await startWeb(resources, { databaseUrl, redisUrl }, api.origin);
  const data = `/api/${campaign.slug}`;

  const before = await visitorKeys(redisUrl);
  await untilRendered(`${web.origin}/`);
  const latest = await compare(resources, 'latest', api, `${data}/latest`);
  const history = await compare(resources, 'history', api, `${data}/history`);
  const news = await compare(resources, 'news', api, '/api/news?limit=3');
  const stories = await compare(resources, 'stories', api, '/api/stories?limit=3');
  const forum = await compare(resources, 'forum', api, '/api/forum/categories');
  const page = await compare(resources, 'landing page', web, '/');
  const left = [...(await visitorKeys(redisUrl))].filter((key) => !before.has(key));
  if (left.length > 0) console.log(`Left in Redis: ${left.join(', ')}`);

  return {
    figures:
      `latest ${figure(latest)}, history ${figure(history)}, news ${figure(news)}, ` +
      `stories ${figure(stories)}, forum ${figure(forum)} (bar 0.80), ` +
      `landing page ${figure(page)} (bar 0.70) of bare Fastify; ${left.length} keys left by visitors`,
    pass:
      [latest, history, news, stories, forum].every(({ ratio }) => ratio >= 0.8) &&
      page.ratio >= 0.7 &&
      left.length === 0,
  };
});

/** The first visitors of a busy machine may be sent the bare shell, which is not to be measured. */
async function untilRendered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await readAnswer(url)).body.includes('<h1')) return;
    await delay(2_000);
  }
  throw new Error(`${url} is not rendered on the server.`);
}

async function compare(resources: Resources, name: string, server: Server, path: string) {
  const url = `${server.origin}${path}`;
  const answer = await readAnswer(url, { headers });
  if (answer.headers['set-cookie']) throw new Error(`${name} sets a cookie for a mere visitor.`);
  const bare = await startBareServer(resources, url);
  const found = await compareThroughput({ subject: { ...server, url }, bare }, load, pairs);
  const encoding = answer.headers['content-encoding']?.toString() ?? 'not encoded';
  console.log(
    `${name}: ${answer.body.length} bytes (${encoding}), ` +
      `${found.subject.toFixed(0)} of ${found.bare.toFixed(0)} answers a second, ` +
      `${found.processorRatio.toFixed(2)} by processor time; ` +
      `pairs ${found.ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
  return found;
}

async function startBareServer(resources: Resources, copied: string): Promise<Served> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const pid = await startProcess(resources, {
    args: [join(import.meta.dirname, 'bare-server.ts'), copied, options.encoding, String(port)],
    cwd: import.meta.dirname,
    env: { NODE_ENV: 'production' },
    readyUrl: url,
  });
  return { url, pid };
}

function figure({ ratio }: Comparison): string {
  return ratio.toFixed(2);
}
