// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Puts the focus before everything else; the browser would go on where the test before left it. */
export function focusStart(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Presses Tab until the locator has the focus; a page has far fewer tab stops than the limit. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let left = 150; left > 0 && target.element() !== document.activeElement; left -= 1) {
    await userEvent.tab();
  }
  await expect.element(target).toHaveFocus();
}

/** Tabs to a control and presses Enter. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard('{Enter}');
}

/** Tabs to a labelled field and types. */
export async function type(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabelText(label, { exact: true }));
  await userEvent.keyboard(text);
}
