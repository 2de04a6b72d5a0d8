// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentFeatures } from '@kga/contracts/core';
import { isContentPictureWanted, updateContentPicture } from '@kga/db/content';

import { publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import {
  type PictureDeps,
  runPictureJob,
  uploadPicture,
} from '../../platform/pictures/picture-job.ts';
import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';

const recipe: PictureRecipe = {
  // Twice the width of a column of text.
  widths: [1_360],
  enlarge: false,
  // Screenshots of phones are long.
  ratio: { min: 0.2, max: 5 },
  minSide: 16,
  maxPixels: 40_000_000,
  quality: 80,
};

/** Copies the picture of a text that an outbox row names. */
export const copyPicture = (deps: PictureDeps & Pick<Context, 'redis'>, outboxId: string) =>
  runPictureJob(deps, {
    name: 'content.picture',
    outboxId,
    protocols: ['https:'],
    isWanted: ({ pictureId }) => isContentPictureWanted(deps.db, pictureId),
    async store({ pictureId }, body) {
      const [made] = await readPicture(body, recipe);
      const picture = await uploadPicture(deps, made);
      const item = await deps.db
        .transaction()
        .execute((trx) => updateContentPicture(trx, pictureId, picture));
      if (item) {
        const { topic } = contentFeatures[item.kind];
        await publishChange(deps, { topic, id: item.id });
      }
      return item !== undefined;
    },
  });
