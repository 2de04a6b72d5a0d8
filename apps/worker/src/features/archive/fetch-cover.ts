import { isCoverWanted, updateGameCover } from '@kga/db';

import { publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import { type PictureDeps, runPictureJob } from '../../platform/pictures/picture-job.ts';
import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';

const recipe: PictureRecipe = {
  // Of a game's page at its largest on a high-density screen.
  widths: [640],
  enlarge: false,
  ratio: { min: 0.4, max: 1.6 },
  // Smaller images are icons and tracking pixels.
  minSide: 64,
  maxPixels: 20_000_000,
  quality: 80,
};

/** Fetches the cover of the game that an outbox row names. */
export const fetchCover = (deps: PictureDeps & Pick<Context, 'redis'>, outboxId: string) =>
  runPictureJob(deps, {
    name: 'archive.cover',
    outboxId,
    protocols: ['https:'],
    isWanted: (wanted) => isCoverWanted(deps.db, wanted),
    async store(cover, body) {
      const [picture] = await readPicture(body, recipe);
      const isStored = await deps.db
        .transaction()
        .execute((trx) => updateGameCover(trx, cover, picture));
      if (isStored) await publishChange(deps, { topic: 'archive', id: cover.gameId });
      return isStored;
    },
  });
