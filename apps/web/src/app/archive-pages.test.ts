// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeAll, expect, test } from 'vitest';

import { renderPage } from './testing/render-page.ts';

// Loads every page and its words, which takes longer than a test may.
beforeAll(() => import('../features/archive/pages/game.tsx'), 30_000);

const id = '0193c1de-0000-7000-8000-0000000000aa';
const old = '0193c1de-0000-7000-8000-0000000000bb';

const game = {
  id,
  name: 'The Crew',
  developer: 'Ivory Tower',
  publisher: 'Ubisoft',
  coverUrl: null,
  releaseDate: '2014-12-02',
  shutdownDate: '2024-03-31',
  genre: 'racing',
  platforms: ['windows'],
  status: 'shut_down',
  shutdownReason: null,
  likeCount: 0,
  memoryCount: 0,
  language: 'en',
  createdAt: '2026-01-02T03:04:05.000Z',
  editedAt: null,
  description: null,
  revivedBy: null,
  texts: [],
  events: [],
  sources: [],
  sourcePages: [],
};

const change = {
  at: '2026-01-03T03:04:05.000Z',
  author: null,
  byReader: false,
  changes: [{ fact: 'developer', before: 'Ivory <b>', after: 'Ivory Tower' }],
};

const answers: Readonly<Record<string, unknown>> = {
  [`/api/archive/games/${id}`]: game,
  [`/api/archive/games/${old}`]: game,
  [`/api/archive/games/${id}/history`]: [change],
  [`/api/archive/games/${id}/memories`]: [],
  [`/api/archive/games/${id}/mentions`]: [],
  '/api/commitments': [],
};

const show = (path: string) =>
  renderPage(path, ({ pathname }) =>
    answers[pathname] === undefined ? { status: 404 } : { body: answers[pathname] },
  );

test('the page of a game shows what has changed of it, without script', async () => {
  const { status, body, complete } = await show(`/archive/${id}`);
  expect([status, complete]).toEqual([200, true]);
  expect(body).toContain('Ivory &lt;b&gt;');
});

test.each(['', '/memories?sort=helpful', '/correct'])(
  'the old path of a merged game leads to the other one: %s',
  async (rest) => {
    const { status, movedTo } = await show(`/archive/${old}${rest}`);
    expect([status, movedTo]).toEqual([301, `/archive/${id}${rest}`]);
  },
);
