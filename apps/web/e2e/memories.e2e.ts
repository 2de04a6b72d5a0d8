// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { browserOf, insertGames } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';
import { approve, idOf, typeAndReload } from './support/threads.ts';

const memoriesOf = (id: string) => pathTo('archiveMemories', { id });
const list = (page: Page) => page.getByRole('region', { name: 'Memories', exact: true });
const memories = (page: Page) => list(page).locator('li[id^="memory-"]');
const box = (page: Page) => page.getByRole('textbox', { name: 'Your memory' }).first();
const waitingOf = (page: Page) =>
  page.getByRole('region', { name: 'Your memories awaiting review' });

test('a guest’s memory waits, is changed and deleted, and shows once approved', async ({
  page,
  stack,
  browser,
}) => {
  const [id = ''] = await insertGames(stack, [{ name: 'Bowsprit Online' }]);
  await page.goto(`/archive/${id}`);
  await awake(page);
  await expect(page.getByText('No one has shared a memory of this game yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Share a memory' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memories of Bowsprit Online');
  await typeAndReload(page, box, 'We sailed around the cape every Friday.');
  await page.getByRole('button', { name: 'Share memory' }).click();
  const waiting = waitingOf(page);
  await expect(waiting.getByText('Waiting for a moderator')).toBeVisible();

  await waiting.getByRole('button', { name: 'Edit' }).click();
  const editor = waiting.getByRole('textbox', { name: 'Your memory' });
  await editor.fill('We sailed around the cape every Sunday. <img src=x onerror=ran=1>');
  await waiting.getByRole('button', { name: 'Save' }).click();
  await expect(waiting.getByText('every Sunday')).toBeVisible();

  const memory = await idOf(waiting.getByRole('listitem'));
  const moderator = await browserOf(browser, stack, {
    email: 'bowsprit.moderator@example.org',
    role: 'moderator',
  });
  await approve(moderator.page, 'memory', memory);
  await moderator.page.context().close();
  await expect(async () => {
    await page.goto(memoriesOf(id));
    await expect(memories(page)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(memories(page).getByText('You', { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(memories(page).getByText('<img src=x onerror=ran=1>')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await memories(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(memories(page)).toHaveCount(0);
});
