import type { FeedPreview } from '@kga/contracts';

import type { Database } from '../client.ts';
import { jsonText } from '../json-text.ts';

/** The address that is to be looked up; undefined where it has been, or is forgotten. */
export async function selectPreviewUrl(db: Database, id: string): Promise<string | undefined> {
  const preview = await db
    .selectFrom('feed_preview')
    .select('address')
    .where('id', '=', id)
    .where('found', 'is', null)
    .executeTakeFirst();
  return preview?.address;
}

export async function updateFeedPreview(
  db: Database,
  id: string,
  found: Omit<FeedPreview, 'id'>,
): Promise<void> {
  await db
    .updateTable('feed_preview')
    .set({ found: jsonText(found) })
    .where('id', '=', id)
    .execute();
}
