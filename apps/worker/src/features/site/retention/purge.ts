// SPDX-License-Identifier: AGPL-3.0-or-later
import { renewDisplayNameKeys } from '@kga/db/accounts';
import { cleanUpObjects } from '@kga/db/core';
import { purgeFeedRecords } from '@kga/db/news';
import { downsampleSnapshots, purgeReadings, purgeRejectedPolls } from '@kga/db/petitions';
import { purgePersonalData } from '@kga/db/site';

import type { Context } from '../../../platform/context.ts';
import type { Objects } from '../../../platform/objects.ts';

type PurgeDeps = Pick<Context, 'db' | 'log' | 'now'>;

/** Deletes personal data whose retention period has ended, and renews what an older rule derived. */
export async function purgeOldRecords({ db, log, now }: PurgeDeps) {
  const deleted = await purgePersonalData(db, now());
  log.info(deleted, 'old records deleted');
  const renewed = await db.transaction().execute((trx) => renewDisplayNameKeys(trx));
  if (renewed > 0) log.info({ renewed }, 'keys of public names computed again');
  return deleted;
}

/** Deletes old previews and errors of feeds. */
export async function purgeFeeds({ db, log, now }: PurgeDeps) {
  const deleted = await purgeFeedRecords(db, now());
  log.info(deleted, 'old feed records deleted');
  return deleted;
}

/** Downsamples old snapshots and deletes old rejected polls and suspicious readings. */
export async function downsamplePetition({ db, log, now }: PurgeDeps): Promise<void> {
  const time = now();
  const snapshots = await downsampleSnapshots(db, time);
  const rejectedPolls = await purgeRejectedPolls(db, time);
  const readings = await purgeReadings(db, time);
  log.info({ snapshots, rejectedPolls, readings }, 'petition history downsampled');
}

const cleanupBatch = 20;

/** Deletes from the bucket what no row needs there; does nothing without a bucket. */
export async function purgeObjects({
  db,
  bucket,
  log,
  now,
}: PurgeDeps & Pick<Objects, 'bucket'>): Promise<number> {
  if (!bucket) return 0;
  let total = 0;
  for (;;) {
    const options = { now: now(), limit: cleanupBatch };
    const { deleted, found } = await cleanUpObjects(db, bucket.delete, options);
    total += deleted;
    if (found < cleanupBatch) break;
  }
  if (total > 0) log.info({ objects: total }, 'objects deleted from the bucket');
  return total;
}
