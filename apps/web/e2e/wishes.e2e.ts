// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Locator, Page } from 'playwright/test';

import { insertGames } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';

// A game that has no thread yet answers so.
test.use({ viewport: { width: 390, height: 844 }, expectedFaults: /status of 404/ });

/** Counts what a visitor does: every press, and every field that is filled in. */
function countActions() {
  let actions = 0;
  return {
    press: async (target: Locator) => {
      actions += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      actions += 1;
      await target.fill(text);
    },
    count: () => actions,
  };
}

/** Fills in what a letter still needs, and writes it. */
async function writeLetter(page: Page, visitor: ReturnType<typeof countActions>) {
  await expect(page.getByRole('heading', { level: 1, name: 'Write a letter' })).toBeVisible();
  await awake(page);
  await visitor.fill(page.getByRole('textbox', { name: 'Seller', exact: true }), 'A shop');
  await visitor.fill(page.getByRole('textbox', { name: 'Your name', exact: true }), 'Ada Example');
  await visitor.press(page.getByRole('button', { name: 'Write letter' }));
}

test('a visitor whose game ends gets an answer with one press, and a letter with five actions', async ({
  page,
  stack,
}) => {
  const name = 'Ends Next';
  const shutdown_date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await insertGames(stack, [{ name, shutdown_date, availability: 'announced' }]);
  const visitor = countActions();
  const game = page.getByRole('link', { name }).first();
  // The landing page is cached, and renewed after the first visit.
  await expect(async () => {
    await page.goto('/');
    await expect(game).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await awake(page);
  await visitor.press(game);
  await expect(page.getByText('20 days left')).toBeVisible();
  await visitor.press(page.getByRole('link', { name: 'Write to the publisher' }));
  await writeLetter(page, visitor);
  await expect(page.getByText(name).first()).toBeVisible();
  expect(visitor.count()).toBe(5);
});

test('a visitor who wants money back finds the letter with three actions, and has it with six', async ({
  page,
  stack,
}) => {
  const name = 'Halyard Racing';
  await insertGames(stack, [{ name }]);
  const visitor = countActions();
  await page.goto('/');
  await awake(page);
  await visitor.press(page.getByRole('link', { name: 'Search', exact: true }).first());
  const box = page.getByRole('combobox', { name: 'Search this site' });
  await expect(box).toBeFocused();
  await visitor.fill(box, `${name} refund`);
  await visitor.press(page.getByRole('option', { name: `Ask for your money back ${name}` }));
  expect(visitor.count()).toBe(3);
  await writeLetter(page, visitor);
  await expect(page.getByText(name).first()).toBeVisible();
  expect(visitor.count()).toBe(6);
});
