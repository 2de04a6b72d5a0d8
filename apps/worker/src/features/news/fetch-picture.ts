// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  deleteArticlePictures,
  updateArticlePictures,
  areArticlePicturesWanted,
} from '@kga/db/content';

import { createThrottledPublisher, publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import {
  type PictureDeps,
  runPictureJob,
  uploadPicture,
} from '../../platform/pictures/picture-job.ts';
import type { MadePicture, PictureRecipe } from '../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';

/**
 * Makes a function that fetches the picture of the article that an outbox row names. Without a
 * picture the article shows a placeholder.
 */
export function createFetchNewsPicture(deps: PictureDeps & Pick<Context, 'redis'>) {
  const { db } = deps;
  // Pictures come by the hundred, and each published change reloads every list of news.
  const throttled = createThrottledPublisher(() =>
    publishChange(deps, { topic: 'news', id: 'all' }),
  );

  return (outboxId: string) =>
    throttled((noteChange) =>
      runPictureJob(deps, {
        name: 'news.picture',
        outboxId,
        protocols: ['http:', 'https:'],
        isWanted: (wanted) => areArticlePicturesWanted(db, wanted),
        async store(article, bytes) {
          const { small, large } = await newsPicture(bytes);
          const widths = {
            small: await uploadPicture(deps, small),
            large: large && (await uploadPicture(deps, large)),
          };
          const isStored = await db
            .transaction()
            .execute((trx) => updateArticlePictures(trx, article, widths));
          if (isStored) noteChange();
          return isStored;
        },
        async giveUp(article) {
          const isDeleted = await db
            .transaction()
            .execute((trx) => deleteArticlePictures(trx, article));
          if (isDeleted) noteChange();
        },
      }),
    );
}

const recipe: PictureRecipe = {
  // Of a card and of an article page, at their largest on a high-density screen.
  widths: [480, 1_200],
  enlarge: false,
  ratio: { min: 0.3, max: 1.25 },
  // Smaller images are icons and tracking pixels.
  minSide: 64,
  // Enough for a good camera; these pictures are many and their sources untrusted.
  maxPixels: 20_000_000,
  quality: 78,
};

/**
 * Makes WebPs of both widths, never enlarged; only the small one where the picture is not wider.
 *
 * @throws PictureError
 */
export async function newsPicture(
  bytes: Buffer,
): Promise<{ small: MadePicture; large: MadePicture | undefined }> {
  const [small, large] = await readPicture(bytes, recipe);
  return { small, large };
}
