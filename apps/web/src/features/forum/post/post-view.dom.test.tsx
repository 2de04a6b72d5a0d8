// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  forumHandlers,
  forumPost,
  own,
  ownPost,
  replyOf,
  threadApi,
} from '../testing/forum-api.ts';

const path = `/forum/posts/${forumPost.id}`;
const member = { ...user, displayName: 'Ada' };
const post = { ...forumPost, author: own, title: 'Lintels and lost sessions' };
const article = page.getByRole('article');
const title = article.getByRole('textbox', { name: 'Title' });
const content = article.getByRole('textbox', { name: 'Your post' });
const edit = article.getByRole('button', { name: 'Edit' });
const save = article.getByRole('button', { name: 'Save' });

test('A session that ended loses neither the text of a post nor of a reply', async () => {
  const api = threadApi(post, [replyOf(1, 'Mine, too.', own)]);
  const ended = () => refusal('not_signed_in');
  const { api: mock, reload } = await renderApp(path, { user: member, api });
  const reply = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ada' });
  const replyText = page.getByRole('listitem').getByRole('textbox', { name: 'Your reply' });
  await reply.getByRole('button', { name: /^Edit/ }).click();
  await replyText.fill('Mine, and changed.');
  await edit.click();
  await title.fill('Lintels and found sessions');
  mock.use({ updatePost: ended, getUser: ended });
  await save.click();
  const back = article.getByRole('alert').getByRole('link', { name: 'Log in and continue' });
  await expect.element(back).toBeVisible();
  await expect.element(title).toHaveValue('Lintels and found sessions');
  await expect.element(replyText).toHaveValue('Mine, and changed.');
  await expectAccessible();

  mock.use({ ...api, getUser: () => member });
  await reload(path);
  await edit.click();
  await expect.element(article.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(title).toHaveValue('Lintels and found sessions');
  await article.getByRole('button', { name: 'Discard' }).click();
  await expect.element(title).toHaveValue('Lintels and lost sessions');
  await reply.getByRole('button', { name: /^Edit/ }).click();
  await expect.element(replyText).toHaveValue('Mine, and changed.');
});

test('A change never replaces one from elsewhere unseen', async () => {
  const newest = Promise.withResolvers<number>();
  let revision = 1;
  const { api } = await renderApp(path, {
    user: member,
    api: {
      ...threadApi(post),
      updatePost: ({ body }) => {
        if (body.revision !== revision) return refusal('conflict');
        return { ...ownPost(post), content: body.content ?? '', revision: revision + 1 };
      },
    },
  });
  await edit.click();
  await content.fill('Written here.');
  revision = 2;
  api.use({ getOwnPost: async () => ({ ...ownPost(post), revision: await newest.promise }) });
  await save.click();
  await expect.poll(() => api.calls('updatePost').length).toBe(1);
  // The change cannot be saved before the other one is known.
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  newest.resolve(2);
  await expect.element(article.getByText('This has been changed somewhere else')).toBeVisible();
  await expect.element(content).toHaveValue('Written here.');
  await save.click();
  await expect.element(article.getByText('Written here.')).toBeVisible();
  expect(api.calls('updatePost').at(-1)?.body).toMatchObject({ revision: 2 });
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'The pages of the forum fit a phone in %s',
  async (language) => {
    const long = 'Kaninchenzüchtervereinsvorsitzender'.repeat(4);
    const wide = { ...forumPost, title: long, content: `https://example.org/${'a'.repeat(300)}` };
    const { reload } = await renderApp(path, {
      language,
      api: {
        ...forumHandlers,
        ...threadApi(wide, [replyOf(1, long), replyOf(2, 'Ja.')]),
        listPosts: () => listPage([wide]),
      },
    });
    for (const next of [
      path,
      '/forum',
      '/forum/categories/game-cases',
      '/forum/new',
      '/unsubscribe',
    ]) {
      await reload(next);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(320);
    }
  },
);
