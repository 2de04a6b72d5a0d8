import { deleteArticlePictures, updateArticlePictures, areArticlePicturesWanted } from '@kga/db';
import type { Redis } from 'ioredis';

import { createThrottledPublisher, publishChange } from '../../platform/changes.ts';
import {
  type PictureDeps,
  type PictureOutcome,
  runPictureJob,
} from '../../platform/pictures/picture-job.ts';
import { newsPicture } from './news-picture.ts';

/**
 * Makes a function that fetches the picture of the article that an outbox row names. Without a
 * picture the article shows a placeholder.
 */
export function createFetchNewsPicture(
  deps: PictureDeps & { redis: Redis },
): (outboxId: string) => Promise<PictureOutcome> {
  const { db } = deps;
  // Pictures come by the hundred, and each published change reloads every list of news.
  const throttled = createThrottledPublisher(() =>
    publishChange(deps, { topic: 'news', id: 'all' }),
  );

  return (outboxId) =>
    throttled((noteChange) =>
      runPictureJob(deps, {
        name: 'news.picture',
        outboxId,
        protocols: ['http:', 'https:'],
        isWanted: (wanted) => areArticlePicturesWanted(db, wanted),
        async store(article, bytes) {
          const widths = await newsPicture(bytes);
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
