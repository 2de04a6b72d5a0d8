// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import {
  aroundNumber,
  completeMessages,
  interpolate,
  pluralForms,
  pluralText,
} from './messages.ts';

test.each([
  ['ja', ['other']],
  ['en', ['one', 'other']],
  ['fr', ['one', 'other']],
  ['pl', ['few', 'many', 'one']],
])('whole numbers in %s take the forms %j', (language, forms) => {
  expect(pluralForms(language).toSorted()).toEqual(forms);
});

describe('the text of a plural', () => {
  const polish = {
    files_one: '{{n}} plik',
    files_few: '{{n}} pliki',
    files_many: '{{n}} plików',
    files_other: '{{n}} pliku',
  };

  test.each([
    [1, 'plik'],
    [3, 'pliki'],
    [5, 'plików'],
    [22, 'pliki'],
    [1.5, 'pliku'],
  ])('for %d is that of its form', (count, text) => {
    expect(pluralText(polish, 'files', { language: 'pl', count })).toBe(`{{n}} ${text}`);
  });

  test('is that of all other numbers where a language has no such form', () => {
    expect(pluralText({ files_other: '{{n}}件' }, 'files', { language: 'ja', count: 1 })).toBe(
      '{{n}}件',
    );
  });
});

describe('the messages of a language', () => {
  const english = {
    title: 'Games',
    hits_one: '{{n}} game',
    hits_other: '{{n}} games',
    more: { all: 'All' },
  };

  test('are English where it has none', () => {
    expect(completeMessages(english, { title: 'Gry', more: {} }, 'de')).toEqual({
      title: 'Gry',
      more: { all: 'All' },
      hits_one: '{{n}} game',
      hits_other: '{{n}} games',
    });
  });

  test('are English where its text is empty, or a group where English has a text', () => {
    expect(completeMessages(english, { title: '', more: 'Alle' }, 'de')).toMatchObject({
      title: 'Games',
      more: { all: 'All' },
    });
  });

  test('have a text for each of its plural forms', () => {
    expect(completeMessages(english, undefined, 'pl')).toMatchObject({
      hits_one: '{{n}} game',
      hits_few: '{{n}} games',
      hits_many: '{{n}} games',
      hits_other: '{{n}} games',
    });
    const own = {
      hits_one: '{{n}} gra',
      hits_few: '{{n}} gry',
      hits_many: '{{n}} gier',
      hits_other: '{{n}} gry',
    };
    expect(completeMessages(english, own, 'pl')).toMatchObject(own);
  });

  test('have no form that the language lacks', () => {
    expect(Object.keys(completeMessages(english, undefined, 'ja'))).not.toContain('hits_one');
  });
});

test('a text around its number has what stands on both sides', () => {
  expect(aroundNumber('约 {{n}} 个签名')).toEqual({ before: '约 ', after: ' 个签名' });
  expect(aroundNumber('')).toEqual({ before: '', after: '' });
});

test('values are filled in once, and what has no value stays', () => {
  const text: string = 'To {{name}} from {{other}}';
  expect(interpolate(text, { name: '{{other}}' })).toBe('To {{other}} from {{other}}');
});
