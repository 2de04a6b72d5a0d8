import { type Database, insertFeedPreview, insertOutboxJob } from '@kga/db';

import { parseFeedUrl } from './feed-url.ts';

/** As it is checked: people type `example.org`, or `feed://example.org`. */
const asAddress = (text: string): string => {
  const address = text.replace(/^feed:(\/\/)?/i, '');
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};

/**
 * Has the worker look what is at an address; answers the id under which it will say so. What was
 * typed is stored as it is, for only who asks finds out what it means.
 *
 * @throws AppError `validation_failed`
 */
export async function requestPreview(db: Database, given: string): Promise<string> {
  const address = given.trim();
  parseFeedUrl(asAddress(address), 'address');
  return db.transaction().execute(async (trx) => {
    const previewId = await insertFeedPreview(trx, address);
    await insertOutboxJob(trx, 'feed.preview', { previewId });
    return previewId;
  });
}
