// SPDX-License-Identifier: AGPL-3.0-or-later
import { Buffer } from 'node:buffer';

import { browserOf } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { begin, replyBox, replies } from './support/threads.ts';

/** A red picture of 32 by 32 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mM4IaBHU8QwasGoBaMWjFowasGoBaMWjFowasGoBaMWDBULAGibGD0+NDXEAAAAAElFTkSuQmCC',
  'base64',
);

test('a reply with bold words, a picture and a name is shown to readers, and reaches who is named', async ({
  page,
  stack,
  browser,
}) => {
  const named = await browserOf(browser, stack, { email: 'ashlar@example.org' });
  await stack.db
    .updateTable('account')
    .set({ display_name: 'Ashlar Mason', display_name_key: 'ashlarmason' })
    .where('email', '=', 'ashlar@example.org')
    .execute();
  await addMember(stack, { email: 'quoin@example.org', role: 'moderator' });
  await signInAs(page, 'quoin@example.org');
  const post = await begin(page, 'Quoin and the law');
  await page.goto(`/forum/posts/${post}`);
  await awake(page);

  await replyBox(page).pressSequentially('Ask @ash');
  // Each letter brings a new list, under which a mouse could miss.
  const option = page.getByRole('option', { name: 'Ashlar Mason' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(replyBox(page)).toHaveValue('Ask @Ashlar Mason ');
  await replyBox(page).pressSequentially('in **writing**.');
  await page
    .getByTestId('picture-file')
    .setInputFiles({ name: 'error.png', mimeType: 'image/png', buffer: png });
  await expect(replyBox(page)).toHaveValue(/!\[what it shows\]\(\/api\/pictures\//);
  await page.keyboard.type('the error');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: '@Ashlar Mason' })).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  const sent = replies(page).first();
  await expect(sent.getByText('writing')).toHaveCSS('font-weight', '700');

  await named.page.goto('/notifications');
  await awake(named.page);
  await named.page.getByRole('link', { name: /Quoin and the law/ }).click();
  const read = replies(named.page).first();
  const picture = read.getByRole('img', { name: 'the error' });
  // The worker copies it without metadata.
  await expect(async () => {
    await named.page.reload();
    await expect(picture).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  await expectAccessible(named.page);
  await read.getByRole('link', { name: '@Ashlar Mason' }).click();
  await expect(named.page.getByRole('heading', { level: 1, name: 'Ashlar Mason' })).toBeVisible();
  await named.page.context().close();
});
