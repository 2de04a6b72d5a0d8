// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Narrows or widens the page until the end of the test. */
export async function setWidth(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
}

/** Asserts that nothing stands out sideways. */
export async function expectFits(): Promise<void> {
  await expect
    .poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    .toBe(0);
}
