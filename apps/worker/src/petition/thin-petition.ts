import { type Database, forgetRejectedPolls, thinSnapshots } from '@kga/db';

import type { Log } from '../log.ts';

/** Thins old snapshots and forgets old rejected polls. */
export async function thinPetition(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): Promise<void> {
  const now = deps.now();
  const snapshots = await thinSnapshots(deps.db, now);
  const rejectedPolls = await forgetRejectedPolls(deps.db, now);
  deps.log.info({ snapshots, rejectedPolls }, 'thinned');
}
