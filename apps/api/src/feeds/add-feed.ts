import type { addFeed as contract } from '@kga/contracts';
import { type Account, type Schema, addFeeds, addToAuditLog, isFeedThere } from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { addOnce } from '../accounts/add-once.ts';
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
export const addFeed = addOnce({ operation: 'add_feed', create, isThere: isFeedThere });
