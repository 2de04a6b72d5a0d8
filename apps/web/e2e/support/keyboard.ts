import { type Locator, type Page, expect } from 'playwright/test';

/** Presses Tab until the locator has the focus; a page has far fewer tab stops than the limit. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Looking a name up on the whole page takes longer than pressing a key.
  let element = await target.evaluateHandle((found) => found);
  const isFocused = async () => {
    // A route or a form that loads later may replace the element.
    if (!(await element.evaluate((found) => found.isConnected))) {
      element = await target.evaluateHandle((found) => found);
    }
    return element.evaluate((found) => found === document.activeElement);
  };
  for (let presses = 0; presses < 120 && !(await isFocused()); presses += 1) {
    await page.keyboard.press('Tab');
  }
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
