import { expect, test } from 'vitest';

import { rowsOf, rulesOf, wordsOf } from './rules.ts';

test.each([
  ['EU, Commission ,  consumer   rights', ['EU', 'Commission', 'consumer rights']],
  ['游戏，停服、消费者', ['游戏', '停服', '消费者']],
  ['one\ntwo;one', ['one', 'two']],
  [' , ', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('rules come back from their rows as they were', () => {
  const rules = [
    { category: 'policy', words: ['EU', 'Commission'] },
    { category: 'consumer', words: ['refund'] },
  ] as const;
  const kept = rules.map(({ category, words }) => ({ category, words: [...words] }));
  expect(rulesOf(rowsOf(kept))).toEqual(kept);
});
