import type { addFeed as contract } from '@kga/contracts';
import {
  type Account,
  type Schema,
  addFeeds,
  addToAuditLog,
  isFeedThere,
  onceForKey,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { People } from '../accounts/people.ts';
import { AppError } from '../errors.ts';
import { checkAddress } from './check-address.ts';
import { doneToFeed } from './done.ts';

type Given = z.infer<typeof contract.schema.body>;

export const takenAddress = () =>
  new AppError('conflict', { errors: [{ path: 'url', code: 'taken' }] });

async function create(trx: Transaction<Schema>, admin: Account, given: Given): Promise<string> {
  const { url, siteUrl, rules, ...rest } = given;
  const [added] = await addFeeds(trx, [
    {
      ...rest,
      url: checkAddress(url, 'url'),
      site_url: checkAddress(siteUrl, 'siteUrl'),
      rules: JSON.stringify(rules),
    },
  ]);
  if (!added) throw takenAddress();
  const done = doneToFeed(admin, added.id);
  await addToAuditLog(trx, { ...done, action: 'feed_added', after: added.url });
  return added.id;
}

/**
 * Adds a source. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `validation_failed`, `conflict` where its address is there already,
 *   `idempotency_key_reused`
 */
export async function addFeed(
  { db, keys }: Pick<People, 'db' | 'keys'>,
  admin: Account,
  { given, key }: { given: Given; key: string | undefined },
): Promise<string> {
  if (key === undefined) return db.transaction().execute((trx) => create(trx, admin, given));
  const once = {
    operation: 'add_feed',
    key: `${admin.id} ${key}`,
    requestHash: keys.hash('idempotency', JSON.stringify(given)),
  };
  const result = await onceForKey(db, once, (trx) => create(trx, admin, given));
  const isThere = result.outcome !== 'reused' && (await isFeedThere(db, result.id));
  if (!isThere) throw new AppError('idempotency_key_reused');
  return result.id;
}
