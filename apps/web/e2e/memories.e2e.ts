// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { browserOf, insertGames, insertMemories } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { scriptVectors } from './support/script-vectors.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
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
  await page.getByRole('link', { name: 'Share a memory' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memories of Bowsprit Online');
  await expect(page.getByText('You’re writing as a guest.')).toBeVisible();
  await page.getByRole('button', { name: 'Share memory' }).click();
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await typeAndReload(page, box, 'We sailed around the cape every Friday.');
  await page.getByRole('textbox', { name: 'Years played' }).fill('2019 – 2014');
  await page.getByRole('button', { name: 'Share memory' }).click();
  await expect(page.getByText('Enter one year or a range').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Years played' }).fill('2014 – 2019');
  await page.getByRole('button', { name: 'Share memory' }).click();
  const waiting = waitingOf(page);
  await expect(waiting.getByText('Waiting for a moderator')).toBeVisible();
  await expect(waiting.getByText('Played 2014–2019')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expectAccessible(page);

  await waiting.getByRole('button', { name: 'Edit' }).click();
  const editor = waiting.getByRole('textbox', { name: 'Your memory' });
  await expect(editor).toBeFocused();
  await editor.fill('We sailed around the cape every Sunday.');
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
  await memories(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(memories(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Memories', exact: true })).toBeFocused();
});

test('a member finds a memory helpful, reports another one, and sorts by what helped', async ({
  page,
  stack,
}) => {
  const [id = ''] = await insertGames(stack, [{ name: 'Capstan' }]);
  const [older = '', newer = ''] = await insertMemories(stack, id, [
    'The older one.',
    'The newer one.',
  ]);
  await addMember(stack, { email: 'capstan@example.org' });
  await signInAs(page, 'capstan@example.org');
  await page.goto(`/archive/${id}`);
  await expect(page.getByRole('heading', { name: '2 memories' })).toBeVisible();
  await page.goto(memoriesOf(id));
  await awake(page);
  await expect(memories(page)).toHaveCount(2);
  await expect(memories(page).first()).toHaveId(`memory-${newer}`);
  const helpful = page.locator(`#memory-${older}`).getByRole('button', { name: /Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page
    .locator(`#memory-${newer}`)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this memory' });
  await dialog.getByRole('radio', { name: /Spam/ }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for the report').first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${memoriesOf(id)}?sort=helpful`);
    await expect(memories(page).first()).toHaveId(`memory-${older}`, { timeout: 1_000 });
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what was made to run scripts is text', async ({ page, stack }) => {
    const [id = ''] = await insertGames(stack, [{ name: 'Eyebolt <img src=x onerror=alert(1)>' }]);
    await insertMemories(stack, id, scriptVectors.slice(0, 20));
    await page.goto(memoriesOf(id));
    await expect(memories(page)).toHaveCount(20);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    expect(await list(page).locator('script, img, iframe, svg[onload], [onerror]').count()).toBe(0);
  });
});

test.describe('with script', () => {
  test('nothing that people wrote runs', async ({ page, stack }) => {
    const [id = ''] = await insertGames(stack, [{ name: 'Fairlead' }]);
    await insertMemories(stack, id, scriptVectors);
    for (const path of [memoriesOf(id), `/archive/${id}`]) {
      await page.goto(path);
      await awake(page);
      expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    }
  });
});
