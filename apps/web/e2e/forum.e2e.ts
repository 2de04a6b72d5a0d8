// SPDX-License-Identifier: AGPL-3.0-or-later
import { addThread } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { replies, replyBox } from './support/threads.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads categories, their posts and a thread', async ({ page, stack }) => {
    await addThread(stack, {
      title: 'Belvedere closes',
      content: 'First line\nSecond line\n\nhttps://example.org/notice.',
      replies: ['> First line\nThat is so.', 'And so on.'],
    });
    await page.goto('/forum');
    await page.getByRole('link', { name: 'Game Cases' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Game Cases' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search this category' }).fill('belvedere');
    await page.getByRole('searchbox', { name: 'Search this category' }).press('Enter');
    await expect(page.getByText('Showing 1 of 1 post')).toBeVisible();
    await page.getByRole('link', { name: 'Most replies' }).click();
    await expect(page).toHaveURL('/forum/categories/game-cases?q=belvedere&sort=top');
    await page.getByRole('link', { name: 'Belvedere closes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Belvedere closes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 replies' })).toBeVisible();
    const link = page.getByRole('link', { name: 'https://example.org/notice', exact: true });
    await expect(link).toHaveAttribute('rel', 'ugc nofollow');
    await expect(replies(page).first().getByText('First line', { exact: true })).toHaveRole(
      'blockquote',
    );
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new URL(page.url()).href);
  });
});

test('the landing page and the forum show the latest posts, and a view is counted', async ({
  page,
  stack,
}) => {
  await addThread(stack, { title: 'Cloister shuts down', content: 'Soon.', replies: ['Sad.'] });
  await expect
    .poll(async () => {
      await page.goto('/');
      return page.getByRole('link', { name: /Cloister shuts down.*1 reply/ }).count();
    })
    .toBe(1);
  const forum = page.getByRole('region', { name: 'Forum' });
  await expect(forum.getByRole('heading', { level: 3 })).toHaveText([
    'Legal Rights',
    'Game Cases',
    'Action Organization',
    'Cultural Protection',
  ]);
  await awake(page);
  await forum.getByRole('link', { name: 'View the forum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  await expect(page.getByText(/Last 30 days: \d+ reported, \d+ removed/)).toBeVisible();
  await expectAccessible(page);
  const thread = page.getByRole('link', { name: /Cloister shuts down/ });
  // The thread is inserted past the API, whose answer about the categories may be older.
  await expect(async () => {
    await page.reload();
    await expect(thread).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await awake(page);
  await thread.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cloister shuts down' })).toBeVisible();
  await expectAccessible(page);

  // Views count once per visitor; the worker writes them in batches.
  const views = async () => {
    const [post] = await stack.db
      .selectFrom('forum_post')
      .select('views')
      .where('title', '=', 'Cloister shuts down')
      .execute();
    return post?.views;
  };
  await expect.poll(views, { timeout: 40_000 }).toBe(1);
});

test('a moderator locks and pins a post, which takes no more replies', async ({
  page,
  stack,
  browser,
}) => {
  const post = await addThread(stack, { title: 'Hip roof rules', content: 'Please read this.' });
  await addThread(stack, { title: 'Hip roof news', content: 'Something newer.' });
  await addMember(stack, { email: 'hip@example.org', role: 'moderator' });
  await signInAs(page, 'hip@example.org');
  await page.goto(`/forum/posts/${post}`);
  const tools = page.getByRole('group', { name: 'For moderators' });
  await tools.getByRole('button', { name: 'Lock' }).click();
  await expect(tools.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await tools.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(tools.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await expectAccessible(page);

  const reader = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await expect
    .poll(async () => {
      await reader.goto(`/forum/posts/${post}`);
      return reader.getByText('This post is locked. You can’t reply any more.').count();
    })
    .toBe(1);
  await expect(replyBox(reader)).toBeHidden();
  await reader.goto('/forum/categories/game-cases?sort=newest&q=hip+roof');
  await expect(reader.getByRole('heading', { level: 3 })).toHaveText([
    'Hip roof rules',
    'Hip roof news',
  ]);
  await reader.context().close();
});
