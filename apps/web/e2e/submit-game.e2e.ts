// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { browserOf } from './support/content.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, test } from './support/test.ts';

const attack = '<img src=x onerror=alert(1)>';

async function fillIn(page: Page, game: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(game)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

async function idOf({ db }: Stack, name: string): Promise<string> {
  const game = db.selectFrom('game').select('id').where('name', '=', name);
  return (await game.executeTakeFirstOrThrow()).id;
}

// The page of a game that is not published answers 404.
test.use({ expectedFaults: /404/ });

test('a guest submits a game and corrects it; a moderator approves both', async ({
  page,
  stack,
  browser,
}) => {
  await page.goto('/archive');
  await awake(page);
  await page.getByRole('link', { name: 'Submit a Game' }).click();
  await fillIn(page, {
    'Game name': `Halyard ${attack}`,
    Developer: 'Cleat',
    'Shutdown date': '2019',
  });
  await page.getByRole('button', { name: 'Submit game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game Submitted!' })).toBeVisible();
  const id = await idOf(stack, `Halyard ${attack}`);
  await page.goto(`/archive/${id}`);
  await expect(page.getByText('Your submission is being reviewed')).toBeVisible();

  const { page: desk } = await browserOf(browser, stack, {
    email: 'harbour@example.org',
    role: 'moderator',
  });
  await desk.goto(pathTo('reviewGame', { id }));
  await awake(desk);
  await fillIn(desk, { 'Game name': 'Halyard Online' });
  await desk.getByRole('button', { name: 'Save corrections' }).click();
  await expect(desk.getByText('Corrections saved', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('The game is in the archive', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto('/archive?q=halyard');
    await page.getByRole('link', { name: 'Halyard Online' }).click({ timeout: 1_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Suggest a correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct “Halyard Online”');
  await awake(page);
  await fillIn(page, { Developer: `Keel ${attack}` });
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for the correction');
  await desk.goto('/admin/moderation?kind=correction');
  await expect(desk.getByText(`Cleat → Keel ${attack}`).first()).toBeVisible();
  await desk
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Back to the game' }).first().click();
  await expect(async () => {
    await page.reload();
    const history = page.getByRole('region', { name: 'History of this entry' });
    await expect(history.getByText(`Keel ${attack}`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await desk.context().close();
});
