import type * as contracts from '@kga/contracts';
import {
  type Account,
  type Database,
  type Schema,
  insertAuditEntries,
  insertFeedPreview,
  insertFeeds,
  insertOutboxJob,
  isFeedThere,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { createOnce } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { parseFeedUrl, urlTaken } from './feed-url.ts';

type CreateFeed = {
  admin: Account;
  key: string | undefined;
  body: z.infer<typeof contracts.createFeed.schema.body>;
};

async function insertFeed(trx: Transaction<Schema>, { admin, body }: CreateFeed): Promise<string> {
  const { url, siteUrl, rules, ...rest } = body;
  const [feed] = await insertFeeds(trx, [
    {
      ...rest,
      url: parseFeedUrl(url, 'url'),
      site_url: parseFeedUrl(siteUrl, 'siteUrl'),
      rules: JSON.stringify(rules),
    },
  ]);
  if (!feed) throw urlTaken();
  const subject = auditSubject(admin, 'feed', feed.id);
  await insertAuditEntries(trx, { ...subject, action: 'feed_added', after: feed.url });
  return feed.id;
}

/**
 * Creates a feed and returns its id. Repeated with the same key, it returns the id of the first
 * call.
 *
 * @throws AppError `validation_failed`, `conflict` where a feed of the same URL exists,
 *   `idempotency_key_reused`
 */
export async function createFeed(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  input: CreateFeed,
): Promise<string> {
  const { admin, key, body: request } = input;
  const exists = (id: string) => isFeedThere(db, id);
  return createOnce(
    { db, keys },
    { operation: 'add_feed', owner: admin.id, key, request, exists },
    (trx) => insertFeed(trx, input),
  );
}

/** Completes what people type, such as `example.org` or `feed://example.org`, to a URL. */
function toUrl(text: string): string {
  const url = text.replace(/^feed:(\/\/)?/i, '');
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}

/**
 * Has the worker fetch what is at a URL; returns the id of the preview. The input is stored
 * unchanged, since the worker tries several readings of it.
 *
 * @throws AppError `validation_failed`
 */
export async function requestPreview(db: Database, input: string): Promise<string> {
  const address = input.trim();
  parseFeedUrl(toUrl(address), 'address');
  return db.transaction().execute(async (trx) => {
    const previewId = await insertFeedPreview(trx, address);
    await insertOutboxJob(trx, 'feed.preview', { previewId });
    return previewId;
  });
}
