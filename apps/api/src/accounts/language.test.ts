// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { acceptedLanguage } from './language.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl, en;q=0.5, ja;q=0.7', 'ja'],
  ['fr;q=0.5, ko;q=0.5', 'fr'],
  ['zh-Hans-CN', 'zh-CN'],
  ['ja;q=0, en;q=0.1', 'en'],
  ['ko;q=much, fr;q=0.1', 'fr'],
  ['*', undefined],
  [';q=1,,', undefined],
  ['', undefined],
])('%j prefers %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
