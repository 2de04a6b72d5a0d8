import type { createFeed } from '@kga/contracts';
import { type Account, type Schema, insertFeeds, insertAuditEntries, isFeedThere } from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';
import { createOnce } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { auditFeed } from './audit-feed.ts';
import { parseFeedUrl } from './feed-url.ts';

type Given = z.infer<typeof createFeed.schema.body>;

export const urlTaken = () =>
  new AppError('conflict', { errors: [{ path: 'url', code: 'taken' }] });

async function create(trx: Transaction<Schema>, admin: Account, given: Given): Promise<string> {
  const { url, siteUrl, rules, ...rest } = given;
  const [added] = await insertFeeds(trx, [
    {
      ...rest,
      url: parseFeedUrl(url, 'url'),
      site_url: parseFeedUrl(siteUrl, 'siteUrl'),
      rules: JSON.stringify(rules),
    },
  ]);
  if (!added) throw urlTaken();
  const done = auditFeed(admin, added.id);
  await insertAuditEntries(trx, { ...done, action: 'feed_added', after: added.url });
  return added.id;
}

/**
 * Adds a source. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `validation_failed`, `conflict` where its address is there already,
 *   `idempotency_key_reused`
 */
export const registerFeed = (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  admin: Account,
  { given, key }: { given: Given; key: string | undefined },
): Promise<string> =>
  createOnce(
    { db, keys },
    {
      operation: 'add_feed',
      owner: admin.id,
      key,
      request: given,
      exists: (id) => isFeedThere(db, id),
    },
    (trx) => create(trx, admin, given),
  );
