// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { registerGuest } from '@kga/contracts/accounts';
import type axe from 'axe-core';
import { type ConsoleMessage, type Page, test as base, expect } from 'playwright/test';

import {
  describeViolations,
  finalColours,
  iconsWithoutTooltip,
  rulesOfColour,
  standards,
} from '../../src/testing/axe-rules.ts';
import { expectNothingPersonal } from './log-privacy.ts';
import { type Stack, startStack } from './stack.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Fault = { text: string; url?: string };

type Fixtures = {
  /** Console errors and uncaught errors of the page, with the URL that they concern. */
  faults: Fault[];
};

let visitors = 0;

/**
 * Leaving a page before its guest cookie arrives makes the next page register another guest,
 * which is intended; the console still logs the rejected request.
 */
function isTakenGuest(message: ConsoleMessage): boolean {
  return message.location().url.endsWith(registerGuest.url) && message.text().includes('409');
}

/** Declares errors that a test causes on purpose. */
type Options = { expectedFaults: RegExp | undefined };

/**
 * Playwright's test with the product running. A test fails when the page logs an
 * unexpected error, such as a hydration mismatch or a CSP violation.
 */
export const test = base.extend<Fixtures & Options, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
      expectNothingPersonal(stack.log());
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.origin),
  // Each test uses its own network address, to stay below the sign-in rate limit.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
  extraHTTPHeaders: async ({}, provide) => {
    visitors += 1;
    await provide({ 'x-forwarded-for': `198.51.100.${visitors % 256}` });
  },
  expectedFaults: [undefined, { option: true }],
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults: Fault[] = [];
      page.on('pageerror', (error) => faults.push({ text: `${error}` }));
      page.on('console', (message) => {
        if (message.type() !== 'error' || isTakenGuest(message)) return;
        faults.push({ text: message.text(), url: message.location().url });
      });
      await use(faults);
      expect(faults.filter(({ text }) => !expectedFaults?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the app is hydrated. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.kgaAwake === true);
}

/** Resolves after the next paint. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

/**
 * Asserts that axe finds no violation of WCAG 2.2 AA, and that no tooltip is missing, once the page has
 * loaded: until then it shows a spinner in place of its heading. Colours are checked in both themes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  expect(await page.evaluate(iconsWithoutTooltip), `tooltips of ${page.url()}`).toEqual([]);
  await page.addStyleTag({ content: finalColours });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    const runOnly = colorScheme === 'light' ? standards : rulesOfColour;
    const violations = await violationsOf(page, { runOnly });
    expect(violations, `${colorScheme} theme of ${page.url()}`).toEqual([]);
  }
}

/** Half the size of `axe.source`, which Chromium would parse in each document. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs axe, which is injected once for each document; there are no frames. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (run) => {
    // Describing what passes takes longer than testing it.
    const result = await window.axe.run(document, { ...run, resultTypes: ['violations'] });
    return result.violations;
  }, options);
  return describeViolations(violations);
}

/** Asserts that nothing stands out sideways at any of the widths, in CSS pixels; the last one stays. */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(sideways, { message: `${page.url()} at ${width} px` }).toBe(0);
  }
}

/** The signature total as the page shows it, as a number. */
export async function shownTotal(page: Page): Promise<number> {
  const text = await page.getByTestId('signature-count').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}
