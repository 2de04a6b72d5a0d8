// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { describePost } from './describe.ts';

test('a post is described with its counts, and without an author if the account is deleted', () => {
  const post = {
    id: '0193c1de-0000-7000-8000-0000000000aa',
    categoryId: 'game-cases',
    game: null,
    author: null,
    title: 'A title',
    content: 'A text',
    format: 'plain',
    blocks: null,
    language: 'de',
    replies: 3,
    views: 9,
    pinned: false,
    locked: false,
    solved: false,
    createdAt: '2026-01-02T00:00:00.000Z',
    lastActivityAt: '2026-01-02T00:00:00.000Z',
    removed: false,
    mentions: [],
    editedAt: null,
    helpful: 0,
    newestReplyId: null,
    solution: null,
  } as const;
  const described = describePost(
    { ...post, mentions: [] },
    'https://kga.test/x',
    'https://kga.test',
  );
  expect(described).toMatchObject({ headline: 'A title', inLanguage: 'de' });
  expect(described).not.toHaveProperty('author');
  expect(JSON.stringify(described)).toContain('"userInteractionCount":3');
});
