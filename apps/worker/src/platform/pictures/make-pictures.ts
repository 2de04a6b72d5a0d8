// SPDX-License-Identifier: AGPL-3.0-or-later
import sharp, { type Metadata, type Sharp } from 'sharp';

import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

/**
 * Most pixels by how a format is decoded. Decoding AVIF takes 18 bytes a pixel; interlaced PNG,
 * progressive JPEG and GIF take up to 6, because they are decoded as a whole; the others are
 * decoded line by line or at a smaller scale.
 */
const maxPixels = { avif: 8_500_000, whole: 20_000_000, lines: 40_000_000 } as const;

/** Frames of an animation, of which the first is used, but all are indexed. */
const maxFrames = 1_000;

/** Scans of a progressive JPEG: cameras and encoders write 10, and each costs as much as a picture. */
const maxScans = 100;

const ascii = (text: string) => Buffer.from(text, 'latin1');

type Signature = readonly [offset: number, bytes: Buffer];

/** The first bytes of the accepted formats. SVG is not accepted, because it can hold scripts. */
const signatures: readonly (readonly Signature[])[] = [
  [[0, Buffer.from([0xff, 0xd8, 0xff])]],
  [[0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]],
  [[0, ascii('GIF87a')]],
  [[0, ascii('GIF89a')]],
  [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
  [[4, ascii('ftypavif')]],
  [[4, ascii('ftypavis')]],
];

// Decoders of all other formats are blocked, whatever a file's signature says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an untrusted picture: its first frame, upright, without metadata such as camera, place or
 * author. Runs in a process of its own, see `read-picture.ts`.
 *
 * @returns a WebP for each width, narrowest first; at least one
 * @throws PictureError
 */
export async function makePictures(bytes: Buffer, recipe: PictureRecipe): Promise<MadePicture[]> {
  if (!signatures.some((signature) => signature.every((part) => holds(bytes, part)))) {
    throw new PictureError('no picture of a known kind');
  }
  if (countScans(bytes) > maxScans) throw new PictureError('a picture of too many scans');
  try {
    return await makeWidths(bytes, recipe);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError('a picture that cannot be read', { cause });
  }
}

async function makeWidths(bytes: Buffer, recipe: PictureRecipe): Promise<MadePicture[]> {
  const picture = sharp(bytes, { limitInputPixels: recipe.maxPixels, failOn: 'truncated' });
  const metadata = await picture.metadata();
  checkHeader(metadata);
  const { width, height } = metadata.autoOrient;
  if (Math.min(width, height) < recipe.minSide) {
    throw new PictureError('a picture too small to show');
  }
  const ratio = Math.min(recipe.ratio.max, Math.max(recipe.ratio.min, height / width));
  // Only what is cut at its sides becomes narrower; rounding must not take a column of the others.
  const uncut = ratio > height / width ? Math.floor(height / ratio) : width;
  const widest = recipe.enlarge ? Infinity : uncut;
  const sizes = recipe.widths
    .filter((_width, index) => widest > (recipe.widths[index - 1] ?? 0))
    .map((each) => Math.min(each, widest))
    .map((each) => ({ width: each, height: Math.round(each * ratio) }));
  // The picture is decoded once; all widths are made from the resized pixels.
  const { data, info } = await picture
    .autoOrient()
    .resize({ ...sizes.at(-1), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not all of `info`, which wrongly says that the alpha channel is premultiplied.
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: MadePicture[] = [];
  for (const size of sizes) {
    made.push(await toWebp(sharp(data, { raw }).resize({ ...size, fit: 'fill' }), recipe));
  }
  return made;
}

/** Refuses what would take too much memory or time, before any pixel is decoded. */
function checkHeader(metadata: Metadata): void {
  const { format, width, height, isProgressive, pages = 1 } = metadata;
  const isWhole = format === 'gif' || isProgressive;
  const pixels = format === 'heif' ? maxPixels.avif : maxPixels[isWhole ? 'whole' : 'lines'];
  if (width * height > pixels) throw new PictureError('a picture of too many pixels');
  if (pages > maxFrames) throw new PictureError('an animation of too many frames');
}

async function toWebp(picture: Sharp, { quality }: PictureRecipe): Promise<MadePicture> {
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function holds(bytes: Buffer, [offset, part]: Signature): boolean {
  return bytes.subarray(offset, offset + part.length).equals(part);
}

/** Counts the start-of-scan markers of a JPEG; in its compressed data, 0xff is never followed by 0xda. */
function countScans(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 1;
  const marker = Buffer.from([0xff, 0xda]);
  let scans = 0;
  for (let at = bytes.indexOf(marker); at !== -1; at = bytes.indexOf(marker, at + 2)) scans += 1;
  return scans;
}
