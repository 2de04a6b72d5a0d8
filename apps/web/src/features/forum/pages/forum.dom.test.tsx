// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LatestForumPost } from '@kga/contracts/forum';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage, noConnection } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { forumHandlers, forumPost, own } from '../testing/forum-api.ts';

const latestOf = (place: number, changes: Partial<LatestForumPost> = {}): LatestForumPost => {
  const { content: _content, removed: _removed, mentions: _mentions, ...summary } = forumPost;
  const id = forumPost.id.replace(/.$/, `${place}`);
  return { ...summary, id, title: `Post ${place}`, participants: [], ...changes };
};

const hourAgo = new Date(Date.now() - 3_600_000 - 60_000).toISOString();

/** An api with posts in English and in others. */
const api = (english: LatestForumPost[], all: LatestForumPost[] = english): MockHandlers => ({
  ...forumHandlers,
  listLatestPosts: ({ query: { lang, cursor } }) =>
    lang === undefined
      ? listPage(all)
      : listPage(cursor === undefined ? english.slice(0, 20) : english.slice(20), {
          total: english.length,
          ...(cursor === undefined && english.length > 20 && { next: '20' }),
        }),
});

const section = page.getByRole('region', { name: 'What’s being talked about' });
const rows = section.getByRole('listitem');

test('The forum opens with what is talked about now', async () => {
  const game = { id: forumPost.id, name: 'Capstan' };
  const first = latestOf(1, {
    game,
    solved: true,
    replies: 3,
    lastActivityAt: hourAgo,
    participants: [own],
  });
  await renderApp('/forum', { api: api([first, latestOf(2)]) });
  await expect.element(rows.first().getByRole('link', { name: 'Post 1' })).toBeVisible();
  const texts = ['Game Cases', 'Grace', 'Capstan', 'Solved', '3 replies', '1 hour ago'];
  for (const text of texts) await expect.element(rows.first().getByText(text)).toBeVisible();
  expect(rows.nth(1).getByText('Solved').elements()).toEqual([]);
  await expectAccessible();
  await expectFits(320, 1280);
});

test('A short list is filled up with posts in other languages', async () => {
  const english = latestOf(1);
  const german = latestOf(2, { language: 'de', title: 'Gesims' });
  await renderApp('/forum', { api: api([english], [german, english]) });
  await expect.element(page.getByRole('list', { name: 'In other languages' })).toBeVisible();
  await expect
    .poll(() => rows.elements().map((row) => row.querySelector('h3')?.textContent))
    .toEqual(['Post 1', 'Gesims']);
  await expect.element(rows.nth(1).getByText('Deutsch')).toBeVisible();
});

test('A long list needs no others, and goes on', async () => {
  const many = Array.from({ length: 9 }, (_, place) => latestOf(place));
  const long = [...many, ...many, ...many].map((post, place) => ({
    ...post,
    id: forumPost.id.replace(/..$/, `${place + 10}`),
  }));
  await renderApp('/forum', { api: api(long) });
  await expect.element(page.getByText('Showing 20 of 27 posts')).toBeVisible();
  expect(page.getByText('In other languages').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByText('Showing 27 of 27 posts')).toBeVisible();
});

test('A forum without posts invites to begin one', async () => {
  await renderApp('/forum', { api: api([]) });
  await expect.element(section.getByRole('link', { name: 'New post' })).toBeVisible();
});

test('A list that fails can be tried again', async () => {
  await renderApp('/forum', { api: { ...forumHandlers, listLatestPosts: noConnection } });
  await expect.element(section.getByRole('button', { name: /retry/i })).toBeVisible();
});
