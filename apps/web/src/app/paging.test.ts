// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { game } from '../features/archive/testing/game-fixture.ts';
import { ownPetition } from '../features/petitions/testing/petition-fixture.ts';
import { renderPage } from './testing/render-page.ts';

const postId = '0193c1de-0000-7000-8000-0000000000aa';

const post = {
  id: postId,
  categoryId: 'game-cases',
  author: null,
  title: 'And now?',
  content: 'What now?',
  language: 'en',
  replies: 3,
  views: 0,
  pinned: false,
  locked: false,
  removed: false,
  mentions: [],
  helpful: 0,
  newestReplyId: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  editedAt: null,
  lastActivityAt: '2026-01-02T00:00:00.000Z',
};

/** Lists and where their pages come from. */
const lists = [
  ['/news?category=politics', '/api/news'],
  ['/archive?sort=title', '/api/archive/games'],
  ['/stories?q=crew', '/api/stories'],
  [
    `${pathTo('forumCategory', { id: 'game-cases' })}?sort=newest`,
    '/api/forum/categories/game-cases/posts',
  ],
  [`${pathTo('forumPost', { id: postId })}?x=1`, `/api/forum/posts/${postId}/replies`],
  [
    `${pathTo('archiveMemories', { id: game.id })}?sort=helpful`,
    `/api/archive/games/${game.id}/memories`,
  ],
  [`${pathTo('petitionReasons', { id: 'nz' })}?x=1`, '/api/reasons'],
] as const;

/** What the lists belong to. */
const items: Readonly<Record<string, object>> = {
  [`/api/forum/posts/${postId}`]: post,
  [`/api/archive/games/${game.id}`]: game,
  [`/api/petitions/${ownPetition.id}`]: ownPetition,
};

/** Renders with an API whose lists are empty and have a next page. */
const renderList = (path: string, listUrl: string) =>
  renderPage(path, ({ pathname }) => {
    const item = items[pathname];
    if (item) return { body: item };
    if (pathname !== listUrl) return { status: 503 };
    const headers = {
      link: `<${listUrl}?cursor=n-2>; rel="next"`,
      'x-total-count': '60',
    };
    return { body: [], headers };
  });

test.each(lists)('%s links to its next page, whose address leads to the api', async (path, url) => {
  const { body } = await renderList(path, url);
  const href = body.match(/<a rel="next" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href).toBe(`${path}&cursor=n-2`);
  const next = await renderList(`${path}&cursor=n-1`, url);
  const asked = next.asked.map((each) => new URL(each, 'http://api.test'));
  const cursors = asked
    .filter(({ pathname }) => pathname === url)
    .map(({ searchParams }) => searchParams.get('cursor'));
  expect(cursors).toContain('n-1');
  expect(next.body).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  expect(next.body).toContain('Back to the first page');
});

test.each(lists)(
  '%s shows its first page where the api knows no such cursor',
  async (path, url) => {
    const problem = {
      type: 'about:blank',
      title: 'Some fields are invalid',
      status: 400,
      code: 'validation_failed',
      errors: [{ path: 'cursor', code: 'unknown' }],
      requestId: 'r-1',
    };
    const { asked, status } = await renderPage(`${path}&cursor=old`, (asking) => {
      const item = items[asking.pathname];
      if (item) return { body: item };
      if (asking.pathname !== url) return { status: 503 };
      if (asking.searchParams.has('cursor')) return { status: 400, body: problem };
      return { body: [], headers: { 'x-total-count': '0' } };
    });
    expect(status).toBe(200);
    const cursors = asked
      .map((each) => new URL(each, 'http://api.test'))
      .filter(({ pathname }) => pathname === url)
      .map(({ searchParams }) => searchParams.get('cursor'));
    expect(cursors).toEqual(expect.arrayContaining(['old', null]));
  },
);

test('what is no cursor is not asked for', async () => {
  const { asked } = await renderList('/news?cursor=a%20b', '/api/news');
  expect(asked.join()).not.toContain('cursor');
});
