// SPDX-License-Identifier: AGPL-3.0-or-later
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import type { TaskLimits } from '../task-process.ts';
import type { PictureRecipe } from './picture-recipe.ts';
import { readPicture } from './read-picture.ts';

const recipe: PictureRecipe = {
  widths: [48],
  enlarge: false,
  ratio: { min: 1, max: 1 },
  minSide: 1,
  maxPixels: 40_000_000,
  quality: 80,
};

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

let fine: Buffer;
let progressive: Buffer;

beforeAll(async () => {
  fine = await paint(100, 100).png().toBuffer();
  progressive = await paint(4_000, 4_000)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
});

/** The last scan of a progressive JPEG again and again. */
function withScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array<Buffer>(count).fill(scan),
    jpeg.subarray(-2),
  ]);
}

async function expectRefusal(
  bytes: Buffer,
  reason: string,
  limits?: Partial<TaskLimits>,
): Promise<void> {
  await expect(readPicture(bytes, recipe, limits)).rejects.toThrow(reason);
}

test('a picture that nothing is cut off keeps every column', async () => {
  const whole = { ...recipe, widths: [3_000], ratio: { min: 0.01, max: 100 } };
  // 240 / (240 / 357) is less than 357 in floating point.
  for (const [width, height] of [
    [357, 240],
    [240, 357],
    [49, 1_000],
  ] as const) {
    const [copy] = await readPicture(await paint(width, height).png().toBuffer(), whole);
    expect(await sharp(copy.bytes).metadata()).toMatchObject({ width, height });
  }
});

test('refuses by its header what takes too much to decode', async () => {
  const avif = await paint(8_000, 5_000).avif({ effort: 0 }).toBuffer();
  expect(avif.byteLength).toBeLessThan(2_000);
  await expectRefusal(avif, 'too many pixels');
  await expectRefusal(await paint(5_000, 4_500).gif().toBuffer(), 'too many pixels');
  const interlaced = await paint(5_000, 4_500).png({ progressive: true }).toBuffer();
  await expectRefusal(interlaced, 'too many pixels');
});

test('refuses a JPEG of thousands of scans', async () => {
  const small = await paint(64, 64).jpeg({ progressive: true }).toBuffer();
  await expectRefusal(withScans(small, 5_000), 'too many scans');
  await expect(readPicture(withScans(small, 1), recipe)).resolves.toHaveLength(1);
});

test.each<[string, Partial<TaskLimits>, string]>([
  ['memory', { memory: 20_000_000 }, 'takes too much memory'],
  ['CPU time', { cpu: 0 }, 'takes too much CPU time'],
  ['time', { wall: 0 }, 'takes too much time'],
])(
  'a picture that exceeds its %s is given up, and the next is read',
  async (_what, limits, why) => {
    await expectRefusal(progressive, why, limits);
    const [made] = await readPicture(fine, recipe);
    expect(made).toMatchObject({ width: 48, height: 48 });
  },
);

test('pictures are read one after the other', async () => {
  const made = await Promise.all(
    [fine, progressive, fine].map((each) => readPicture(each, recipe)),
  );
  expect(made.map(([{ width }]) => width)).toEqual([48, 48, 48]);
});
