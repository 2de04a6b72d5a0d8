import {
  downsampleSnapshots,
  purgeFeedRecords,
  purgePersonalData,
  purgeReadings,
  purgeRejectedPolls,
} from '@kga/db';

import type { Context } from '../../platform/context.ts';

type PurgeDeps = Pick<Context, 'db' | 'log' | 'now'>;

/** Deletes personal data whose retention period has ended. */
export async function purgeOldRecords({ db, log, now }: PurgeDeps) {
  const deleted = await purgePersonalData(db, now());
  log.info(deleted, 'old records deleted');
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
