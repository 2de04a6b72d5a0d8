// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { areSimilarTitles, normalizeTitle, parseTitle, titleKeys } from './title-similarity.ts';

const source = 'Eurogamer.net';
const of = (title: string) => normalizeTitle(title, source);

/** As a poll finds them: by a key, then looked at. */
function meet(one: string, other: string): boolean {
  const keys = new Set(titleKeys(of(one), 'en'));
  const hasKey = titleKeys(of(other), 'en').some((key) => keys.has(key));
  return hasKey && areSimilarTitles(parseTitle(of(one)), parseTitle(of(other)));
}

test('a normalised title has no case, accents, punctuation or name of its source', () => {
  const plain = 'ubisoft arrete the crew le 31 mars';
  for (const title of [
    'Ubisoft arrête “The Crew” le 31 mars',
    'UBISOFT arrête The Crew, le 31 mars!',
    'Ｕｂｉｓｏｆｔ arrête The Crew le 31 mars - Eurogamer.net',
    'Ubisoft arrête The Crew le 31 mars | EUROGAMER.NET',
  ]) {
    expect(of(title)).toBe(plain);
  }
  expect(of('What we wrote for Eurogamer.net')).toBe('what we wrote for eurogamer net');
  expect(of('게임을 지켜라: 100만')).toBe('게임을지켜라100만');
});

describe('the same', () => {
  test.each([
    ['The Crew servers will be shut down in March', 'The Crew servers will be shut down in march!'],
    ['The Crew servers will be shut down in March', 'The Crew server will be shut down in March'],
    ['Parliament debates the right to keep games', 'Parliament debates right to keep games'],
    [
      'A million Europeans signed: games have to stay',
      'A milion Europeans signed: games have to stay',
    ],
    [
      'ユービーアイソフトがザ・クルーのサービスを終了',
      'ユービーアイソフト、ザ・クルーのサービスを終了',
    ],
    ['欧盟百万公民联署保护电子游戏', '欧盟百万公民联署保护电子游戏！'],
    [
      'The court and the ministry look at the end of The Crew and its servers',
      'The court and ministry look at end of The Crew and its servers',
    ],
  ])('%s = %s', (one, other) => {
    expect(meet(one, other)).toBe(true);
    expect(meet(other, one)).toBe(true);
  });
});

describe('not the same', () => {
  test.each([
    [
      'A history of games that were shut down, part 1',
      'A history of games that were shut down, part 2',
    ],
    [
      'Ubisoft shuts down servers of 90 games in June',
      'Ubisoft shuts down servers of 91 games in June',
    ],
    [
      'The Commission will act on the shutdown of games',
      'The Commission will not act on the shutdown of games',
    ],
    ['欧盟委员会决定立法保护已购买的电子游戏', '欧盟委员会决定不立法保护已购买的电子游戏'],
    [
      'The court in Paris rules for players of The Crew',
      'The court in Paris rules against players of The Crew',
    ],
    [
      'Players win the case against the publisher of the game',
      'Players lose the case against the publisher of the game',
    ],
    [
      'Court rules for Valve against consumers in appeal case',
      'Court rules against Valve for consumers in appeal case',
    ],
    [
      'Court rules for Valve against the consumers in an appeal case',
      'Court rules against Valve for consumers in an appeal case',
    ],
    [
      'Ubisoft sues a group of players over the shutdown of The Crew',
      'A group of players sues Ubisoft over the shutdown of The Crew',
    ],
    ['消费者起诉育碧要求恢复飙酷车神的服务器', '育碧起诉消费者要求恢复飙酷车神的服务器'],
    ['Weekly news', 'Weekly news'],
    ['今日新闻', '今日新闻'],
    ['Parliament debates the right to keep games', 'Parliament debates a budget for the next year'],
    [
      'Publisher shuts its servers down',
      'Publisher shuts its servers down, and the minister for culture answers',
    ],
  ])('%s ≠ %s', (one, other) => {
    expect(meet(one, other)).toBe(false);
    expect(meet(other, one)).toBe(false);
  });
});

test('no key is shared between languages', () => {
  const title = 'the crew servers will be shut down';
  const keys = new Set(titleKeys(title, 'en'));
  expect(titleKeys(title, 'de').some((key) => keys.has(key))).toBe(false);
});

test('keys fit a Postgres integer, and different titles share none', () => {
  const words = 'game court player server law petition union vote sale month'.split(' ');
  const seen = new Map<number, string>();
  for (let number = 0; number < 1_000; number += 1) {
    const title = Array.from(String(number).padStart(4, '0'), (digit) => words[Number(digit)]);
    const text = `${title.join(' ')} and ${number} more`;
    for (const key of titleKeys(text, 'en')) {
      expect(key | 0).toBe(key);
      expect(seen.get(key) ?? text).toBe(text);
      seen.set(key, text);
    }
  }
});
