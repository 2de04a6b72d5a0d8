// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Locator, type Page, expect } from 'playwright/test';

/**
 * How many tab stops there are before an element, from the one with the focus on. Of radio buttons, which
 * are one stop for each group, none is counted: passing the element would cost another round.
 */
function countStopsBefore(target: Element): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
  const { activeElement } = document;
  const isBehindFocus = (stop: Element) =>
    activeElement === null ||
    (activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isBeforeTarget = (stop: Element) =>
    (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const behind = stops.filter(isBehindFocus);
  const before = stops.filter(isBeforeTarget);
  return isBehindFocus(target)
    ? behind.filter((stop) => isBeforeTarget(stop)).length
    : behind.length + before.length;
}

/** Presses Tab until the locator has the focus; a page has far fewer tab stops than the limit. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Looking a name up on the whole page takes longer than pressing a key.
  let element = await target.evaluateHandle((found) => found);
  const isFocused = async () => {
    const state = await element.evaluate((found) =>
      found.isConnected ? found === document.activeElement : 'gone',
    );
    if (state !== 'gone') return state;
    // A route or a form that loads later may replace the element.
    element = await target.evaluateHandle((found) => found);
    return element.evaluate((found) => found === document.activeElement);
  };
  if (await isFocused()) return;
  let presses = 0;
  // Asking after each of them takes longer than pressing it.
  for (const stops = await element.evaluate(countStopsBefore); presses < stops; presses += 1) {
    await page.keyboard.press('Tab');
  }
  for (; presses < 250 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Tabs to a control and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a labelled field and types. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}
