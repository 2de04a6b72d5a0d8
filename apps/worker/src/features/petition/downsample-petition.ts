import { type Database, purgeRejectedPolls, downsampleSnapshots } from '@kga/db';

import type { Log } from '../../platform/log.ts';

/** Thins old snapshots and forgets old rejected polls. */
export async function downsamplePetition(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): Promise<void> {
  const now = deps.now();
  const snapshots = await downsampleSnapshots(deps.db, now);
  const rejectedPolls = await purgeRejectedPolls(deps.db, now);
  deps.log.info({ snapshots, rejectedPolls }, 'thinned');
}
