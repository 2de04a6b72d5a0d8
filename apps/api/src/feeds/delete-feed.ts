import { type Database, addToAuditLog, deleteFeed as removeFeed } from '@kga/db';

import { type WhichFeed, unlessOvertaken, withFeed } from './change-feed.ts';
import { doneToFeed } from './done.ts';

/**
 * Deletes a source with its articles but those that another source has too.
 *
 * @throws AppError `not_found`
 */
export async function deleteFeed(db: Database, which: WhichFeed): Promise<void> {
  await unlessOvertaken(() =>
    withFeed(db, which, async (trx, feed) => {
      await removeFeed(trx, feed.id);
      const done = doneToFeed(which.admin, feed.id);
      const before = `${feed.name}: ${feed.url}`;
      await addToAuditLog(trx, { ...done, action: 'feed_deleted', before });
    }),
  );
}
