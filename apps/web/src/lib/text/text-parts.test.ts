// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseBlocks } from './text-parts.ts';

const origin = 'https://kga.test';
const id = '0193c1de-0000-7000-8000-0000000000aa';
const post = `/forum/posts/${id}`;
const mention = { path: post, title: 'What a court said' };

const blocks = (text: string, mentions = [mention]) => parseBlocks(text, mentions, origin);

/** The parts of a text of one block, in short form. */
const shown = (text: string) =>
  blocks(text).flatMap(({ parts }) =>
    parts.map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'link' ? `[${part.href}]` : `{${part.title} ${part.to}}`;
    }),
  );

test.each([
  ['See https://example.org/a.', ['See ', '[https://example.org/a]', '.']],
  ['(https://example.org/a_(b))', ['(', '[https://example.org/a_(b)]', ')']],
  ['看https://example.org/a。然后', ['看', '[https://example.org/a]', '。然后']],
  ['「https://example.org/」', ['「', '[https://example.org/]', '」']],
  ['https://example.org/a?b=1&c=2#d!', ['[https://example.org/a?b=1&c=2#d]', '!']],
  ['HTTPS://EXAMPLE.org', ['[https://example.org/]']],
  ['【https://example.org/a】です', ['【', '[https://example.org/a]', '】です']],
  ['《https://example.org/a》', ['《', '[https://example.org/a]', '》']],
  ['〈https://example.org/a〉', ['〈', '[https://example.org/a]', '〉']],
  ['https://example.org/a：看', ['[https://example.org/a]', '：看']],
  ['https://example.org/a…', ['[https://example.org/a]', '…']],
  ['https://example.org/a～', ['[https://example.org/a]', '～']],
  ['https://example.org/a・b', ['[https://example.org/a]', '・b']],
  ['https://example.org/a｡', ['[https://example.org/a]', '｡']],
  ['https://example.org/a|b', ['[https://example.org/a|b]']],
  ['https://example.org/a👍', ['[https://example.org/a]', '👍']],
  ['https://example.org/a를 보세요', ['[https://example.org/a]', '를 보세요']],
  ['https://example.org/를', ['[https://example.org/]', '를']],
  ['(https://example.org/a)에서', ['(', '[https://example.org/a]', ')에서']],
  ['https://example.orgを見て', ['[https://example.org/]', 'を見て']],
  ['https://example.org/%EA%B2%8C看', ['[https://example.org/%EA%B2%8C]', '看']],
])('an address is a link without the signs around it: %s', (text, parts) => {
  expect(shown(text)).toEqual(parts);
});

test.each([
  ['https://ja.wikipedia.org/wiki/ゲーム', '/wiki/%E3%82%B2%E3%83%BC%E3%83%A0'],
  ['https://ja.wikipedia.org/wiki/A_(ゲーム)', '/wiki/A_(%E3%82%B2%E3%83%BC%E3%83%A0)'],
  ['https://ko.wikipedia.org/wiki/가을', '/wiki/%EA%B0%80%EC%9D%84'],
  ['https://example.org/?q=游戏', '/?q=%E6%B8%B8%E6%88%8F'],
  ['https://fr.wikipedia.org/wiki/L’Équipe', '/wiki/L%E2%80%99%C3%89quipe'],
  ['https://ca.wikipedia.org/wiki/Col·lecció', '/wiki/Col%C2%B7lecci%C3%B3'],
  ['https://hi.wikipedia.org/wiki/खेल', '/wiki/%E0%A4%96%E0%A5%87%E0%A4%B2'],
])('letters of all scripts belong to an address: %s', (text, path) => {
  expect(shown(text)).toEqual([expect.stringContaining(`${path}]`)]);
});

test.each(['', '（', '【', '《', '：', '“', '\n'])(
  'a path of this site is a link after %j',
  (sign) => {
    expect(shown(`a${sign || ' '}${post}`).at(-1)).toBe(`{What a court said ${post}}`);
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://bank.example@evil.example/',
  'http://',
  'https://[',
  '<a href="x">y</a>',
  '//evil.example/',
  `/forum/posts/${id}x`,
  '/stories/0193c1de-0000-7000-8000-0000000000ff',
])('what leads nowhere that is safe stays words: %s', (text) => {
  expect(shown(text)).toEqual([text]);
});

test('a link to a page of this site shows its title and keeps query and hash', () => {
  expect(shown(`${origin}${post}?at=${id}#reply-${id}, and ${post}`)).toEqual([
    `{What a court said ${post}?at=${id}#reply-${id}}`,
    ', and ',
    `{What a court said ${post}}`,
  ]);
  expect(shown(`https://other.test${post}`)).toEqual([`[https://other.test${post}]`]);
});

test('line breaks are preserved and quotes become blocks', () => {
  expect(blocks('One\n\nTwo\n> Three\n>\n> Four\n\nFive\n')).toEqual([
    { line: 0, quoted: false, parts: [{ kind: 'text', text: 'One\n\nTwo', at: 0 }] },
    { line: 3, quoted: true, parts: [{ kind: 'text', text: 'Three\n\nFour', at: 0 }] },
    { line: 6, quoted: false, parts: [{ kind: 'text', text: 'Five', at: 0 }] },
  ]);
  expect(blocks('>_<')).toMatchObject([{ quoted: false, parts: [{ text: '>_<' }] }]);
  expect(blocks(' \n ')).toEqual([]);
});

test('a long run of punctuation is parsed in linear time', () => {
  const text = `https://example.org/${')'.repeat(20_000)}`;
  expect(shown(text)).toEqual(['[https://example.org/]', ')'.repeat(20_000)]);
});
