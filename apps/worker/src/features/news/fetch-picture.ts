import {
  type NewPicture,
  deleteArticlePictures,
  updateArticlePictures,
  areArticlePicturesWanted,
} from '@kga/db';
import sharp, { type Sharp } from 'sharp';

import { createThrottledPublisher, publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import { type PictureDeps, runPictureJob } from '../../platform/pictures/picture-job.ts';
import { PictureError, readPicture } from '../../platform/pictures/read-picture.ts';

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

/** Widths in pixels of a card and of an article page, at their largest on a high-density screen. */
const widths = { small: 480, large: 1_200 } as const;

/** Smaller images are icons and tracking pixels. */
const minSide = 64;

/** Enough for a good camera; these pictures are many and their sources untrusted. */
const maxPixels = 20_000_000;

/** Limits of height by width; other pictures are cropped to their middle. */
const maxRatio = 1.25;
const minRatio = 0.3;

type Pictures = { small: NewPicture; large: NewPicture | undefined };

/**
 * Makes WebPs of both widths, never enlarged; only the small one where the picture is not wider.
 *
 * @throws PictureError
 */
export async function newsPicture(bytes: Buffer): Promise<Pictures> {
  return readPicture(bytes, bothWidths, { maxPixels });
}

async function bothWidths(picture: () => Sharp): Promise<Pictures> {
  const { autoOrient } = await picture().metadata();
  if (Math.min(autoOrient.width, autoOrient.height) < minSide) {
    throw new PictureError('a picture too small to show');
  }
  const shape = Math.min(maxRatio, Math.max(minRatio, autoOrient.height / autoOrient.width));
  const most = Math.min(autoOrient.width, Math.floor(autoOrient.height / shape));
  const sizeOf = (width: number) => ({ width, height: Math.round(width * shape) });
  // The picture is decoded once; both widths are made from the resized pixels.
  const { data, info } = await picture()
    .resize({ ...sizeOf(Math.min(widths.large, most)), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not all of `info`, which wrongly says that the alpha channel is premultiplied.
  const { width, height, channels } = info;
  const scaled = () => sharp(data, { raw: { width, height, channels } });
  const small = sizeOf(Math.min(widths.small, most));
  return {
    small: await toWebp(scaled().resize({ ...small, fit: 'fill' })),
    large: width > widths.small ? await toWebp(scaled()) : undefined,
  };
}

async function toWebp(picture: Sharp): Promise<NewPicture> {
  const { data, info } = await picture.webp({ quality: 78 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
