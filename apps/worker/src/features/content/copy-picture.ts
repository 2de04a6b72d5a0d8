// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { deleteUnmadePicture, isContentPictureWanted, updateContentPicture } from '@kga/db/content';
import { contentTypes } from '@kga/db/registry';

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

/** Announces that a text shows something else. */
async function publishItem(
  deps: Pick<Context, 'db' | 'redis' | 'log'>,
  { kind, id }: ContentRef,
): Promise<void> {
  const [item] = await contentTypes[kind].load(deps.db, [id]);
  if (item) await publishChange(deps, item.change);
}

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
      if (item) await publishItem(deps, item);
      return item !== undefined;
    },
    // Its words are shown in its place.
    async giveUp({ pictureId }) {
      const item = await deleteUnmadePicture(deps.db, pictureId);
      if (item) await publishItem(deps, item);
    },
  });
