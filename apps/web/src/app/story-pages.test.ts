// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutgoingHttpHeaders } from 'node:http';

import { listSimilarGames } from '@kga/contracts/archive';
import type { Story } from '@kga/contracts/stories';
import { beforeAll, expect, test } from 'vitest';

import { germanStory } from '../features/stories/testing/fixture.ts';
import { renderPage } from './testing/render-page.ts';

// Loads every page and its messages, which takes longer than the default timeout.
beforeAll(() => import('../features/stories/pages/stories.tsx'), 30_000);

const totals = {
  stories: 41,
  games: 7,
  yen: 1_234_567,
  rates: [{ currency: 'EUR', yen: 160 }],
};

/** Renders a page with an API that answers by path, and with 404 for unknown stories. */
const show = (
  path: string,
  answers: Readonly<Record<string, unknown>> = {},
  headers: OutgoingHttpHeaders = {},
) =>
  renderPage(path, ({ pathname }) => {
    const body = pathname === listSimilarGames.url ? [] : answers[pathname];
    if (body !== undefined) return { body, headers };
    return { status: /^\/api\/stories\/[0-9a-f-]{36}$/.test(pathname) ? 404 : 503 };
  });

const showStory = (story: Story) =>
  show(`/stories/${story.id}`, { [`/api/stories/${story.id}`]: story });

const showList = (stories: readonly Story[], path = '/stories', headers = {}) =>
  show(path, { '/api/stories': stories, '/api/stories/totals': totals }, headers);

test('the list shows the stories and the totals', async () => {
  const { status, head, body } = await showList([germanStory], '/stories', {
    'x-total-count': '28',
    'x-total-all-languages': '150',
  });
  expect(status).toBe(200);
  expect(head).not.toContain('noindex');
  expect(head).toContain('"name":"Gekauft und weg"');
  for (const shown of [
    'Gekauft und weg',
    'The Crew',
    '€60',
    '¥9,786',
    '0193f5a0',
    '¥1,234,567',
    '€7,716',
  ]) {
    expect(body).toContain(shown);
  }
  expect(body).toContain('Showing 1 of 28 stories · 28 in English, 150 in all');
  expect(body).toContain('href="/stories?languages=all"');
  expect(body).toContain('1 January 2026');
});

test('a search has its own count and is not indexed', async () => {
  const { head, body, asked } = await showList([germanStory], '/stories?q=crew', {
    'x-total-count': '1',
  });
  expect(asked).toContain('/api/stories?limit=20&q=crew&lang=en');
  expect(body).toContain('Showing 1 of 1 story · in English');
  expect(head).toContain('noindex');
});

test.each([0, null])('a loss of %s is not shown', async (amountLost) => {
  const story = { ...germanStory, amountLost, amount: amountLost, currency: null };
  expect((await showList([story])).body).not.toContain('>Lost<');
  expect((await showStory(story)).body).not.toContain('>Lost<');
});

test('an empty list links to the form', async () => {
  const none = {
    '/api/stories': [],
    '/api/stories/totals': { stories: 0, games: 0, yen: 0, rates: [] },
  };
  const { status, body } = await show('/stories', none);
  expect(status).toBe(200);
  expect(body).toContain('No user stories available.');
  expect(body).toContain('href="/stories/share"');
  expect(body).not.toContain('Lost in total');
});

test('a list that failed to load is neither cached nor indexed', async () => {
  const { status, head, complete } = await show('/stories');
  expect([status, complete]).toEqual([503, false]);
  expect(head).toContain('noindex');
});

test('a story’s page is canonical in its language and shows the loss as entered', async () => {
  const { status, head, body } = await showStory(germanStory);
  expect(status).toBe(200);
  expect(head).toContain('<title>Gekauft und weg · The Crew · Keep Games Alive</title>');
  expect(head).toContain(`href="http://kga.test/stories/${germanStory.id}?lang=de"`);
  expect(head).toContain('property="og:type" content="article"');
  expect(head).toContain('"@type":"DiscussionForumPosting"');
  expect(head).not.toContain('hreflang');
  expect(body).toMatch(/>€60<.*¥9,786, converted at the rate on 31 December 2024/);
  expect(body).toContain('Report');
  const about = `about=%2Fstories%2F${germanStory.id}`;
  expect(body).toContain(
    `/forum/new?category=game-cases&amp;title=The+Crew%3A+Gekauft+und+weg&amp;${about}`,
  );
});

test('the text of a story is escaped', async () => {
  const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  const story: Story = {
    ...germanStory,
    userId: '"><b>',
    author: germanStory.author && { ...germanStory.author, displayName: script },
    gameName: script,
    title: script,
    content: `${script}\njavascript:alert(1) data:text/html,x https://example.org/a?b=<b>`,
  };
  for (const { head, body } of [await showStory(story), await showList([story])]) {
    expect(head + body).not.toContain('<script>alert');
    expect(head + body).not.toContain('<img src=x');
    expect(body).not.toMatch(/href="(?!\/|#|https?:)/);
  }
  expect((await showStory(story)).body).toContain(
    '<a href="https://example.org/a?b=" rel="ugc nofollow">',
  );
});

test.each(['totals', 'games', 'x', 'own'])(
  '%s is not a story’s id, and is not requested',
  async (id) => {
    const { status, asked } = await show(`/stories/${id}`);
    expect(status).toBe(404);
    expect(asked.filter((url) => url.startsWith(`/api/stories/${id}`))).toEqual([]);
  },
);

test('a missing or pending story is not found', async () => {
  const { status, head, complete } = await show(`/stories/${germanStory.id}`);
  expect([status, complete]).toEqual([404, true]);
  expect(head).toContain('noindex');
});

test('the form is rendered on the server; editing waits for the visitor’s identity', async () => {
  const share = await show('/stories/share');
  expect(share.status).toBe(200);
  for (const name of ['gameName', 'title', 'content', 'amountLost', 'currency', 'language']) {
    expect(share.body).toContain(`name="${name}"`);
  }
  expect(share.asked.filter((url) => url.startsWith('/api/stories'))).toEqual([]);
  const edit = await show(`/stories/${germanStory.id}/edit`);
  expect(edit.status).toBe(200);
  expect(edit.head).toContain('noindex');
});

test('the landing page shows the latest three stories and links to the form', async () => {
  const { body, asked } = await show('/', { '/api/stories': [germanStory] });
  expect(asked).toContain('/api/stories?limit=3');
  expect(body).toContain('Gekauft und weg');
  expect(body).toContain('href="/login?returnTo=%2Fstories%2Fshare"');
});
