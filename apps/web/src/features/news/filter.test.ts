// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseNewsFilter, newsPath } from './filter.ts';

const read = (query: string, language: 'en' | 'de' = 'de') =>
  parseNewsFilter(new URLSearchParams(query), language);

test('the filter is read from the URL', () => {
  expect(read('q=+server+&category=policy&languages=ja,fr')).toEqual({
    q: 'server',
    category: 'policy',
    languages: ['fr', 'ja'],
  });
  expect(read('languages=all').languages).toEqual([]);
});

test('invalid values are ignored', () => {
  expect(read('category=sports&languages=x,&page=2')).toEqual(read(''));
});

test.each([
  '',
  'q=%E6%9C%8D%E5%8A%A1',
  'category=consumer&languages=all',
  'q=a%26b&category=policy&languages=zh-CN,fr',
])('the address of a list leads to the same list: %s', (query) => {
  const address = newsPath(read(query), { language: 'de' });
  expect(address).toBe(query === '' ? '/news' : `/news?${query}`);
  expect(read(address.split('?')[1] ?? '')).toEqual(read(query));
});

test('the path preserves the page’s language and omits default languages', () => {
  const before = new URLSearchParams('q=old&languages=fr&utm_source=x&lang=de');
  expect(newsPath(read('category=policy'), { language: 'de', before })).toBe(
    '/news?lang=de&category=policy',
  );
  expect(newsPath(read('languages=de,en'), { language: 'de' })).toBe('/news');
});
