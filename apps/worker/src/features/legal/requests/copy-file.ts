// SPDX-License-Identifier: AGPL-3.0-or-later
import { claimOutbox, settleOutbox } from '@kga/db/core';
import { selectUncheckedFile, updateLegalFile } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import type { Context } from '../../../platform/context.ts';
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
