// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { listPath, listQuery, parseListFilter } from './language-filter.ts';

const read = (query: string, language: Language = 'de') =>
  parseListFilter(new URLSearchParams(query), language);

test('the default languages are the page’s language and English', () => {
  expect(read('')).toEqual({ q: '', languages: ['en', 'de'] });
  expect(read('', 'en').languages).toEqual(['en']);
  expect(read('languages=x,').languages).toEqual(['en', 'de']);
});

test('languages are read from the URL, also from repeated parameters', () => {
  expect(read('languages=ja,fr').languages).toEqual(['fr', 'ja']);
  expect(read('languages=all').languages).toEqual([]);
  expect(read('languages=ja&languages=ko').languages).toEqual(['ja', 'ko']);
});

test('invalid characters are removed from a search, and long ones cut', () => {
  expect(read('q=%00ser%00ver+').q).toBe('server');
  // The limit splits a surrogate pair.
  expect(read(`q=${'a'.repeat(199)}🎮`).q).toBe('a'.repeat(199));
});

test.each(['', 'q=%E5%8E%9F%E7%A5%9E', 'languages=all', 'q=a%26b%3Dc&languages=zh-CN,fr'])(
  'the path of a list leads to the same list: %s',
  (query) => {
    const [path, search = ''] = listPath('/stories', read(query), { language: 'de' }).split('?');
    expect(path).toBe('/stories');
    expect(read(search)).toEqual(read(query));
  },
);

test('the path preserves the page’s language and takes further parameters', () => {
  const before = new URLSearchParams('q=old&languages=fr&utm_source=x&lang=de');
  const place = { language: 'de', before, query: { sort: 'top', category: undefined } } as const;
  expect(listPath('/forum', read('q=é'), place)).toBe('/forum?lang=de&q=%C3%A9&sort=top');
});

test('the API is asked for some languages, or for all by naming none', () => {
  expect(listQuery(read('q=crew'))).toEqual({ q: 'crew', lang: 'en,de' });
  expect(listQuery(read('languages=all'))).toEqual({});
});
