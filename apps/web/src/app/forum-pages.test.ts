// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutgoingHttpHeaders } from 'node:http';

import type { Author } from '@kga/contracts/content';
import { type Language, languages } from '@kga/contracts/core';
import {
  type ForumCategory,
  type ForumPost,
  type ForumReply,
  forumCategoryIds,
} from '@kga/contracts/forum';
import { beforeAll, expect, test } from 'vitest';

import type { BrowserConfig } from '../lib/browser.ts';
import { formatsOf } from '../lib/format.ts';
import { renderPage } from './testing/render-page.ts';

// Loads every page and its words, which takes longer than a test may.
beforeAll(() => import('../features/forum/pages/forum-post.tsx'), 30_000);

const id = '0193c1de-0000-7000-8000-0000000000aa';
const replyId = '0193c1de-0000-7000-8000-0000000000bb';
const at = '2026-01-02T03:04:05.000Z';
const writer: Author = {
  id: 'abcd1234-0000-4000-8000-000000000001',
  shortId: 'abcd1234',
  displayName: 'Ada </title><b>',
  picture: null,
  marks: ['team'],
};

const post: ForumPost = {
  author: writer,
  id,
  categoryId: 'game-cases',
  game: null,
  title: 'The <b>end</b> of a game',
  content: `Look:\n> quoted\n/forum/posts/${id} & https://example.org/a.`,
  format: 'plain' as const,
  blocks: null,
  language: 'de',
  replies: 1,
  views: 1_234,
  pinned: false,
  locked: false,
  solved: false,
  createdAt: at,
  lastActivityAt: at,
  removed: false,
  mentions: [{ path: `/forum/posts/${id}`, title: 'Named by its title' }],
  editedAt: null,
  helpful: 0,
  newestReplyId: replyId,
  solution: null,
};

const reply: ForumReply = {
  author: { ...writer, id: null, shortId: '4821', displayName: null, marks: ['guest'] },
  id: replyId,
  postId: id,
  content: '<script>alert(1)</script>',
  format: 'plain',
  blocks: null,
  removed: false,
  quote: { id: replyId, author: writer, content: 'What was said', language: 'en' },
  mentions: [],
  language: 'en',
  createdAt: at,
  editedAt: at,
  helpful: 0,
};

const categories: ForumCategory[] = forumCategoryIds.map((each) => ({
  id: each,
  name: `Named ${each}`,
  description: 'What it is for',
  color: 'blue',
  icon: 'gamepad',
  postCount: 2,
  replies: 5,
  posts:
    each === 'game-cases'
      ? [
          {
            id,
            author: writer,
            title: post.title,
            language: 'de',
            replies: 1,
            views: 2,
            lastActivityAt: at,
          },
        ]
      : [],
}));

const paths = {
  categories: '/api/forum/categories',
  posts: '/api/forum/categories/game-cases/posts',
  post: `/api/forum/posts/${id}`,
  replies: `/api/forum/posts/${id}/replies`,
  figures: '/api/forum/moderation-figures',
  latest: '/api/forum/posts',
};

const everything = {
  [paths.categories]: categories,
  [paths.posts]: [post],
  [paths.post]: post,
  [paths.replies]: [reply],
  [paths.latest]: [{ ...post, language: 'en', participants: [] }],
  [paths.figures]: { reported: 40, removed: 12, restored: 1 },
};

type ShowOptions = {
  headers?: OutgoingHttpHeaders;
  language?: Language;
  config?: Partial<BrowserConfig>;
};

/** Renders a page with an API that answers by path, else with 404. */
const show = (
  path: string,
  answers: Readonly<Record<string, unknown>> = everything,
  { headers = {}, language = 'en', config = {} }: ShowOptions = {},
) =>
  renderPage(
    path,
    ({ pathname }) =>
      answers[pathname] === undefined ? { status: 404 } : { body: answers[pathname], headers },
    { language, config },
  );

test('the old path of a merged thread leads to the other one', async () => {
  const old = '0193c1de-0000-7000-8000-0000000000cc';
  const { status, movedTo } = await show(`/forum/posts/${old}?at=${replyId}`, {
    ...everything,
    [`/api/forum/posts/${old}`]: post,
    [`/api/forum/posts/${old}/replies`]: [reply],
  });
  expect([status, movedTo]).toEqual([301, `/forum/posts/${id}?at=${replyId}`]);
});

