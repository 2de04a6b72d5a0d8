import {
  type Database,
  type OutboxClaim,
  type OutboxJob,
  claimOutbox,
  postponeOutbox,
  settleOutbox,
} from '@kga/db';
import { z } from 'zod';

import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { type SafeFetchOptions, fetchSafely } from '../../platform/fetch/fetch-safely.ts';
import type { Log } from '../../platform/log.ts';
import { PictureError } from './read-picture.ts';

export type PictureDeps = {
  db: Database;
  log: Log;
  fetching: Pick<SafeFetchOptions, 'allowHosts'>;
};

/**
 * `gone`: another worker has it, it is settled, or another picture is wanted by now; `waiting`: it
 * is tried again later; `failed`: there is none.
 */
export type PictureOutcome = 'gone' | 'fetched' | 'waiting' | 'failed';

/** A picture that a row of the outbox asks for. */
export type PictureTask<Payload> = {
  outboxId: string;
  job: OutboxJob;
  payload: z.core.$ZodType<Payload>;
  protocols: NonNullable<SafeFetchOptions['protocols']>;
  /** Whether it is still wanted: what somebody named and then changed is not fetched. */
  isWanted: (payload: Payload) => Promise<boolean>;
  /** Keeps what came; false where it is not wanted any more. @throws NoPicture */
  keep: (payload: Payload, bytes: Buffer) => Promise<boolean>;
  /** Told where there will be none. */
  giveUp?: (payload: Payload) => Promise<void>;
};

const rules = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 15_000,
  redirects: 5,
} as const satisfies SafeFetchOptions;

/** Longer than fetching and reading a picture may take. */
const leaseMs = 60_000;

/** Milliseconds before each further try; longer where the host asks for it, but not for ever. */
const pauses = [30_000, 120_000, 600_000, 3_600_000, 21_600_000] as const;
const longestPause = 86_400_000;

/** One that ended its process so often is not tried again. */
const mostTries = pauses.length + 1;

/** Fetches a picture from an address that somebody else named, by its row of the outbox. */
export async function runPictureTask<Payload extends { source: string }>(
  deps: PictureDeps,
  task: PictureTask<Payload>,
): Promise<PictureOutcome> {
  const { db, fetching } = deps;
  const claim = await claimOutbox(db, { id: task.outboxId, job: task.job, leaseMs });
  if (!claim) return 'gone';
  const { success, data } = z.safeParse(task.payload, claim.payload);
  // Then nobody knows whose picture it is, either.
  if (!success) return fail(deps, claim, 'the payload names no picture');
  const giveUp = async (reason: string) => {
    await task.giveUp?.(data);
    return fail(deps, claim, reason);
  };
  if (claim.tries > mostTries) return giveUp('never came to an end');
  if (!(await task.isWanted(data))) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  try {
    const { protocols } = task;
    const { body } = await fetchSafely(data.source, { ...rules, protocols, ...fetching });
    const isKept = await task.keep(data, body);
    await settleOutbox(db, claim, 'done');
    return isKept ? 'fetched' : 'gone';
  } catch (error) {
    if (!(error instanceof PictureError || error instanceof FetchError)) throw error;
    const pause = pauseAfter(error, claim);
    if (pause === undefined) return giveUp(error.message);
    const outcome = await postponeOutbox(db, claim, pause, error.message);
    if (outcome === 'failed') await task.giveUp?.(data);
    return outcome;
  }
}

/** Undefined where trying again does not help, or has not helped so far. */
function pauseAfter(error: PictureError | FetchError, { tries }: OutboxClaim): number | undefined {
  const pause = pauses[tries - 1];
  if (!(error instanceof FetchError) || !error.transient || pause === undefined) return undefined;
  return Math.min(longestPause, Math.max(pause, error.retryAfter ?? 0));
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
