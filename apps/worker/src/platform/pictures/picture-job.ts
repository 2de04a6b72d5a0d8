// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadIdOf } from '@kga/contracts/content';
import type { OutboxPayload } from '@kga/contracts/jobs';
import {
  type NewPicture,
  deletePictureUpload,
  pictureType,
  selectPictureUpload,
} from '@kga/db/content';
import { type OutboxClaim, claimOutbox, postponeOutbox, settleOutbox } from '@kga/db/core';
import { ObjectStorageError } from '@kga/server';

import type { Context } from '../context.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import { type SafeFetchOptions, fetchSafely } from '../fetch/fetch-safely.ts';
import { type MadePicture, PictureError } from './picture-recipe.ts';

export type PictureDeps = Pick<Context, 'db' | 'objects' | 'log' | 'fetching'>;

/**
 * `gone`: another worker has the job, it is settled, or another picture is wanted by now; `waiting`:
 * it is retried later; `failed`: the picture cannot be had.
 */
export type PictureOutcome = 'gone' | 'fetched' | 'waiting' | 'failed';

type PictureJobName = 'profile.picture' | 'news.picture' | 'archive.cover' | 'content.picture';

type PictureJob<Name extends PictureJobName> = {
  name: Name;
  outboxId: string;
  protocols: NonNullable<SafeFetchOptions['protocols']>;
  /** False where the URL was changed after the job was requested. */
  isWanted: (payload: OutboxPayload<Name>) => Promise<boolean>;
  /** Stores the picture; false where it is no longer wanted. @throws PictureError */
  store: (payload: OutboxPayload<Name>, bytes: Buffer) => Promise<boolean>;
  /** Called when the job has failed for good. */
  giveUp?: (payload: OutboxPayload<Name>) => Promise<void>;
};

const fetchOptions = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 15_000,
} as const satisfies SafeFetchOptions;

/** Longer than fetching and decoding a picture can take. */
const leaseMs = 60_000;

/** Milliseconds before each retry; longer where the host asks for it, up to `maxPause`. */
const pauses = [30_000, 120_000, 600_000, 3_600_000, 21_600_000] as const;
const maxPause = 86_400_000;

/** A picture that ends its process this often is given up. */
const maxTries = pauses.length + 1;

/** Uploads a picture, where there is a bucket, before the transaction that stores it. */
export async function uploadPicture(
  { objects }: Pick<Context, 'objects'>,
  { bytes, width, height }: MadePicture,
): Promise<NewPicture> {
  return { ...(await objects.upload({ bytes, mediaType: pictureType })), width, height };
}

/** Fetches a picture from a URL that a user or a feed supplied. */
export async function runPictureJob<Name extends PictureJobName>(
  deps: PictureDeps,
  job: PictureJob<Name>,
): Promise<PictureOutcome> {
  const { db, fetching } = deps;
  const claim = await claimOutbox(db, { id: job.outboxId, job: job.name, leaseMs });
  if (!claim) return 'gone';
  const { payload } = claim;
  if (!payload) return fail(deps, claim, 'the payload names no picture');
  const giveUp = async (reason: string) => {
    await job.giveUp?.(payload);
    return fail(deps, claim, reason);
  };
  if (claim.tries > maxTries) return giveUp('never came to an end');
  if (!(await job.isWanted(payload))) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  try {
    const uploadId = uploadIdOf(payload.source);
    const { protocols } = job;
    const body =
      uploadId === undefined
        ? (await fetchSafely(payload.source, { ...fetchOptions, protocols, ...fetching })).body
        : await readUpload(db, uploadId);
    const isStored = await job.store(payload, body);
    await settleOutbox(db, claim, 'done');
    // Last, so that a worker that is killed can repeat the rest; otherwise it is purged after a day.
    if (uploadId !== undefined) await deletePictureUpload(db, uploadId);
    return isStored ? 'fetched' : 'gone';
  } catch (error) {
    if (!isExpected(error)) throw error;
    const pause = pauseAfter(error, claim);
    if (pause === undefined) return giveUp(error.message);
    const outcome = await postponeOutbox(db, claim, pause, error.message);
    if (outcome === 'failed') await job.giveUp?.(payload);
    return outcome;
  }
}

/** @throws PictureError where the upload was used or is too old */
async function readUpload(db: PictureDeps['db'], id: string): Promise<Buffer> {
  const bytes = await selectPictureUpload(db, id);
  if (!bytes) throw new PictureError('the upload is gone');
  return bytes;
}

type PictureJobError = PictureError | FetchError | ObjectStorageError;

const isExpected = (error: unknown): error is PictureJobError =>
  error instanceof PictureError ||
  error instanceof FetchError ||
  error instanceof ObjectStorageError;

/** Undefined where a retry cannot help, or all retries are used up. */
function pauseAfter(error: PictureJobError, { tries }: Pick<OutboxClaim, 'tries'>) {
  const pause = pauses[tries - 1];
  // Whatever the bucket has against it, the operator can mend.
  if (error instanceof ObjectStorageError) return pause;
  if (!(error instanceof FetchError) || !error.transient || pause === undefined) return undefined;
  return Math.min(maxPause, Math.max(pause, error.retryAfter ?? 0));
}

async function fail(
  { db, log }: PictureDeps,
  claim: Pick<OutboxClaim, 'id' | 'tries'>,
  reason: string,
): Promise<PictureOutcome> {
  await settleOutbox(db, claim, 'failed', reason);
  log.info({ outboxId: claim.id, reason }, 'picture not fetched');
  return 'failed';
}