test('a thread is there whole, as text, for search engines too', async () => {
  const { status, head, body, complete } = await show(
    `/forum/posts/${id}?at=${replyId}`,
    everything,
    {
      headers: { 'x-total-count': 1 },
    },
  );
  expect(status).toBe(200);
  expect(complete).toBe(true);
  expect(body).toContain('The &lt;b&gt;end&lt;/b&gt; of a game');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script>');
  expect(body).toContain('rel="ugc nofollow"');
  expect(body).toContain('Guest 4821');
  expect(body).toContain('>Named by its title</a>');
  expect(body).toContain('1 reply');
  expect(body).toContain('1,234 views');
  expect(body).toContain(`id="reply-${replyId}"`);
  expect(body).toContain('Ada &lt;/title&gt;&lt;b&gt; wrote:');
  expect(head).toContain(`<link rel="canonical" href="http://kga.test/forum/posts/${id}?lang=de"`);
  expect(head).toContain('"@type":"DiscussionForumPosting"');
  expect(head).not.toContain('noindex');
});

test('a post that is not there is not found; one that cannot be had is no page to keep', async () => {
  expect(await show(`/forum/posts/${id}`, { [paths.categories]: categories })).toMatchObject({
    status: 404,
    complete: true,
  });
  expect(await show('/forum/posts/none', { [paths.categories]: categories })).toMatchObject({
    status: 404,
    complete: true,
  });
  const broken = await show(`/forum/posts/${id}`, { [paths.post]: { id } });
  expect(broken).toMatchObject({ status: 503, complete: false });
});

test('what was deleted says so, is not found by search engines, and takes no reply', async () => {
  const removed = { ...post, title: '', content: '', removed: true, locked: true, mentions: [] };
  const { head, body } = await show(`/forum/posts/${id}`, { ...everything, [paths.post]: removed });
  expect(body).toContain('Deleted post');
  expect(body).toContain('This post is locked');
  expect(body).not.toContain('<textarea');
  expect(head).toContain('noindex');
});

test('categories and their posts are there, with what moderators did', async () => {
  const forum = await show('/forum');
  expect(forum.body).toContain('Named cultural-protection');
  expect(forum.body).toContain(`href="/forum/posts/${id}"`);
  expect(forum.body).toContain('Last 30 days: 40 reported, 12 removed, 1 restored.');
  const category = await show('/forum/categories/game-cases?sort=top', everything, {
    headers: { 'x-total-count': 1 },
  });
  expect(category.status).toBe(200);
  expect(category.body).toContain('Showing 1 of 1 post');
  expect(category.head).toContain('Named game-cases · Forum · Keep Games Alive');
  expect(category.head).toContain('href="http://kga.test/forum/categories/game-cases"');
  expect((await show('/forum/categories/nonsense')).status).toBe(404);
  const empty = await show('/forum/categories/game-cases', { ...everything, [paths.posts]: [] });
  expect(empty.body).toContain('No one has posted here yet.');
});

test('categories that cannot be had are no page to find', async () => {
  expect(await show('/forum', {})).toMatchObject({ status: 503, complete: false });
});

test('the landing page shows the categories', async () => {
  const { body } = await show('/');
  expect(body).toContain('Named legal-rights');
  expect(body).toContain(`href="/forum/posts/${id}"`);
});

test('what needs an account leads there and back, and what mails lead to is not found', async () => {
  const { body, head } = await show('/forum/new?category=game-cases', everything, {
    language: 'fr',
  });
  expect(body).toContain('returnTo=%2Fforum%2Fnew%3Fcategory%3Dgame-cases');
  expect(head).toContain('noindex');
  expect((await show('/unsubscribe')).head).toContain('noindex');
});

test.each(languages)(
  'a read-only forum names days, which hold in copies of it: %s',
  async (language) => {
    const lastActivityAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const answers = {
      ...everything,
      [paths.latest]: [{ ...post, language, participants: [], lastActivityAt }],
    };
    const { ago, day } = formatsOf(language);
    const live = await show('/forum', answers, { language });
    expect(live.body).toContain(ago(lastActivityAt, Date.now()));
    const { body } = await show('/forum', answers, { language, config: { readOnly: true } });
    expect(body).toContain(`>${day(lastActivityAt)}</time>`);
    expect(body).not.toContain(ago(lastActivityAt, Date.now()));
  },
);
