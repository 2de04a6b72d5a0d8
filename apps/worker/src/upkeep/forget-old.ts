import { type Database, type Forgotten, forgetPeople } from '@kga/db';

import type { Log } from '../log.ts';

/** Forgets what is kept of people for longer than it is needed. */
export async function forgetOld(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): Promise<Forgotten> {
  const forgotten = await forgetPeople(deps.db, deps.now());
  deps.log.info(forgotten, 'forgotten');
  return forgotten;
}
