// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Narrows or widens the page, in CSS pixels, until the end of the test. */
export async function setWidth(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
}

/** Asserts that nothing stands out sideways at the present width, or at each of others; the last one stays. */
export async function expectFits(...widths: readonly number[]): Promise<void> {
  for (const width of widths.length > 0 ? widths : [innerWidth]) {
    if (width !== innerWidth) await setWidth(width);
    const { documentElement } = document;
    await expect
      .poll(() => documentElement.scrollWidth - documentElement.clientWidth, {
        message: `${location.pathname} at ${width} px`,
      })
      .toBe(0);
  }
}
