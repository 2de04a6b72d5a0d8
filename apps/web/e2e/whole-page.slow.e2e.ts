// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import type { BrowserContext, Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { insertGames, insertStories } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';

/** Most rows of a picture without anything on them, in CSS pixels. */
const blankMax = 400;

const widths = [390, 1440] as const;

/** Scrolling must not have laid out what comes near: the page lays out everything when idle. */
async function untilLaidOut(page: Page): Promise<void> {
  await awake(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
}

/** The highest band of one colour from edge to edge, as its first row and its height. */
async function highestBlank(context: BrowserContext, png: Buffer) {
  const reader = await context.newPage();
  const found = await reader.evaluate(async (base64) => {
    const picture = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(picture, 0, 0);
    let [start, best] = [0, { top: 0, height: 0 }];
    let before: number | undefined;
    for (let y = 0; y < height; y += 1) {
      const pixels = new Uint32Array(canvas.getImageData(0, y, width, 1).data.buffer);
      const [first] = pixels;
      const isBlank = pixels.every((pixel) => pixel === first);
      if (!isBlank || first !== before) start = y;
      before = isBlank ? first : undefined;
      if (isBlank && y - start + 1 > best.height) best = { top: start, height: y - start + 1 };
    }
    return { ...best, page: height };
  }, png.toString('base64'));
  await reader.close();
  return found;
}

for (const path of [routes.home, routes.petition, routes.archive]) {
  for (const width of widths) {
    test(`a picture of the whole page ${path} at ${width} px has no hole, and End reaches its end`, async ({
      page,
      context,
      stack,
    }) => {
      await insertGames(
        stack,
        Array.from({ length: 24 }, (_, at) => ({ name: `Topsail ${path} ${width} ${at}` })),
      );
      await insertStories(stack, [
        { title: `Topsail ${path} ${width}`, content: 'It was there, and then it was not.' },
      ]);
      await addArticles(stack, [{ title: `Topsail ${path} ${width}` }]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await untilLaidOut(page);

      await page.keyboard.press('End');
      const below = () =>
        page.evaluate(
          () => document.documentElement.scrollHeight - Math.ceil(scrollY) - innerHeight,
        );
      await expect.poll(below).toBeLessThanOrEqual(1);
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      const blank = await highestBlank(context, await page.screenshot({ fullPage: true }));
      test.info().annotations.push({ type: 'blank', description: JSON.stringify(blank) });
      expect(blank.height).toBeLessThanOrEqual(blankMax);
    });
  }
}
