// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  type InitialFeed,
  changedFields,
  draftOf,
  withChanges,
  rowsOf,
  rulesOf,
  wordsOf,
} from './feed-draft.ts';

const feed: InitialFeed = {
  name: 'A paper',
  url: 'https://paper.example/feed.xml',
  siteUrl: 'https://paper.example/',
  language: 'de',
  category: 'policy',
  rules: [{ category: 'consumer', words: ['refund', 'court'] }],
  enabled: true,
};

test('a draft restores only changed fields over the current feed', () => {
  const typed = changedFields(draftOf(feed), { ...draftOf(feed), name: 'The paper' });
  expect(typed).toEqual({ name: 'The paper' });
  const now = { ...feed, enabled: false, url: 'https://paper.example/moved.xml' };
  expect(withChanges(draftOf(now), typed)).toEqual({ ...draftOf(now), name: 'The paper' });
});

test('only changed fields are sent', () => {
  expect(changedFields(feed, { ...feed })).toEqual({});
  const rules = [{ category: 'consumer', words: ['refund'] }];
  expect(changedFields(feed, { ...feed, enabled: false, rules })).toEqual({
    enabled: false,
    rules,
  });
});

test.each([
  ['EU, Commission ,  consumer   rights', ['EU', 'Commission', 'consumer rights']],
  ['游戏，停服、消费者', ['游戏', '停服', '消费者']],
  ['one\ntwo;one', ['one', 'two']],
  [' , ', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('converting rules to rows and back is lossless', () => {
  const rules = [
    { category: 'policy', words: ['EU', 'Commission'] },
    { category: 'consumer', words: ['refund'] },
  ] as const;
  const kept = rules.map(({ category, words }) => ({ category, words: [...words] }));
  expect(rulesOf(rowsOf(kept))).toEqual(kept);
});
