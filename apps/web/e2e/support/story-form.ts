// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Currency } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

/** Notice that the author of a pending story sees, whatever the hold reason. */
export const waits = /^(Your story is being reviewed|We’re taking a closer look at your story)$/;

type Loss = { amount: string; currency: Currency };

/** Fills in the story form. */
export async function fillIn(page: Page, title: string, loss?: Loss): Promise<void> {
  await page.getByLabel('Game', { exact: true }).fill('The Crew');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Your story').fill(`${title}: it was there, and then it was not.`);
  if (!loss) return;
  await page.getByLabel('Amount lost').fill(loss.amount);
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: loss.currency }).click();
}

/** Submits the story form. */
export const submit = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit story' }).click();
