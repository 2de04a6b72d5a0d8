import { type ProfilePictureJob, profilePictureJob } from '@kga/contracts';
import {
  type Database,
  type OutboxClaim,
  claimOutbox,
  postponeOutbox,
  putPicture,
  settleOutbox,
} from '@kga/db';
import { z } from 'zod';

import { FetchFault } from '../fetching/fetch-fault.ts';
import { type SafeFetchOptions, fetchSafely } from '../fetching/fetch-safely.ts';
import type { Log } from '../log.ts';
import { NoPicture, pictureSide, squarePicture } from './square-picture.ts';

export type PictureDeps = {
  db: Database;
  log: Log;
  fetching: Pick<SafeFetchOptions, 'allowHosts'>;
};

/**
 * `gone`: another worker has it, it is settled, or the account wants another picture by now;
 * `waiting`: it is tried again later; `failed`: the account stays without one.
 */
export type PictureOutcome = 'gone' | 'fetched' | 'waiting' | 'failed';

const rules = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 15_000,
  redirects: 5,
  protocols: ['https:'],
} as const satisfies SafeFetchOptions;

/** Longer than fetching and reading a picture may take. */
const leaseMs = 60_000;

/** Milliseconds before each further try. */
const pauses = [30_000, 120_000, 600_000] as const;

/** Fetches the picture that a profile names, by its row of the outbox. */
export async function fetchPicture(deps: PictureDeps, outboxId: string): Promise<PictureOutcome> {
  const { db } = deps;
  const claim = await claimOutbox(db, { id: outboxId, job: 'profile.picture', leaseMs });
  if (!claim) return 'gone';
  const { success, data } = z.safeParse(profilePictureJob, claim.payload);
  if (!success) return fail(deps, claim, 'the payload names no picture');
  try {
    return await replace(deps, claim, data);
  } catch (error) {
    if (error instanceof NoPicture) return fail(deps, claim, error.message);
    if (!(error instanceof FetchFault)) throw error;
    const pause = error.transient ? pauses[claim.tries - 1] : undefined;
    if (pause === undefined) return fail(deps, claim, error.message);
    return postponeOutbox(db, claim, pause, error.message);
  }
}

async function replace(
  { db, fetching }: PictureDeps,
  claim: OutboxClaim,
  { accountId, source }: ProfilePictureJob,
): Promise<PictureOutcome> {
  const { body } = await fetchSafely(source, { ...rules, ...fetching });
  const bytes = await squarePicture(body);
  const picture = { accountId, source, bytes, width: pictureSide, height: pictureSide };
  const id = await db.transaction().execute((trx) => putPicture(trx, picture));
  await settleOutbox(db, claim, 'done');
  return id === undefined ? 'gone' : 'fetched';
}

async function fail(
  { db, log }: PictureDeps,
  claim: OutboxClaim,
  reason: string,
): Promise<PictureOutcome> {
  await settleOutbox(db, claim, 'failed', reason);
  log.info({ outboxId: claim.id, reason }, 'picture not fetched');
  return 'failed';
}
