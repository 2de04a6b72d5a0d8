// SPDX-License-Identifier: AGPL-3.0-or-later
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { PictureError } from '../../../platform/pictures/picture-recipe.ts';
import { pictureSide, squarePicture } from './fetch-picture.ts';

const red = { r: 255, g: 0, b: 0 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

describe('accepted pictures', () => {
  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s', async (format) => {
    const given = await plain(300, 100).toFormat(format).toBuffer();
    const made = await sharp(await squarePicture(given)).metadata();
    expect(made).toMatchObject({ format: 'webp', width: pictureSide, height: pictureSide });
  });

  test('the smallest picture', async () => {
    const made = await sharp(await squarePicture(await plain(1, 1).png().toBuffer())).metadata();
    expect([made.width, made.height]).toEqual([pictureSide, pictureSide]);
  });

  test('the first frame of an animation', async () => {
    const frames = [await plain(20, 20).png().toBuffer(), await plain(20, 20).png().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { pages } = await sharp(await squarePicture(moving)).metadata();
    expect(pages ?? 1).toBe(1);
  });
});

test('rotates a picture upright and strips its metadata', async () => {
  const exif = { IFD0: { Artist: 'Somebody', Copyright: 'Somewhere' } };
  const stripes = await plain(200, 100)
    .extend({ bottom: 100, background: { r: 0, g: 0, b: 255 } })
    .withExif(exif)
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const made = await squarePicture(stripes);
  const { exif: left, icc, orientation } = await sharp(made).metadata();
  expect([left, icc, orientation]).toEqual([undefined, undefined, undefined]);
  expect(made.includes('Somebody')).toBe(false);
  const top = await sharp(made).extract({ left: 96, top: 8, width: 1, height: 1 }).raw().toBuffer();
  expect(top[2]).toBeGreaterThan(200);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';

/** A PNG's head that promises so many pixels. */
async function promising(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function noisy(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 200, height: 200, channels: 3, background: red, noise } })
    .jpeg()
    .toBuffer();
}

describe('refused pictures', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['HTML', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['SVG', () => Buffer.from(svg)],
    ['SVG with a head of XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n')],
    ['SVG behind the beginning of a GIF', () => Buffer.from(`GIF89a${svg}`)],
    ['a beginning alone', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a picture cut short', async () => (await noisy()).subarray(0, 4_000)],
    ['a picture larger than memory', () => plain(8_000, 8_000).png().toBuffer()],
    ['a false promise of size', () => promising(60_000, 60_000)],
  ])('%s', async (_what, make) => {
    await expect(squarePicture(await make())).rejects.toBeInstanceOf(PictureError);
  });
});
