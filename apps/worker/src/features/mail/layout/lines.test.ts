// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { cutAtWord, wrapText } from './lines.ts';

test('long lines are broken between words, and no other', () => {
  expect(wrapText('one two three\n\nfour', 'en', 8)).toBe('one two\nthree\n\nfour');
  expect(wrapText('one two', 'en', 7)).toBe('one two');
  expect(wrapText('', 'en')).toBe('');
});

test('URLs, long words and French punctuation stay whole', () => {
  const url = 'https://kga.example/petition/al-2027/confirm?lang=en#token=0123456789';
  expect(wrapText(`Open ${url} now`, 'en', 20)).toBe(`Open\n${url}\nnow`);
  expect(wrapText('Merci d’avoir signé\u202F!', 'fr', 20)).toBe('Merci d’avoir\nsigné\u202F!');
});

test('East Asian letters take two columns, and no line begins with punctuation', () => {
  for (const [language, text] of [
    [
      'ja',
      '署名した覚えがない場合は、このメールを無視してください。確認されない署名は「7日後」に削除します。',
    ],
    ['zh-CN', '如果您没有签名，可以忽略这封邮件。未确认的签名会在 7 天后删除。'],
  ] as const) {
    const lines = wrapText(text, language, 30).split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。，」]|「$/);
      expect(line.length).toBeLessThanOrEqual(20);
    }
  }
  const korean = wrapText('서명하신 적이 없다면 이 이메일을 무시하셔도 됩니다.', 'ko', 20);
  expect(korean).toBe('서명하신 적이 없다면\n이 이메일을\n무시하셔도 됩니다.');
});

test.each([
  ['en', 'Keep the games', 14, 'Keep the games'],
  ['en', 'Keep the games, and their servers', 17, 'Keep the games…'],
  ['en', 'Donaudampfschiff', 8, 'Donauda…'],
  ['en', '👩🏽‍💻'.repeat(5), 9, '👩🏽‍💻👩🏽‍💻…'],
  ['ja', '購入したゲームを遊べるように', 18, '購入したゲームを…'],
] as const)('cuts %s %j to %i columns', (language, text, columns, cut) => {
  expect(cutAtWord(text, language, columns)).toBe(cut);
  expect(cut.isWellFormed()).toBe(true);
});
