// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { categoryPath, filterQuery, parseForumFilter } from './filter.ts';

const read = (query: string) => parseForumFilter(new URLSearchParams(query), 'de');

test('the filter is read from the URL and invalid values are ignored', () => {
  expect(read('sort=top&q=+refund+')).toEqual({
    sort: 'top',
    q: 'refund',
    languages: ['en', 'de'],
  });
  expect(read('sort=worst').sort).toBe('active');
  expect(filterQuery(read('sort=newest'))).toEqual({ sort: 'newest', lang: 'en,de' });
});

test('equal filters have one path', () => {
  const path = (query: string, before?: URLSearchParams) =>
    categoryPath('game-cases', read(query), { language: 'de', before });
  expect(path('')).toBe('/forum/categories/game-cases');
  expect(path('sort=top&q=é&languages=all', new URLSearchParams('lang=fr&q=old'))).toBe(
    '/forum/categories/game-cases?lang=de&q=%C3%A9&sort=top&languages=all',
  );
});
