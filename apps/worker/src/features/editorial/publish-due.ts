import { type Database, publishDueArticles } from '@kga/db';
import type { Redis } from 'ioredis';

import type { Log } from '../../platform/log.ts';
import { publishChange } from '../../platform/publish-change.ts';

/** Publishes articles whose time has come, and tells readers. Answers how many. */
export async function publishDue(deps: { db: Database; redis: Redis; log: Log }): Promise<number> {
  const published = await publishDueArticles(deps.db);
  if (published > 0) {
    deps.log.info({ published }, 'articles published');
    await publishChange(deps, { topic: 'news', id: 'all' });
  }
  return published;
}
