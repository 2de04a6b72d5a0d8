// SPDX-License-Identifier: AGPL-3.0-or-later
import { updateProfilePicture, isPictureWanted } from '@kga/db/content';

import {
  type PictureDeps,
  runPictureJob,
  uploadPicture,
} from '../../../platform/pictures/picture-job.ts';
import type { PictureRecipe } from '../../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../../platform/pictures/read-picture.ts';

/** Side of a profile picture in pixels, twice its largest size on a screen. */
export const pictureSide = 192;

/** Fetches the profile picture that an outbox row names. */
export async function fetchProfilePicture(deps: PictureDeps, outboxId: string) {
  return runPictureJob(deps, {
    name: 'profile.picture',
    outboxId,
    protocols: ['https:'],
    isWanted: (wanted) => isPictureWanted(deps.db, wanted),
    async store({ accountId, source }, body) {
      const bytes = await squarePicture(body);
      const made = await uploadPicture(deps, { bytes, width: pictureSide, height: pictureSide });
      const picture = { accountId, source, ...made };
      const id = await deps.db.transaction().execute((trx) => updateProfilePicture(trx, picture));
      return id !== undefined;
    },
  });
}

const square: PictureRecipe = {
  widths: [pictureSide],
  enlarge: true,
  ratio: { min: 1, max: 1 },
  minSide: 1,
  maxPixels: 40_000_000,
  quality: 80,
};

/** Makes a square WebP of the middle of a picture. @throws PictureError */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  const [picture] = await readPicture(bytes, square);
  return picture.bytes;
}
