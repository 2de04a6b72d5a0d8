// SPDX-License-Identifier: AGPL-3.0-or-later
import { updateDisplayName } from '@kga/db/accounts';

import { browserOf, deleteContent, insertStories } from './support/content.ts';
import { addMember } from './support/members.ts';
import { scriptVectors } from './support/script-vectors.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const game = 'Roll Call';

test.afterEach(({ stack }) => deleteContent(stack, game));

test('the page of a member runs nothing of what it lists, and a moderator removes the name', async ({
  page,
  stack,
  browser,
}) => {
  const accountId = await addMember(stack, { email: 'roll.writer@example.org' });
  const name = scriptVectors.join(' ');
  await stack.db
    .transaction()
    .execute((trx) => updateDisplayName(trx, accountId, { name, key: 'x' }));
  const title = `${game} of a winter`;
  const rows = [...scriptVectors, title].map((each) => ({
    title: each,
    content: each,
    gameName: game,
    accountId,
  }));
  await insertStories(stack, rows);
  await page.goto(`/members/${accountId}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);

  const moderator = await browserOf(browser, stack, {
    email: 'roll.moderator@example.org',
    role: 'moderator',
  });
  await moderator.page.goto(`/members/${accountId}`);
  await awake(moderator.page);
  await moderator.page.getByRole('button', { name: 'Remove name' }).click();
  const dialog = moderator.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('An insult');
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  const shortId = accountId.slice(0, 8);
  await expect(moderator.page.getByRole('heading', { level: 1, name: shortId })).toBeVisible();
});
