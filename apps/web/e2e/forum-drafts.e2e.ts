// SPDX-License-Identifier: AGPL-3.0-or-later
import { logIn } from './support/accounts.ts';
import { addThread } from './support/content.ts';
import { password, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { begin, replies, reply, replyBox, settle } from './support/threads.ts';

test.describe('a session that is lost', () => {
  test.use({ expectedFaults: /401|404/ });

  test('takes away neither a post nor a reply that is being changed', async ({ page, stack }) => {
    await settle(stack, { email: 'lintel@example.org' });
    await signInAs(page, 'lintel@example.org');
    const post = await begin(page, 'Lintels and lost sessions');
    await reply(page, post, 'Mine, too.');
    await page.goto(`/forum/posts/${post}`);
    await awake(page);
    const own = replies(page).first();
    await own.getByRole('button', { name: /^Edit/ }).click();
    await own.getByRole('textbox', { name: 'Your reply' }).fill('Mine, and changed.');
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
    const article = page.getByRole('article');
    const title = article.getByRole('textbox', { name: 'Title' });
    await title.fill('Lintels and found sessions');

    await page.context().clearCookies();
    await article.getByRole('button', { name: 'Save' }).click();
    const back = article.getByRole('alert').getByRole('link', { name: 'Log in and continue' });
    await expect(back).toBeVisible();
    await expect(title).toHaveValue('Lintels and found sessions');
    await expect(own.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
      'Mine, and changed.',
    );
    await expectAccessible(page);
    await back.click();
    await logIn(page, 'lintel@example.org', password);
    await expect(page).toHaveURL(`/forum/posts/${post}`);

    await article.getByRole('button', { name: 'Edit' }).click();
    await expect(article.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title).toHaveValue('Lintels and found sessions');
    await article.getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveValue('Lintels and lost sessions');
    await own.getByRole('button', { name: /^Edit/ }).click();
    await expect(own.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
      'Mine, and changed.',
    );
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Mine, and changed.')).toBeVisible();
  });
});

test.describe('a change', () => {
  test.use({ expectedFaults: /409/ });

  test('never replaces another one unseen', async ({ page, stack }) => {
    await settle(stack, { email: 'mullion@example.org' });
    await signInAs(page, 'mullion@example.org');
    const post = await begin(page, 'Mullions');
    const other = await page.context().newPage();
    const article = page.getByRole('article');
    for (const each of [page, other]) {
      await each.goto(`/forum/posts/${post}`);
      await awake(each);
      await each.getByRole('article').getByRole('button', { name: 'Edit' }).click();
    }
    const content = article.getByRole('textbox', { name: 'Your post' });
    await content.fill('Written here.');
    await other.getByRole('textbox', { name: 'Title' }).fill('Mullions elsewhere');
    await other.getByRole('article').getByRole('button', { name: 'Save' }).click();
    await expect(
      other.getByRole('heading', { level: 1, name: 'Mullions elsewhere' }),
    ).toBeVisible();
    await other.close();

    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/forum/posts/*/own', async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    });
    const save = article.getByRole('button', { name: 'Save' });
    await save.click();
    await asked.promise;
    // Cannot be saved again before the other change is known.
    await expect(save).toBeDisabled({ timeout: 1 });
    answered.resolve();
    await expect(article.getByText('This has been changed somewhere else')).toBeVisible();
    await expect(content).toHaveValue('Written here.');
    await save.click();
    await expect(article.getByText('Written here.')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Mullions', exact: true }),
    ).toBeVisible();
  });
});

test('what is typed is there in another tab, in the language that was chosen', async ({
  page,
  stack,
}) => {
  const post = await addThread(stack, { title: 'Transoms', content: 'And?', replies: [] });
  await page.goto(`/forum/posts/${post}`);
  await awake(page);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await replyBox(page).fill('À suivre.');
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/forum/posts/${post}`);
  await awake(other);
  await expect(replyBox(other)).toHaveValue('À suivre.');
  await expect(other.getByRole('combobox', { name: 'Language' })).toHaveText('Français');
});

test('what came since is a press away where the newest are read, and the focus stays', async ({
  page,
  stack,
  browser,
}) => {
  await settle(stack, { email: 'corbel@example.org' });
  const content = Array.from({ length: 60 }, (_, place) => `Reply ${place + 1}`);
  const post = await addThread(stack, { title: 'Corbels', content: 'Many.', replies: content });
  await page.goto(`/forum/posts/${post}?at=newest`);
  await awake(page);
  await expect(replies(page)).toHaveCount(50);
  const first = replies(page).first();
  const id = await first.getAttribute('id');
  await page.getByRole('button', { name: 'Earlier replies' }).click();
  await expect(replies(page)).toHaveCount(60);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();

  const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await signInAs(other, 'corbel@example.org');
  await reply(other, post, 'The last word.');
  await expect(page.getByRole('button', { name: '1 new reply' })).toBeVisible();
  await page.getByRole('link', { name: 'Jump to latest' }).click();
  await expect(replies(page).filter({ hasText: 'The last word.' })).toBeFocused();
  await expect(page.getByRole('button', { name: '1 new reply' })).toBeHidden();
  // The notice is not shown again after leaving and returning.
  await page.getByRole('main').getByRole('link', { name: 'Game Cases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game Cases' })).toBeVisible();
  await page.getByRole('link', { name: 'Corbels' }).click();
  await expect(page.getByRole('heading', { name: '61 replies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'new repl' })).toBeHidden();
  await other.context().close();
});
