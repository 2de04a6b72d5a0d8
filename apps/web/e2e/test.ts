import { AxeBuilder } from '@axe-core/playwright';
import { registerGuest } from '@kga/contracts';
import { type ConsoleMessage, type Page, test as base, expect } from 'playwright/test';

import { expectNothingPersonal } from './nothing-personal.ts';
import { type Stack, startStack } from './stack.ts';

type Fixtures = {
  /** Everything that the page wrote to the console as an error, and every error it threw. */
  faults: string[];
};

let visitors = 0;

/**
 * A page that is left before its guest's cookie has come makes the next one another guest, which
 * is meant; the console tells of the refusal all the same.
 */
function isTakenGuest(message: ConsoleMessage): boolean {
  return message.location().url.endsWith(registerGuest.url) && message.text().includes('409');
}

/** Errors that a test means to cause say so by this. */
type Options = { expectedFaults: RegExp | undefined };

/**
 * Playwright's test with the product running behind it. A test fails when the page writes an
 * error that it did not expect, a hydration mismatch or a violated policy among them.
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
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.origin),
  // Each test comes from an address of its own, because many sign-ins from one are slowed down.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
  extraHTTPHeaders: async ({}, provide) => {
    visitors += 1;
    await provide({ 'x-forwarded-for': `198.51.100.${visitors % 256}` });
  },
  expectedFaults: [undefined, { option: true }],
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`${error}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isTakenGuest(message)) faults.push(message.text());
      });
      await use(faults);
      expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the app answers presses by itself. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.kgaAwake === true);
}

/** Resolves once what has changed so far is on the screen. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a theme can break; all others look at what both have in common. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 AA, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is not laid out yet keeps the colours of the theme before.
  await page.addStyleTag({ content: '.offscreen { content-visibility: visible !important }' });
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no colour is caught on its way from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await painted(page);
    // There are no frames, so that nothing has to be put together in a page of its own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'light') axe.withTags(standards);
    else axe.withRules(rulesOfColour);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found, `${colorScheme} theme of ${page.url()}`).toEqual([]);
  }
}

/** The signature total as the page shows it, as a number. */
export async function shownTotal(page: Page): Promise<number> {
  const text = await page.getByTestId('signature-count').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}
