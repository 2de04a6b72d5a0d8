import { readPicture } from './read-picture.ts';

/** Side of a picture, in pixels: twice its largest size on a screen. */
export const pictureSide = 192;

/** Makes a square WebP of a picture's middle. @throws NoPicture */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  return readPicture(bytes, (picture) =>
    picture().resize(pictureSide, pictureSide, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
  );
}
