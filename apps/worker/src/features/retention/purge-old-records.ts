import { type Database, type PurgeResult, purgePersonalData } from '@kga/db';

import type { Log } from '../../platform/log.ts';

/** Forgets what is kept of people for longer than it is needed. */
export async function purgeOldRecords(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): Promise<PurgeResult> {
  const forgotten = await purgePersonalData(deps.db, deps.now());
  deps.log.info(forgotten, 'forgotten');
  return forgotten;
}
