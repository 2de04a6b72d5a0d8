import { expect, test } from 'vitest';

import { filterQuery, categoryPath, parseForumFilter } from './filter.ts';

const none = new URLSearchParams();

test('the filter is read from the URL and invalid values are ignored', () => {
  expect(parseForumFilter(new URLSearchParams('sort=top&q=+refund+'))).toEqual({
    sort: 'top',
    q: 'refund',
  });
  expect(parseForumFilter(new URLSearchParams('sort=worst'))).toEqual({ sort: 'active', q: '' });
});

test('invalid characters are removed from a search', () => {
  const { q } = parseForumFilter(new URLSearchParams([['q', `a\0b${'é'.repeat(300)}`]]));
  expect(q).toHaveLength(199);
  expect(q).not.toContain('\0');
  expect(parseForumFilter(new URLSearchParams([['q', `${'x'.repeat(199)}😀`]])).q).toHaveLength(
    199,
  );
  expect(filterQuery({ sort: 'newest', q: '' })).toEqual({ sort: 'newest' });
});

test('equal filters have one path', () => {
  const place = { language: 'de', before: none } as const;
  expect(categoryPath('game-cases', { sort: 'active', q: '' }, place)).toBe(
    '/forum/categories/game-cases',
  );
  const before = new URLSearchParams('lang=fr&q=old');
  expect(categoryPath('game-cases', { sort: 'top', q: 'é' }, { ...place, before })).toBe(
    '/forum/categories/game-cases?lang=de&sort=top&q=%C3%A9',
  );
});
