// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import { claimOutbox, insertOutboxJobs, settleOutbox } from '@kga/db/core';
import {
  deleteUnusedLegalFiles,
  eraseLegalRequests,
  insertLegalDigestClaim,
  selectCounsel,
  selectUncheckedFile,
  selectWaitingLegal,
  updateLegalFile,
} from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import type { Context } from '../../../platform/context.ts';
import { inBatches } from '../../../platform/loop.ts';
import { PictureError, type PictureRecipe } from '../../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';

/** Wide enough to read a photographed letter, whole and without metadata. */
const document: PictureRecipe = {
  widths: [3_000],
  enlarge: false,
  ratio: { min: 0.01, max: 100 },
  minSide: 1,
  maxPixels: 40_000_000,
  quality: 85,
};

/** Longer than copying a picture can take. */
const leaseMs = 60_000;

/** An image that ends its process this often is refused. */
const maxTries = 3;

async function copyOf(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const [picture] = await readPicture(bytes, document);
    return picture.bytes;
  } catch (error) {
    if (error instanceof PictureError) return undefined;
    throw error;
  }
}

/** Replaces an uploaded image by a copy without metadata; refuses other files. */
export async function copyLegalFile(
  { db, log, ring }: Pick<Context, 'db' | 'log'> & { ring: KeyRing },
  outboxId: string,
): Promise<'gone' | 'ready' | 'refused'> {
  const claim = await claimOutbox(db, { id: outboxId, job: 'legal.file', leaseMs });
  if (!claim) return 'gone';
  const id = claim.payload?.fileId;
  const bytes = id === undefined ? undefined : await selectUncheckedFile(db, ring, id);
  if (id === undefined || !bytes) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  const copy = claim.tries > maxTries ? undefined : await copyOf(bytes);
  await updateLegalFile(db, ring, id, copy);
  await settleOutbox(db, claim, copy ? 'done' : 'failed', copy ? undefined : 'no image to copy');
  if (!copy) log.info({ outboxId }, 'image of a legal request refused');
  return copy ? 'ready' : 'refused';
}

/** Erases requests a year after they were closed, and files that no request has. */
export async function keepLegalRequests({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    erased: await inBatches(() => eraseLegalRequests(db)),
    files: await inBatches(() => deleteUnusedLegalFiles(db)),
  };
  log.info(done, 'legal requests purged');
  return done;
}

/** The hour of Monday, in UTC, from which the week's digest is sent. */
const digestHour = 7;

/** The Monday of a time's week, as `2026-11-23`; that of the week before until the hour. */
export function weekOf(time: Date): string {
  const start = new Date(time.getTime() - digestHour * 3_600_000);
  const sinceMonday = (start.getUTCDay() + 6) % 7;
  return new Date(start.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Requests the mails to counsel about what waits for an answer, once a week and only if something
 * does; a worker that starts later catches up. Returns the number of mails.
 */
export async function sendLegalDigest({ db, log, now }: Pick<Context, 'db' | 'log' | 'now'>) {
  const mails = await db.transaction().execute(async (trx) => {
    if (!(await insertLegalDigestClaim(trx, weekOf(now())))) return 0;
    const figures = await selectWaitingLegal(trx);
    if (figures.waiting === 0) return 0;
    const counsel = await selectCounsel(trx);
    const requested = counsel
      .filter(({ email_verified_at: verifiedAt }) => verifiedAt !== null)
      .map(({ id, email, name, language }): Mail => ({
        about: 'legal_digest',
        accountId: id,
        to: email,
        name: name ?? '',
        language,
        ...figures,
      }));
    await insertOutboxJobs(trx, 'mail.send', requested);
    return requested.length;
  });
  if (mails > 0) log.info({ mails }, 'legal digest requested');
  return mails;
}
