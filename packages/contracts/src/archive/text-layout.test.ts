// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { fitText, layOutText, markPhrases } from './text-layout.ts';

test.each([
  ['ja', 'サービスが終了したゲーム', ['サービスが', '終了した', 'ゲーム']],
  ['ja', '「バトルクラッシュ」の終わり', ['「バトル', 'クラッシュ」の', '終わり']],
  ['zh-CN', '那些被关掉的游戏', ['那些', '被', '关掉的', '游戏']],
  ['ja', 'コミュニケーション。', ['コミュニケーション。']],
  ['ja', 'Battlefield: Hardline', ['Battlefield: ', 'Hardline']],
  ['en', 'Games that were switched off', ['Games that were switched off']],
  ['ko', '서비스가 종료된 게임', ['서비스가 종료된 게임']],
] as const)('a text in %s ends its lines after a phrase: %s', (language, text, phrases) => {
  expect(markPhrases(text, language).split('\u200b')).toEqual(phrases);
});

test('marks take no width', () => {
  const space = { width: 900, height: 100, max: 100, min: 20, lineHeight: 1 };
  const marked = markPhrases('終了したゲーム', 'ja');
  expect(marked).not.toBe('終了したゲーム');
  expect(fitText(marked, space)).toEqual(fitText('終了したゲーム', space));
});

test('a line ends at a mark where it would end within a word', () => {
  const space = { width: 750, height: 700, max: 100, min: 100, lineHeight: 1 };
  const linesOf = (text: string) =>
    layOutText(text, space).lines.map((line) => line.replaceAll('\u200b', ''));
  expect(linesOf('サービスが終了したゲーム')).toEqual(['サービスが終了', 'したゲーム']);
  expect(linesOf(markPhrases('サービスが終了したゲーム', 'ja'))).toEqual([
    'サービスが',
    '終了したゲーム',
  ]);
});
