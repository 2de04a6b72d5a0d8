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
])('an address is a link without the signs around it: %s', (text, parts) => {
  expect(shown(text)).toEqual(parts);
});

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
