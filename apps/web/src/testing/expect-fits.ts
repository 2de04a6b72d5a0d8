// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Sets the size of the window, in CSS pixels, until the end of the test. */
export async function setWidth(width: number, height = 800): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
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
