// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { awake, expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(async ({ stack }) => {
  await stack.standAt('2025-07-01T00:00:00Z');
});

test('the chart tells its values by pointer and keys, and saves its data', async ({ page }) => {
  await page.goto('/petition?range=7days');
  await awake(page);
  const chart = page.getByRole('region', { name: 'Signatures over time' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByText(/^This axis starts at .+, not at 0\.$/)).toBeVisible();
  const slider = chart.getByRole('slider', { name: 'Figures over time' });
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expectAccessible(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', first ?? '');
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '');
  const saved = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Save the data (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('the saved picture of the chart can be opened and is drawn', async ({ page }) => {
  await page.goto('/petition?range=7days');
  await awake(page);
  const chart = page.getByRole('region', { name: 'Signatures over time' });
  await chart.scrollIntoViewIfNeeded();
  const saved = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Save as a picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const bytes = [...(await readFile(await download.path()))];
  const picture = await page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(data)]));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    const [background] = pixels;
    return { width, height, drawn: pixels.filter((pixel) => pixel !== background).length };
  }, bytes);
  expect(picture).toMatchObject({ width: 1_200, height: 675 });
  // Lines and letters are a small part of the picture, and never all of it.
  expect(picture.drawn).toBeGreaterThan(5_000);
  expect(picture.drawn).toBeLessThan(picture.width * picture.height * 0.5);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the chart shows the values along which the finger moves', async ({ page }) => {
    await page.goto('/petition?range=7days');
    await awake(page);
    const chart = page.getByRole('region', { name: 'Signatures over time' });
    const slider = chart.getByRole('slider', { name: 'Figures over time' });
    // It is drawn once it is near.
    await chart.scrollIntoViewIfNeeded();
    await slider.scrollIntoViewIfNeeded();
    // What the chart shows beside the finger; its axis may name the same day.
    const mark = slider.locator('..');
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', share: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + share * width, y: y + height / 2 }],
      });
    /** The day and the count that the chart says, where it shows them, too. */
    const shown = async () => {
      const text = (await slider.getAttribute('aria-valuetext')) ?? '';
      for (const part of text.split(', ')) {
        await expect(mark.getByText(part, { exact: true })).toHaveCount(1);
      }
      return text;
    };
    await touch('touchStart', 0.02);
    const texts = [await shown()];
    for (const share of [0.2, 0.4, 0.6, 0.8, 0.98]) {
      await touch('touchMove', share);
      await expect(slider).not.toHaveAttribute('aria-valuetext', texts.at(-1) ?? '');
      texts.push(await shown());
    }
    expect(new Set(texts).size).toBe(6);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // What was last under the finger can be read without it.
    expect(await shown()).toBe(texts.at(-1));
  });
});
