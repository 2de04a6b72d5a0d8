// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { matchLanguage } from './languages.ts';

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
