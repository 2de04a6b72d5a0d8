// SPDX-License-Identifier: AGPL-3.0-or-later
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { PictureError } from '../../platform/pictures/picture-recipe.ts';
import { newsPicture } from './fetch-picture.ts';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const sizesOf = async (bytes: Buffer) => {
  const { small, large } = await newsPicture(bytes);
  return [small, large].map((picture) => picture && [picture.width, picture.height]);
};

describe('widths', () => {
  test.each([
    ['large', [2_400, 1_350], [480, 270], [1_200, 675]],
    ['between the two', [800, 600], [480, 360], [800, 600]],
    ['as wide as the small one', [480, 270], [480, 270], undefined],
    ['small', [200, 100], [200, 100], undefined],
    ['very tall', [1_000, 5_000], [480, 600], [1_000, 1_250]],
    ['very flat', [3_000, 300], [480, 144], [1_000, 300]],
  ])('of one that is %s', async (_what, [width = 0, height = 0], small, large) => {
    expect(await sizesOf(await paint(width, height).jpeg().toBuffer())).toEqual([small, large]);
  });
});

test('keeps colours and transparency', async () => {
  const background = { r: 10, g: 120, b: 200, alpha: 0.5 };
  const given = sharp({ create: { width: 1_600, height: 900, channels: 4, background } });
  const { small, large } = await newsPicture(await given.png().toBuffer());
  for (const picture of [small, large]) {
    const [red = 0, green = 0, blue = 0, alpha] = await sharp(picture?.bytes).raw().toBuffer();
    const apart = [red - 10, green - 120, blue - 200].map((each) => Math.abs(each));
    expect(Math.max(...apart)).toBeLessThan(6);
    expect(alpha).toBe(128);
  }
});

test('is an upright WebP without location metadata', async () => {
  const bytes = await paint(900, 600)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { small, large } = await newsPicture(bytes);
  expect([small.width, small.height]).toEqual([480, 600]);
  for (const picture of [small, large]) {
    const metadata = await sharp(picture?.bytes).metadata();
    expect(metadata.format).toBe('webp');
    expect(metadata.exif).toBeUndefined();
    expect(metadata).toMatchObject({ width: picture?.width, height: picture?.height });
  }
});

test.each([
  ['a counter of visits', () => paint(1, 1).gif().toBuffer()],
  ['a bar', () => paint(600, 20).png().toBuffer()],
  ['one of 21 megapixels', () => paint(7_000, 3_000).jpeg({ quality: 10 }).toBuffer()],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', async () => Buffer.from('<!doctype html>')],
  ['half a picture', async () => (await paint(600, 400).png().toBuffer()).subarray(0, 500)],
])('%s is no picture', async (_what, make) => {
  await expect(newsPicture(await make())).rejects.toBeInstanceOf(PictureError);
});
