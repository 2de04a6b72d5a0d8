import { type Database, purgeFeedRecords } from '@kga/db';

import type { Log } from '../../platform/log.ts';

/** Forgets old previews and faults of sources. */
export async function purgeFeeds(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): ReturnType<typeof purgeFeedRecords> {
  const forgotten = await purgeFeedRecords(deps.db, deps.now());
  deps.log.info(forgotten, 'notes of sources forgotten');
  return forgotten;
}
