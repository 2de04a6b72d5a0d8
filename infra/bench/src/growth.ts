// What a list costs among a thousand rows and among a million.
import { Agent } from 'node:http';

import { type HistoryRange, campaign } from '@kga/contracts';
import { type Database, createDatabase, selectHistory, selectPetitionBySlug } from '@kga/db';

import { type Read, compareP95 } from './alternating-reads.ts';
import { buildApps } from './build-apps.ts';
import { fillForum } from './fill-forum.ts';
import { fillHistory } from './fill-history.ts';
import { fillNews } from './fill-news.ts';
import { fillQueue } from './fill-queue.ts';
import { fillStories } from './fill-stories.ts';
import { compareForum } from './growth-forum.ts';
import { compareNews } from './growth-news.ts';
import { compareQueue } from './growth-queue.ts';
import { compareStories } from './growth-stories.ts';
import { readAnswer } from './read-answer.ts';
import { type Resources, runBench } from './run-bench.ts';
import { type Services, startApi, startServices } from './start-product.ts';

type Query = { readonly range: HistoryRange; readonly limit: number };

const bar = 1.5;
const dayMs = 86_400_000;
const limits = Array.from({ length: 100 }, (_, index) => index + 1);

const reading = (range: HistoryRange): Query[] => limits.map((limit) => ({ range, limit }));
const queryBlocks = Array.from({ length: 10 }, () => [...reading('all'), ...reading('30days')]);
// The api keeps each answer by range and limit, so each is asked for once only.
const httpBlocks = (['24hours', 'all', '30days', '7days'] as const).flatMap((range) => [
  reading(range).filter(({ limit }) => limit % 2 === 0),
  reading(range).filter(({ limit }) => limit % 2 === 1),
]);

await runBench('bench:growth', async (resources) => {
  await buildApps(['api']);
  const services = await startServices(resources);
  const few = await startSide(resources, services, 1_000);
  const many = await startSide(resources, services, 1_000_000);
  const query = await compareP95(
    'query',
    { few: await readQueries(few.db), many: await readQueries(many.db) },
    queryBlocks,
  );
  const http = await compareP95(
    'api',
    { few: readHttp(resources, few.api), many: readHttp(resources, many.api) },
    httpBlocks,
  );
  const news = await compareNews(resources, { few: few.api, many: many.api });
  const stories = await compareStories(resources, { few: few.api, many: many.api });
  const forum = await compareForum(resources, { few, many });
  const queue = await compareQueue(resources, { few, many });
  return {
    figures:
      `history p95 at 1,000,000 snapshots to 1,000: ` +
      `query ${query.toFixed(2)}, api ${http.toFixed(2)} (bar ${bar.toFixed(2)}); ` +
      `news ${news.figures}; stories ${stories.figures}; forum ${forum.figures}; queue ${queue.figures}`,
    pass: query <= bar && http <= bar && news.pass && stories.pass && forum.pass && queue.pass,
  };
});

async function startSide(resources: Resources, services: Services, count: number) {
  const { db, url: databaseUrl } = await services.newDatabase();
  await fillNews(databaseUrl, count);
  // To fill takes longer than a client otherwise waits for an answer.
  const filler = createDatabase(databaseUrl, { statementTimeout: 0 });
  await fillHistory(filler, count);
  await fillStories(filler, count);
  await fillForum(filler, count);
  await fillQueue(filler);
  await filler.destroy();
  const addresses = { databaseUrl, redisUrl: services.redisUrl };
  const { origin: api } = await startApi(resources, addresses, { RATE_LIMIT_MAX: '1000000' });
  return { db, api };
}

async function readQueries(db: Database): Promise<Read<Query>> {
  const petition = await selectPetitionBySlug(db, campaign.slug);
  if (!petition) throw new Error('The petition is not seeded.');
  return async ({ range, limit }) => {
    const to = new Date();
    const from = new Date(range === 'all' ? 0 : to.getTime() - 30 * dayMs);
    const points = await selectHistory(db, { petitionId: petition.id, from, to, limit });
    if (points.length !== limit) throw new Error(`${points.length} points instead of ${limit}`);
  };
}

function readHttp(resources: Resources, api: string): Read<Query> {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  return async ({ range, limit }) => {
    const url = `${api}/api/${campaign.slug}/history?range=${range}&limit=${limit}`;
    const { status } = await readAnswer(url, { agent });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  };
}
