// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { markImage } from './mark.ts';

const icon = join(import.meta.dirname, '../../../../../web/public/icon-512.png');

test('the mark is the icon of the site, small enough for every mail', async () => {
  const { content, size } = markImage;
  expect(content.length).toBeLessThanOrEqual(2_048);
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'png',
    width: 2 * size,
    height: 2 * size,
    hasAlpha: true,
  });
  const pixelsOf = (image: ReturnType<typeof sharp>) => image.ensureAlpha().raw().toBuffer();
  const drawn = await pixelsOf(sharp(content));
  const wanted = await pixelsOf(sharp(icon).resize(2 * size));
  const offsets = drawn.map((value, at) => Math.abs(value - (wanted[at] ?? 0)));
  expect(offsets.reduce((sum, offset) => sum + offset, 0) / drawn.length).toBeLessThan(4);
});
