import type { NewPicture } from '@kga/db';
import sharp, { type Sharp } from 'sharp';

import { PictureError, readPicture } from '../../platform/pictures/read-picture.ts';

/** In pixels: of a card and of an article's page, both at their largest on a sharp screen. */
const widths = { small: 480, large: 1_200 } as const;

/** Smaller ones are marks and counters of visits. */
const leastSide = 64;

/** Pictures come by hundreds, from whoever; 20 megapixels are those of a good camera. */
const mostPixels = 20_000_000;

/** Height by width: what is taller or flatter is cut to its middle. */
const tallest = 1.25;
const flattest = 0.3;

type Pictures = { small: NewPicture; large: NewPicture | undefined };

/**
 * Makes WebPs of both widths, never larger than the picture is; only the small one where that is
 * as wide as it gets. @throws NoPicture
 */
export async function newsPicture(bytes: Buffer): Promise<Pictures> {
  return readPicture(bytes, bothWidths, { mostPixels });
}

async function bothWidths(picture: () => Sharp): Promise<Pictures> {
  const { autoOrient } = await picture().metadata();
  if (Math.min(autoOrient.width, autoOrient.height) < leastSide) {
    throw new PictureError('a picture too small to show');
  }
  const shape = Math.min(tallest, Math.max(flattest, autoOrient.height / autoOrient.width));
  const most = Math.min(autoOrient.width, Math.floor(autoOrient.height / shape));
  const sizeOf = (width: number) => ({ width, height: Math.round(width * shape) });
  // The picture itself is read once; both are made of what is left of it.
  const { data, info } = await picture()
    .resize({ ...sizeOf(Math.min(widths.large, most)), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not all of `info`: it says that transparent colours are weakened already, which they are not.
  const { width, height, channels } = info;
  const scaled = () => sharp(data, { raw: { width, height, channels } });
  const small = sizeOf(Math.min(widths.small, most));
  return {
    small: await written(scaled().resize({ ...small, fit: 'fill' })),
    large: width > widths.small ? await written(scaled()) : undefined,
  };
}

async function written(picture: Sharp): Promise<NewPicture> {
  const { data, info } = await picture.webp({ quality: 78 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
