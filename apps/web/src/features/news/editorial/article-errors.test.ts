// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { emptyDraft } from './article-draft-storage.ts';
import { editVersion } from './article-draft.ts';
import { validateArticle } from './article-errors.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const english = (change: Parameters<typeof editVersion>[2]['change']) =>
  editVersion(undefined, emptyDraft, { language: 'en', change });

test('a draft needs a title, a published article a category, too', () => {
  expect(validateArticle(undefined, english({ body: 'Text' }), { changed: ['en'], now })).toEqual([
    { language: 'en', path: 'title', code: 'empty' },
  ]);
  const draft = english({ body: 'Text', status: 'published' });
  expect(validateArticle(undefined, draft, { changed: ['en'], now })).toEqual([
    { language: null, path: 'category', code: 'empty' },
    { language: 'en', path: 'title', code: 'empty' },
  ]);
});

test('a picture URL must use https', () => {
  const draft = { ...emptyDraft, category: 'policy', pictureSource: 'http://a.example/b.png' };
  const errors = validateArticle(undefined, { ...draft, category: 'policy' }, { changed: [], now });
  expect(errors.map(({ path }) => path)).toEqual(['pictureSource']);
  const none = { ...emptyDraft, category: 'policy', pictureSource: ' ' } as const;
  expect(validateArticle(undefined, none, { changed: [], now })).toEqual([]);
});

test.each([
  ['', ['past']],
  ['2026-11-21T08:59:00.000Z', ['past']],
  ['2026-11-21T09:01:00.000Z', []],
])('scheduled for %j', (publishAt, codes) => {
  const draft = {
    ...english({ title: 'Title', status: 'scheduled', publishAt }),
    category: 'policy',
  } as const;
  const errors = validateArticle(undefined, draft, { changed: ['en'], now });
  expect(errors.map(({ code }) => code)).toEqual(codes);
});
