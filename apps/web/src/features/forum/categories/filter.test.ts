import { expect, test } from 'vitest';

import { filterQuery, categoryPath, parseForumFilter } from './filter.ts';

const none = new URLSearchParams();

test('an address says what is listed, and what is none of it is left out', () => {
  expect(parseForumFilter(new URLSearchParams('sort=top&q=+refund+'))).toEqual({
    sort: 'top',
    q: 'refund',
  });
  expect(parseForumFilter(new URLSearchParams('sort=worst'))).toEqual({ sort: 'active', q: '' });
});

test('what the server would refuse is not asked for', () => {
  const { q } = parseForumFilter(new URLSearchParams([['q', `a\0b${'é'.repeat(300)}`]]));
  expect(q).toHaveLength(199);
  expect(q).not.toContain('\0');
  expect(parseForumFilter(new URLSearchParams([['q', `${'x'.repeat(199)}😀`]])).q).toHaveLength(
    199,
  );
  expect(filterQuery({ sort: 'newest', q: '' })).toEqual({ sort: 'newest' });
});

test('a list has one address', () => {
  const place = { language: 'de', before: none } as const;
  expect(categoryPath('game-cases', { sort: 'active', q: '' }, place)).toBe(
    '/forum/categories/game-cases',
  );
  const before = new URLSearchParams('lang=fr&q=old');
  expect(categoryPath('game-cases', { sort: 'top', q: 'é' }, { ...place, before })).toBe(
    '/forum/categories/game-cases?lang=de&sort=top&q=%C3%A9',
  );
});
