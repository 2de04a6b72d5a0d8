// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  contentLanguageOf,
  languageName,
  matchLanguage,
  publishedLanguage,
  sortLanguages,
} from './languages.ts';

test.each([
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['de-AT', 'de'],
  ['fr_CA', 'fr'],
  ['zh', 'zh-CN'],
  ['zh-cn', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['ja-JP', 'ja'],
  [' ko ', 'ko'],
])('matches %j with %s', (tag, language) => {
  expect(matchLanguage(tag)).toBe(language);
});

test.each(['', '*', 'es', 'fil', 'e', 'english', '../en'])('matches %j with none', (tag) => {
  expect(matchLanguage(tag)).toBeUndefined();
});

test.each([
  ['en-US', 'en'],
  ['zh', 'zh-CN'],
  ['PT_br', 'pt-BR'],
  ['sr-latn', 'sr-Latn'],
  ['gsw', 'gsw'],
])('a text in %j is in %s', (tag, language) => {
  expect(contentLanguageOf(tag)).toBe(language);
});

test.each([
  '',
  'x',
  'sgn-ase',
  'sl-rozaj-rozaj',
  'aaa-bbb-ccc',
  'english',
  'de-',
  'de-x-private',
  '../de',
  'en-u-nu-thai',
])('no text is in %j', (tag) => {
  expect(contentLanguageOf(tag)).toBeUndefined();
});

test('a language that is not published gives way to its nearest, else to English', () => {
  expect(publishedLanguage('de-CH')).toBe('de');
  expect(publishedLanguage('pt-BR')).toBe('en');
});

test('languages of the site come before others, each once', () => {
  expect(sortLanguages(['pt', 'fr', 'ar', 'en', 'pt'])).toEqual(['en', 'fr', 'ar', 'pt']);
});

test.each([
  ['de', 'Deutsch'],
  ['pt-BR', 'Português (Brasil)'],
  ['qqq', 'qqq'],
])('%s calls itself %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
