import { expect, test } from 'vitest';

import { excerptOf } from './excerpt.ts';

test('a short article is its own beginning', () => {
  expect(excerptOf('Short *and* good.', 'en')).toBe('Short and good.');
  expect(excerptOf('', 'en')).toBe('');
  const exact = 'x'.repeat(299);
  expect(excerptOf(`${exact}.`, 'en')).toBe(`${exact}.`);
});

test('a long one is cut after a word', () => {
  const excerpt = excerptOf('Eleven signs '.repeat(60), 'en');
  expect(excerpt).toMatch(/^(Eleven signs )+(Eleven|Eleven signs)…$/);
  expect(excerpt.length).toBeGreaterThan(280);
  expect(excerpt.length).toBeLessThanOrEqual(300);
});

test.each([
  ['zh-CN', '请停止销毁视频游戏，'],
  ['ja', 'ゲームを遊べるままにしてください。'],
] as const)('in %s words need no blanks between them', (language, sentence) => {
  const excerpt = excerptOf(sentence.repeat(60), language);
  expect(excerpt.length).toBeGreaterThan(280);
  expect(excerpt.length).toBeLessThanOrEqual(300);
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)];
  const ends = words.map(({ index }) => index);
  expect(ends).toContain((excerpt.length - 1) % sentence.length);
});

test('one word without end is cut where it must, but in no character', () => {
  expect(excerptOf(`a${'😀'.repeat(400)}`, 'en')).toBe(`a${'😀'.repeat(149)}…`);
  expect(excerptOf('𠮷'.repeat(400), 'ja')).toBe(`${'𠮷'.repeat(149)}…`);
  expect(excerptOf(`ab${'𐐷'.repeat(400)}`, 'en')).toBe(`ab${'𐐷'.repeat(148)}…`);
  expect(excerptOf('x'.repeat(1_000), 'en')).toBe(`${'x'.repeat(299)}…`);
});
