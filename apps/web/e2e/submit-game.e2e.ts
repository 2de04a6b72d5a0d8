// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { browserOf, insertGames } from './support/content.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const attack = '<img src=x onerror=alert(1)>';

async function fillIn(page: Page, game: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(game)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function idOf({ db }: Stack, name: string): Promise<string> {
  const game = db.selectFrom('game').select('id').where('name', '=', name);
  return (await game.executeTakeFirstOrThrow()).id;
}

const send = (page: Page) => page.getByRole('button', { name: 'Submit game' }).click();

// The page of a game that is not published answers 404, and a correction without changes 400.
test.use({ expectedFaults: /40[04]/ });

test('a guest submits games; a moderator merges one, corrects and approves the other', async ({
  page,
  stack,
  browser,
}) => {
  await insertGames(stack, [
    { name: 'Corsair Kingdoms', developer: 'Ivory Tower', publisher: null },
  ]);
  await page.goto('/archive');
  await awake(page);
  await page.getByRole('link', { name: 'Submit a Game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Submit a Game' })).toBeVisible();
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect(alert).toContainText('Please fill in the game name, developer, and shutdown date.');
  await expect(page.getByRole('textbox', { name: 'Game name' })).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, { 'Game name': 'Corsair Kingdom' });
  const offered = page.getByText('Already in the archive?').locator('..');
  await expect(offered.getByRole('link', { name: 'Corsair Kingdoms' })).toBeVisible();
  await fillIn(page, {
    Developer: 'Keel Studio',
    Publisher: `Hull ${attack}`,
    'Release date': '2021',
    'Shutdown date': '2020-01-31',
  });
  await choose(page, 'Genre', 'Strategy');
  await page.reload();
  await awake(page);
  await expect(page.getByRole('textbox', { name: 'Publisher' })).toHaveValue(`Hull ${attack}`);
  await expect(page.getByRole('combobox', { name: 'Genre' })).toContainText('Strategy');
  await send(page);
  await expect(page.getByText('Enter an existing date before the shutdown date.')).toHaveCount(2);
  await fillIn(page, { 'Release date': '2012-05' });
  await expectAccessible(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Game Submitted!' })).toBeFocused();
  await expect(
    page.getByText(
      'Thank you for helping preserve gaming history. Your submission is being reviewed.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Submit another game' }).click();
  await fillIn(page, {
    'Game name': `Halyard ${attack}`,
    Developer: 'Cleat',
    'Shutdown date': '2019',
    Description: attack,
  });
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Game Submitted!' })).toBeVisible();

  const id = await idOf(stack, `Halyard ${attack}`);
  await page.goto(`/archive/${id}`);
  await expect(page.getByText('Your submission is being reviewed')).toBeVisible();
  await expectAccessible(page);

  const { page: desk } = await browserOf(browser, stack, {
    email: 'harbour@example.org',
    role: 'moderator',
  });
  await desk.goto('/admin/moderation?kind=game');
  await awake(desk);
  const waiting = desk.getByRole('article').filter({ hasText: 'Corsair Kingdom' }).first();
  await expect(waiting.getByText('Keel Studio')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Corsair Kingdoms' })).toBeVisible();
  await expectAccessible(desk);
  await waiting.getByRole('link', { name: 'Compare, correct or merge' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Corsair Kingdom' })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Merge into this entry' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Merge into this entry' }).click();
  await expect(desk.getByText('Merged', { exact: true })).toBeVisible();
  await desk.goto(pathTo('reviewGame', { id: await idOf(stack, 'Corsair Kingdom') }));
  await awake(desk);
  await expect(desk.getByText('Merged into Corsair Kingdoms')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Undo merge' }).click();
  await expect(desk.getByText('Merge undone', { exact: true })).toBeVisible();
  await expect(desk.getByText('Waiting for a moderator')).toBeVisible();

  await desk.goto(pathTo('reviewGame', { id }));
  await awake(desk);
  await fillIn(desk, { 'Game name': 'Halyard Online' });
  await desk.getByRole('button', { name: 'Save corrections' }).click();
  await expect(desk.getByText('Corrections saved', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('The game is in the archive', { exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto('/archive?q=halyard');
    await expect(page.getByRole('link', { name: 'Halyard Online' })).toBeVisible({
      timeout: 1_000,
    });
    await page.goto('/archive?q=corsair');
    await page.getByRole('link', { name: 'Corsair Kingdoms' }).click();
    await expect(page.getByText(`Hull ${attack}`)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Suggest a correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct “Corsair Kingdoms”');
  await awake(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await fillIn(page, { Developer: `Keel ${attack}` });
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for the correction');
  await desk.goto('/admin/moderation?kind=correction');
  await awake(desk);
  await expect(desk.getByText(`Ivory Tower → Keel ${attack}`).first()).toBeVisible();
  await expectAccessible(desk);
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
  await expectAccessible(page);
  await desk.context().close();
});

test('a moderator checks whether a game shut down on the announced day', async ({
  page,
  stack,
  browser,
}) => {
  const name = `Overdue ${attack}`;
  const game = { name, shutdown_date: '2024-03-31', availability: 'announced' } as const;
  await insertGames(stack, [game]);
  const { page: desk } = await browserOf(browser, stack, {
    email: 'lighthouse@example.org',
    role: 'moderator',
  });
  await desk.goto(pathTo('moderation'));
  await awake(desk);
  await desk.getByRole('link', { name: /^Archive \(\d+ to check\)$/ }).click();
  const heading = { level: 1, name: 'Announced shutdowns to check' } as const;
  await expect(desk.getByRole('heading', heading)).toBeVisible();
  await expect(desk.getByRole('row', { name })).toContainText('31 March 2024');
  await expectAccessible(desk);
  await desk.getByRole('link', { name }).click();
  await choose(desk, 'Status', 'Shut down');
  await desk.getByRole('button', { name: 'Save corrections' }).click();
  await expect(desk.getByText('Corrections saved', { exact: true })).toBeVisible();
  await desk.goto(pathTo('gamesToCheck'));
  await awake(desk);
  await expect(desk.getByRole('heading', heading)).toBeVisible();
  await expect(desk.getByRole('link', { name })).toHaveCount(0);
  await page.goto(pathTo('gamesToCheck'));
  await expect(page.getByRole('heading', heading)).toHaveCount(0);
  await desk.context().close();
});
