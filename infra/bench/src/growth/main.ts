// Lists, pages and searches at a thousand rows and at a million.
import { createDatabase } from '@kga/db';

import { fillForum } from '../fill/forum.ts';
import { fillModerationQueue } from '../fill/moderation-queue.ts';
import { fillNews } from '../fill/news.ts';
import { fillSnapshots } from '../fill/snapshots.ts';
import { fillStories } from '../fill/stories.ts';
import { type Services, buildApps, startApi, startServices } from '../shared/product.ts';
import { type Resources, runBench } from '../shared/run-bench.ts';
import { compareForum } from './forum.ts';
import { compareHistory } from './history.ts';
import { compareModerationQueue } from './moderation-queue.ts';
import { compareNews } from './news.ts';
import type { Side } from './reads.ts';
import { compareStories } from './stories.ts';

const parts = {
  history: compareHistory,
  news: compareNews,
  stories: compareStories,
  forum: compareForum,
  queue: compareModerationQueue,
} as const;

await runBench('bench:growth', async (resources) => {
  await buildApps(['api']);
  const services = await startServices(resources);
  const few = await startSide(resources, services, 1_000);
  const many = await startSide(resources, services, 1_000_000);
  const figures: string[] = [];
  let pass = true;
  for (const [name, compare] of Object.entries(parts)) {
    const part = await compare(resources, { few, many });
    figures.push(`${name} ${part.figures}`);
    pass &&= part.pass;
  }
  return { figures: figures.join('; '), pass };
});

async function startSide(resources: Resources, services: Services, count: number): Promise<Side> {
  const { db, url: databaseUrl } = await services.newDatabase();
  await fillNews(databaseUrl, count);
  // Filling takes longer than the default timeout of a statement.
  const filler = createDatabase(databaseUrl, { statementTimeout: 0 });
  await fillSnapshots(filler, count);
  await fillStories(filler, count);
  await fillForum(filler, count);
  await fillModerationQueue(filler);
  await filler.destroy();
  const { redisUrl } = services;
  const settings = { RATE_LIMIT_MAX: '1000000' };
  const { origin: api } = await startApi(resources, { databaseUrl, redisUrl }, settings);
  return { db, api };
}
