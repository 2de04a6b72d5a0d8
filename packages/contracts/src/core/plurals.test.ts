// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { pluralForms, pluralText } from './plurals.ts';

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
