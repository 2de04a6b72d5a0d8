import { newsPictureJob } from '@kga/contracts';
import { deleteArticlePictures, updateArticlePictures, areArticlePicturesWanted } from '@kga/db';
import type { Redis } from 'ioredis';

import { publishChange } from '../../platform/publish-change.ts';
import { createThrottledPublisher } from '../../platform/throttled-publisher.ts';
import { type PictureDeps, type PictureOutcome, runPictureTask } from '../pictures/picture-job.ts';
import { newsPicture } from './news-picture.ts';

/**
 * Makes a function that fetches the picture of an article, by its row of the outbox. Without one it
 * shows a placeholder.
 */
export function createFetchNewsPicture(
  deps: PictureDeps & { redis: Redis },
): (outboxId: string) => Promise<PictureOutcome> {
  const { db } = deps;
  // Pictures come by hundreds, and each telling has every list of news read anew.
  const tellTogether = createThrottledPublisher(() =>
    publishChange(deps, { topic: 'news', id: 'all' }),
  );

  return (outboxId) =>
    tellTogether((note) =>
      runPictureTask(deps, {
        outboxId,
        job: 'news.picture',
        payload: newsPictureJob,
        protocols: ['http:', 'https:'],
        isWanted: (wanted) => areArticlePicturesWanted(db, wanted),
        async keep(article, bytes) {
          const widths = await newsPicture(bytes);
          const isKept = await db
            .transaction()
            .execute((trx) => updateArticlePictures(trx, article, widths));
          if (isKept) note();
          return isKept;
        },
        async giveUp(article) {
          const isGone = await db
            .transaction()
            .execute((trx) => deleteArticlePictures(trx, article));
          if (isGone) note();
        },
      }),
    );
}
