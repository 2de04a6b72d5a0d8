import { type Database, deleteFeed, insertAuditEntries } from '@kga/db';

import { auditFeed } from './audit-feed.ts';
import { type WhichFeed, retryOnConflict, withFeed } from './edit-feed.ts';

/**
 * Deletes a source with its articles but those that another source has too.
 *
 * @throws AppError `not_found`
 */
export async function removeFeed(db: Database, which: WhichFeed): Promise<void> {
  await retryOnConflict(() =>
    withFeed(db, which, async (trx, feed) => {
      await deleteFeed(trx, feed.id);
      const done = auditFeed(which.admin, feed.id);
      const before = `${feed.name}: ${feed.url}`;
      await insertAuditEntries(trx, { ...done, action: 'feed_deleted', before });
    }),
  );
}
