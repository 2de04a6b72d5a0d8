import { type Database, forgetFeedNotes } from '@kga/db';

import type { Log } from '../log.ts';

/** Forgets old previews and faults of sources. */
export async function forgetNotes(deps: {
  db: Database;
  log: Log;
  now: () => Date;
}): ReturnType<typeof forgetFeedNotes> {
  const forgotten = await forgetFeedNotes(deps.db, deps.now());
  deps.log.info(forgotten, 'notes of sources forgotten');
  return forgotten;
}
