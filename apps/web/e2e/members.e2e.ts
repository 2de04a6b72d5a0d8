// SPDX-License-Identifier: AGPL-3.0-or-later
import { updateDisplayName } from '@kga/db/accounts';

import { browserOf, deleteContent, insertStories } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { scriptVectors } from './support/script-vectors.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const game = 'Roll Call';

test.afterEach(({ stack }) => deleteContent(stack, game));

test.describe('with a name that is taken', () => {
  test.use({ expectedFaults: /409/ });

  test('a member chooses a public name with the first post', async ({ page, stack }) => {
    const holder = await addMember(stack, { email: 'roll.holder@example.org' });
    const displayName = { name: 'Quiet Harbour', key: 'quletharbour' };
    await stack.db.transaction().execute((trx) => updateDisplayName(trx, holder, displayName));
    await addMember(stack, { email: 'roll.newcomer@example.org' });
    await signInAs(page, 'roll.newcomer@example.org');
    await page.goto('/forum/new?category=game-cases');
    await awake(page);
    await page.getByLabel('Title').fill(`${game} begins`);
    await page.getByLabel('Your post').fill('Who else was there when it ended?');
    const name = page.getByLabel('Public name');
    await name.fill('quiet_harbour');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Someone already has this name/);
    await expectAccessible(page);
    await name.fill('Loud Harbour');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${game} begins` })).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByText('You', { exact: true })).toBeVisible();
    await article.getByRole('link', { name: 'Loud Harbour' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loud Harbour' })).toBeVisible();
    await expect(page.getByText('This is how others see you.')).toBeVisible();
    // The first post waits for a moderator.
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  });
});

test('a member’s page lists what is public, and moderators remove the name', async ({
  page,
  stack,
  browser,
}) => {
  const accountId = await addMember(stack, { email: 'roll.writer@example.org' });
  await stack.db
    .transaction()
    .execute((trx) => updateDisplayName(trx, accountId, { name: 'Rude Harbour', key: 'x' }));
  const title = `${game} of a winter`;
  await insertStories(stack, [{ title, content: 'It rained.', gameName: game, accountId }]);
  await page.goto(`/members/${accountId}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Rude Harbour' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Replies' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  const moderator = await browserOf(browser, stack, {
    email: 'roll.moderator@example.org',
    role: 'moderator',
  });
  await moderator.page.goto(`/members/${accountId}`);
  await awake(moderator.page);
  await moderator.page.getByRole('button', { name: 'Remove name' }).click();
  const dialog = moderator.page.getByRole('dialog');
  await expectAccessible(moderator.page);
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('An insult');
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  const shortId = accountId.slice(0, 8);
  await expect(moderator.page.getByRole('heading', { level: 1, name: shortId })).toBeVisible();
});

test('nothing that a member wrote runs on the page', async ({ page, stack }) => {
  const accountId = await addMember(stack, { email: 'roll.vectors@example.org' });
  const name = scriptVectors.join(' ');
  await stack.db
    .transaction()
    .execute((trx) => updateDisplayName(trx, accountId, { name, key: 'y' }));
  const rows = scriptVectors.map((title) => ({ title, content: title, gameName: game, accountId }));
  await insertStories(stack, rows);
  await page.goto(`/members/${accountId}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('moderators see which old names look alike, and keep or remove them', async ({
  page,
  stack,
}) => {
  const older = await addMember(stack, { email: 'roll.older@example.org' });
  const younger = await addMember(stack, { email: 'roll.younger@example.org' });
  await stack.db.transaction().execute(async (trx) => {
    await updateDisplayName(trx, older, { name: 'Calm Harbour', key: 'calm' });
    await updateDisplayName(trx, younger, { name: 'Саlm Harbour', key: 'calm#' });
    const review = { account_id: younger, reason: 'look_alike', other_id: older } as const;
    await trx.insertInto('display_name_review').values(review).execute();
  });
  await addMember(stack, { email: 'roll.checker@example.org', role: 'moderator' });
  await signInAs(page, 'roll.checker@example.org');
  await page.goto('/admin/moderation');
  await awake(page);
  const names = page.getByRole('region', { name: 'Names to check' });
  await expect(names.getByText('Looks the same as the name of an older account')).toBeVisible();
  await expect(names.getByRole('link', { name: 'Calm Harbour' })).toHaveAttribute(
    'href',
    `/members/${older}`,
  );
  await expectAccessible(page);
  await names.getByRole('button', { name: 'Keep: Саlm Harbour' }).click();
  await expect(names).toHaveCount(0);
  await expect(page.getByText('Name kept', { exact: true })).toBeVisible();
});

test('a title that shows nothing is refused in the form, which keeps it', async ({
  page,
  stack,
}) => {
  await addMember(stack, { email: 'roll.unseen@example.org' });
  await signInAs(page, 'roll.unseen@example.org');
  await page.goto('/forum/new?category=game-cases');
  await awake(page);
  const title = page.getByLabel('Title');
  await title.fill('\u3164\u3164\u3164');
  await page.getByLabel('Your post').fill('A text that can be read.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/no visible characters/);
  await expect(title).toHaveValue('\u3164\u3164\u3164');
});
