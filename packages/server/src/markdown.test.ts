// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { parseMarkdown, plainTextOf, screenedTextOf } from './markdown.ts';

/** Blocks as lines: kind, quotation, level and number, then the spans with their marks and links. */
const outline = (text: string) =>
  parseMarkdown(text).map(({ kind, quote, level, number, spans }) => {
    const shown = spans.map(
      (span) =>
        `${span.text}${span.marks ? `<${span.marks.join(' ')}>` : ''}${span.href ? `(${span.href})` : ''}`,
    );
    return `${kind} ${quote} ${level} ${number ?? '-'}: ${shown.join('|')}`;
  });

test.each([
  ['**b** *e* `c<d>`', ['paragraph 0 0 -: b<strong>| |e<emphasis>| |c<d><code>']],
  ['***both***', ['paragraph 0 0 -: both<emphasis strong>']],
  ['a\nb  \nc', ['paragraph 0 0 -: a\nb\nc']],
  ['# Title\n\ntext', ['heading 0 0 -: Title', 'paragraph 0 0 -: text']],
  ['- a\n  1. b\n  2. c', ['item 0 1 -: a', 'item 0 2 1: b', 'item 0 2 2: c']],
  ['4. a\n\n   more\n5. b', ['item 0 1 4: a|\n\n|more', 'item 0 1 5: b']],
  ['> a\n> > b\n\nc', ['paragraph 1 0 -: a', 'paragraph 2 0 -: b', 'paragraph 0 0 -: c']],
  ['```js\n<b>\n```', ['code 0 0 -: <b>']],
  ['**テスト。**テスト', ['paragraph 0 0 -: テスト。<strong>|テスト']],
  ['这是**“重点”**内容', ['paragraph 0 0 -: 这是|“重点”<strong>|内容']],
  ['', []],
])('%j becomes elements', (text, expected) => expect(outline(text)).toEqual(expected));

test.each([
  ['---', '---'],
  ['| a |\n|---|', '| a |\n|---|'],
  ['~~s~~ &copy; \\*', '~~s~~ &copy; *'],
  ['[r]: https://a.test', '[r]: https://a.test'],
  ['    indented', 'indented'],
  ['A\n===', 'A\n==='],
])('%j has no other marks', (content, shown) =>
  expect(plainTextOf({ content, format: 'markdown' })).toBe(shown),
);

describe('links', () => {
  test.each([
    ['[x](https://a.test/?a=1&b=2)', 'x(https://a.test/?a=1&b=2)'],
    ['[x](/archive/1#y)', 'x(/archive/1#y)'],
    ['<https://a.test/b>', 'https://a.test/b(https://a.test/b)'],
    ['https://a.test/b。次', 'https://a.test/b(https://a.test/b)|。次'],
    ['readme.md www.a.test a@b.test', 'readme.md www.a.test a@b.test'],
  ])('%j leads where it says', (text, shown) =>
    expect(outline(text)).toEqual([`paragraph 0 0 -: ${shown}`]),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'java%0ascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.test',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/..//evil.test/a',
    '/\t/evil.test',
    'https:evil.test',
    'https://user:secret@a.test',
    'https://',
    'blob:https://a.test/1',
  ])('to %s are none, but for an address in it that can be read', (href) => {
    for (const text of [`[x](${href})`, `[x](<${href}>)`, `<${href}>`, `![x](${href})`]) {
      for (const span of parseMarkdown(text).flatMap(({ spans }) => spans)) {
        if (span.href === undefined) continue;
        expect(span.href).not.toMatch(/^\/[/\\]/);
        const isOwn = URL.parse(span.href, 'https://own.test')?.origin === 'https://own.test';
        expect(isOwn || URL.parse(span.text)?.href === span.href).toBe(true);
      }
    }
  });
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '"><script>alert(1)</script>',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<math><mtext></table><style><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Egnp.exe\u202C',
])('%j stays the text that it is', (content) => {
  expect(plainTextOf({ content, format: 'markdown' })).toBe(content);
});

test('deep nesting and long runs of marks end soon and lose no process', () => {
  for (const sign of ['> ', '- ', '1. ', '[', '![', '*', '**a_', '`', '<', '(', '](', '@a ']) {
    const blocks = parseMarkdown(sign.repeat(Math.floor(20_000 / sign.length)));
    for (const { quote, level } of blocks) expect(quote + level).toBeLessThan(25);
  }
});

test('a plain text is what it is, also with marks', () => {
  expect(plainTextOf({ content: '**a** <b>' })).toBe('**a** <b>');
  expect(plainTextOf({ content: '**a** [b](https://c.test)', format: 'markdown' })).toBe('a b');
});

test('what is screened names the addresses behind words', () => {
  const content =
    '[free](&#104;ttps://spam.test/x) https://a.test/ [own](/news) [http](https://b.test/) [https://a.test/](https://c.test/)';
  expect(screenedTextOf({ content, format: 'markdown' })).toBe(
    'free https://spam.test/x https://a.test/ own http https://b.test/ https://a.test/ https://c.test/',
  );
});
