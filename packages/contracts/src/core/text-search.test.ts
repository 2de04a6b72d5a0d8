// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import {
  containsName,
  containsWords,
  excerptAround,
  excerptOf,
  findWords,
  isSearchable,
  tellingWords,
  withMostWords,
  titleHasName,
} from './text-search.ts';

const found = (text: string, query: string) =>
  findWords(text, query).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Refunds and REFUND', 'refund', ['Refund', 'REFUND']],
  ['Les éditeurs, re\u0301sume\u0301', 'EDITEURS resume', ['éditeurs', 're\u0301sume\u0301']],
  ['In der Straße', 'strasse', ['Straße']],
  ['ＰＳ５ and PS5', 'ps5', ['ＰＳ５', 'PS5']],
  ['欧盟要求保留游戏服务器', '游戏', ['游戏']],
  ['게임 서버 종료', '서버', ['서버']],
  ['🎮 game 🎮', 'game', ['game']],
  ['The Crew in secret', 'cr', ['Cr']],
  ['refunded refund', 'refund refunded', ['refunded', 'refund']],
  ['a.b (c) [d] \\ $&', '.*( [ \\ $&', []],
  ['<b>bold</b>', '<b>', ['b', 'b', 'b']],
  ['A re-run: refund, re', 're refund', ['re', 'refund', 're']],
  ['nothing', '', []],
])('in %j the words of %j are found', (text, query, expected) => {
  expect(found(text, query)).toEqual(expected);
});

test('a text contains all words of a query or not', () => {
  expect(containsWords('What do the thresholds mean?', 'MEAN threshold')).toBe(true);
  expect(containsWords('What do the thresholds mean?', 'threshold million')).toBe(false);
  expect(containsWords('What do the thresholds mean?', '?')).toBe(false);
});

test.each([
  ['“Café Racer”: the end', 'cafe racer', true],
  ['I miss Cafe-Racer.', 'Café Racer', true],
  ['Café Racers end', 'Café Racer', false],
  ['Servers of Café Racer 2 end', 'Café Racer', false],
  ['Café Racer II ends', 'Café Racer', false],
  ['Café Racer 2 follows Café Racer', 'Café Racer', true],
  ['Café Racer: 2 years later', 'Café Racer', true],
  ['Café Racer 14 days after launch', 'Café Racer', true],
  ['Café Racer v Publisher', 'Café Racer', true],
  ['CAFÉ RACER VI', 'Café Racer', false],
  ['With Café Racer I grew up', 'Café Racer', true],
  ['Café Racer 2014 again', 'Café Racer', true],
  ['Café Racer X ends', 'Café Racer X', true],
  ['《英雄伝説 暁の軌跡》サービス終了', '英雄伝説 暁の軌跡', true],
  ['Anything', '???', false],
])('that %j has the name %j: %s', (text, name, expected) => {
  expect(containsName(text, name)).toBe(expected);
});

test('a title has the capitals of a name', () => {
  expect(titleHasName('Dwindle shuts down', 'Dwindle')).toBe(true);
  expect(titleHasName('DWINDLE SHUTS DOWN', 'Dwindle')).toBe(true);
  expect(titleHasName('How communities dwindle', 'Dwindle')).toBe(false);
  expect(titleHasName('Servers of Cafe Racer go dark', 'Café Racer')).toBe(true);
  expect(titleHasName('Hacer tabula rasa', 'Tabula Rasa')).toBe(false);
  expect(titleHasName('Race of the Coast online play returns', 'Race of the Coast Online')).toBe(
    false,
  );
  expect(titleHasName('Race Of The Coast ends', 'Race of the Coast')).toBe(true);
  expect(titleHasName('ラブライブ!の続報', 'ラブライブ!')).toBe(true);
});

test.each([
  ['', false],
  ['a', false],
  ['游', true],
  ['の', true],
  ['ｹﾞ', true],
  ['법', true],
  ['я', false],
  ['。', false],
  ['%_', false],
  ['ab', true],
  ['3月', true],
  ['3 月', true],
])('%j is long enough to search for: %s', (query, expected) => {
  expect(isSearchable(query)).toBe(expected);
});

test.each([
  ['The Crew refund', 'crew refund'],
  ['the', 'the'],
  ['PS5 go', 'ps5 go'],
  ['游戏 the', '游戏'],
  ['?', ''],
])('of %j the words %j say something', (query, expected) => {
  expect(tellingWords(query)).toBe(expected);
});

test('the beginning of a text is one line that ends between characters', () => {
  expect(excerptOf(' One\n\ntwo\tthree ', 200)).toBe('One two three');
  expect(excerptOf(`x${'😀'.repeat(300)}`, 200)).toBe(`x${'😀'.repeat(99)}…`);
  expect(excerptOf('x'.repeat(200), 200)).toBe('x'.repeat(200));
});

describe('an excerpt', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

  test('is the whole text if that is short', () => {
    expect(excerptAround(' One\n\nline ', 'none', 20)).toBe('One line');
  });

  test('contains the first match and whole words', () => {
    expect(excerptAround(words, 'word120', 60)).toMatch(/^…(word\d+ )+word\d+…$/);
    expect(excerptAround(words, 'word120', 100)).toContain(' word120 ');
    expect(excerptAround(words, 'word1', 40)).toMatch(/^word0 word1 .+ word\d+…$/);
    expect(excerptAround(words, 'word199', 60)).toMatch(/^…word\d+ .* word199$/);
  });

  test('does not split characters', () => {
    const excerpt = excerptAround(`${'🎮'.repeat(99)}game${'🎮'.repeat(99)}`, 'game', 101);
    expect(excerpt).toContain('game');
    expect(excerpt.isWellFormed()).toBe(true);
  });
});

test.each([
  ['all words', 'offline crew', ['An offline mode for The Crew 2']],
  ['all words, short ones too', 'The Crew', ['An offline mode for The Crew 2']],
  [
    'two long words where no item has all',
    'offline crew money',
    ['An offline mode for The Crew 2'],
  ],
  ['one word alone', 'refund', ['A refund desk', 'A law on refunds']],
  ['most words', 'refund desk nowhere', ['A refund desk']],
  ['not by one long word of several', 'refund nowhere', []],
  ['not by short words', 'the for 2 no', []],
  ['nothing without words', '%', []],
])('items are found by %s', (_, query, expected) => {
  const items = ['An offline mode for The Crew 2', 'A refund desk', 'A law on refunds'];
  expect(withMostWords(items, query, (item) => item)).toEqual(expected);
});
