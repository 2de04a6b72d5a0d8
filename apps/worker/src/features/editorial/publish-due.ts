import { type Database, publishDueArticles } from '@kga/db';
import type { Redis } from 'ioredis';

import { publishChange } from '../../platform/changes.ts';
import type { Log } from '../../platform/log.ts';

/** Publishes scheduled articles that are due and invalidates caches. Returns their number. */
export async function publishDue(deps: { db: Database; redis: Redis; log: Log }): Promise<number> {
  const published = await publishDueArticles(deps.db);
  if (published > 0) {
    deps.log.info({ published }, 'articles published');
    await publishChange(deps, { topic: 'news', id: 'all' });
  }
  return published;
}
