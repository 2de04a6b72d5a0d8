// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  forumHandlers,
  forumPost,
  gameOfThread as game,
  own,
  ownPost,
  threadApi,
} from '../testing/forum-api.ts';

const member = { ...user, displayName: 'Ada' };
const path = `/forum/new?category=game-cases&game=${game.id}`;
const thread = {
  ...forumPost,
  title: 'Capstan, and what is left',
  game: { id: game.id, name: game.name },
};

const title = page.getByRole('textbox', { name: 'Title' });
const content = page.getByRole('textbox', { name: 'Your post' });
const publish = page.getByRole('button', { name: 'Publish' });

/** Answers of an api whose game has no thread. */
const api: MockHandlers = {
  ...threadApi(thread),
  getGame: () => game,
  getGameThread: () => refusal('not_found'),
  getOwnGameThread: () => refusal('not_found'),
};

test('A member begins the thread of a game, with a suggested title', async () => {
  const sent: unknown[] = [];
  await renderApp(path, {
    user: member,
    api: {
      ...api,
      createPost: ({ body }) => {
        sent.push(body);
        return ownPost({ ...thread, author: own });
      },
    },
  });
  await expect
    .element(page.getByRole('link', { name: 'Capstan in the archive' }))
    .toHaveAttribute('href', `/archive/${game.id}`);
  await expect.element(title).toHaveValue('Let’s talk about Capstan');
  await expectAccessible();
  await content.fill('I played it for years.');
  await publish.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
  await expect
    .element(page.getByRole('link', { name: 'Capstan in the archive' }))
    .toHaveAttribute('href', `/archive/${game.id}`);
  expect(sent).toMatchObject([
    { categoryId: 'game-cases', gameId: game.id, title: 'Let’s talk about Capstan' },
  ]);
});

test('A game that has a thread leads there, guests too', async () => {
  await renderApp(path, { api: { ...api, getGameThread: () => thread } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
  expect(location.pathname).toBe(`/forum/posts/${thread.id}`);
});

test('Its author is led to a thread that waits for a moderator', async () => {
  const waiting = { ...ownPost({ ...thread, author: own }), status: 'pending' as const };
  await renderApp(path, {
    user: member,
    api: {
      ...api,
      getOwnGameThread: () => waiting,
      getPost: () => refusal('not_found'),
      getOwnPost: () => waiting,
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
  expect(location.pathname).toBe(`/forum/posts/${thread.id}`);
});

test('A game that is not in the archive leaves a form like any other', async () => {
  await renderApp(path, { user: member, api: { ...api, getGame: () => refusal('not_found') } });
  await expect.element(title).toHaveValue('');
  await expect.element(page.getByText('You’re starting the conversation')).not.toBeInTheDocument();
});

test('Who is slower takes the text along as a reply', async () => {
  const existing = `/forum/posts/${thread.id}`;
  await renderApp(path, {
    user: member,
    api: { ...api, createPost: () => refusal('game_has_thread', { existing }) },
  });
  await content.fill('I played it for years.');
  await publish.click();
  const along = page.getByRole('link', { name: 'Continue as a reply' });
  await expect.element(along).toHaveFocus();
  await expect.element(content).toHaveValue('I played it for years.');
  await expectAccessible();
  await expectFits(320);
  await along.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
  await expect
    .element(page.getByRole('textbox', { name: 'Your reply' }))
    .toHaveValue('I played it for years.');
});

test('Beside a thread that waits for a moderator the text becomes a post of its own', async () => {
  const { api: mock } = await renderApp(path, {
    user: member,
    api: { ...api, createPost: () => refusal('game_has_thread') },
  });
  await content.fill('I played it for years.');
  await publish.click();
  const sent: unknown[] = [];
  mock.use({
    createPost: ({ body }) => {
      sent.push(body);
      return ownPost({ ...forumPost, author: own });
    },
  });
  await page.getByRole('button', { name: 'Make it a separate post' }).click();
  await expect.element(title).toHaveFocus();
  await expect.element(content).toHaveValue('I played it for years.');
  await publish.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('gameId');
});

test('Lists name the game of a thread', async () => {
  await renderApp('/forum/categories/game-cases', {
    api: { ...forumHandlers, listPosts: () => [thread] },
  });
  const row = page.getByRole('listitem').filter({ hasText: thread.title });
  await expect.element(row.getByText('Capstan', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('The old address of a merged thread leads to the other one', async () => {
  const old = '0193f5a0-0000-7000-8001-000000000099';
  await renderApp(`/forum/posts/${old}?at=newest`, { api });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(thread.title);
  expect(location.pathname + location.search).toBe(`/forum/posts/${thread.id}?at=newest`);
});
