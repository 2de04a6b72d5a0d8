// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { excerptOf, plainTextOf, renderMarkdown } from './markdown.ts';

const link = (href: string, text: string) =>
  `<a href="${href}" rel="noopener noreferrer">${text}</a>`;

describe('what an article is made of', () => {
  test.each([
    ['headings begin at h2 and skip none', '# A\n\n#### B\n\n## C\n\n# D', 'h2 h3 h3 h2'],
    ['a first heading that is deep is h2', '### A\n\n#### B\n\n##### C\n\n###### D', 'h2 h3 h4 h4'],
    ['underlined ones too', 'A\n===\n\nB\n---', 'h2 h3'],
  ])('%s', (_name, text, levels) => {
    const found = [...renderMarkdown(text).matchAll(/<(h\d)>\w<\/h\d>/g)].map((match) => match[1]);
    expect(found.join(' ')).toBe(levels);
  });

  test.each([
    ['**b** *e* `c<d>`', '<p><strong>b</strong> <em>e</em> <code>c&lt;d&gt;</code></p>'],
    ['2. two\n3. three', '<ol start="2">\n<li>two</li>\n<li>three</li>\n</ol>'],
    ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['> quote', '<blockquote>\n<p>quote</p>\n</blockquote>'],
    ['a  \nb\n\n---', '<p>a<br />\nb</p>\n<hr />'],
    ['```html\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['| a |\n|---|\n| b |', '<p>| a |\n|---|\n| b |</p>'],
    ['~~s~~', '<p>~~s~~</p>'],
    ['', ''],
  ])('%j', (text, html) => expect(renderMarkdown(text)).toBe(html));
});

describe('links', () => {
  test.each([
    ['[x](/news/a?b=c#d)', '<p><a href="/news/a?b=c#d">x</a></p>'],
    ['[x](http://a.test/?a=1&b="2")', `<p>${link('http://a.test/?a=1&amp;b=%222%22', 'x')}</p>`],
    ['[x](HTTPS://A.test)', `<p>${link('HTTPS://A.test', 'x')}</p>`],
    ['[x](mailto:a@b.test)', `<p>${link('mailto:a@b.test', 'x')}</p>`],
    ['<https://a.test/b>', `<p>${link('https://a.test/b', 'https://a.test/b')}</p>`],
    ['[x]()', '<p>x</p>'],
    ['see https://a.test/b.', `<p>see ${link('https://a.test/b', 'https://a.test/b')}.</p>`],
    ['read readme.md, www.a.test, a@b.test', '<p>read readme.md, www.a.test, a@b.test</p>'],
    ['[x](https://a.test "t\\"><script>")', `<p>${link('https://a.test', 'x')}</p>`],
    ['[x][r]\n\n[r]: https://a.test "<x>"', `<p>${link('https://a.test', 'x')}</p>`],
  ])('%j lead where they say', (text, html) => expect(renderMarkdown(text)).toBe(html));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.test',
    'tel:123',
    '//evil.test',
    'https:evil.test',
    '#top',
    'relative',
    'https://',
  ])('to %s stay text', (href) => {
    expect(renderMarkdown(`[x](${href})`)).toBe(`<p>[x](${href})</p>`);
    expect(renderMarkdown(`[x][r]\n\n[r]: ${href}`)).not.toMatch(/href="(?!https?:)/i);
    expect(renderMarkdown(`<${href}>`)).not.toMatch(/href="(?!https?:)/i);
  });

  test('carry no name and no password', () => {
    const html = renderMarkdown('[x](http://user:secret@a.test) <http://user@a.test>');
    expect(html).not.toMatch(/href="[^"]*@/);
  });

  test('that begin as an own path never leave the site', () => {
    for (const href of ['/\\evil.test', '</\t/evil.test>', '/%2F/evil.test', '/.//evil.test']) {
      const found = /href="([^"]*)"/.exec(renderMarkdown(`[x](${href})`))?.[1] ?? '/';
      expect(new URL(found, 'https://kga.test').origin).toBe('https://kga.test');
    }
  });
});

describe('nothing of what is typed is markup', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<svg/onload=alert(1)>', '<p>&lt;svg/onload=alert(1)&gt;</p>'],
    ['<!-- c -->', '<p>&lt;!-- c --&gt;</p>'],
    ['&lt;script&gt; &amp;amp;', '<p>&lt;script&gt; &amp;amp;</p>'],
    ['[x](&#106;avascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](<javascript&colon;alert(1)>)', '<p>[x](&lt;javascript:alert(1)&gt;)</p>'],
    ['[x](java\tscript:alert(1))', '<p>[x](java\tscript:alert(1))</p>'],
    ['![alt <b>](https://evil.test/x.png)', '<p>alt &lt;b&gt;</p>'],
    ['![x](data:image/png;base64,AAAA)', '<p>![x](data:image/png;base64,AAAA)</p>'],
    ['[![x](https://a.test/i.png)](https://b.test)', `<p>${link('https://b.test', 'x')}</p>`],
    [
      '[<img src=x onerror=y>](https://a.test)',
      `<p>${link('https://a.test', '&lt;img src=x onerror=y&gt;')}</p>`,
    ],
    [
      '[a](https://a.test/`onmouseover=x`)',
      `<p>${link('https://a.test/%60onmouseover=x%60', 'a')}</p>`,
    ],
    ['[a](https://a.test/"onclick=x)', `<p>${link('https://a.test/%22onclick=x', 'a')}</p>`],
    ['```" onload="x\ny\n```', '<pre><code>y\n</code></pre>'],
  ])('%j', (text, html) => expect(renderMarkdown(text)).toBe(html));

  test('however deep it is nested', () => {
    for (const sign of ['> ', '- ', '[', '*', '![', '`', '<', '(']) {
      const html = renderMarkdown(sign.repeat(Math.floor(40_000 / sign.length)));
      expect(html).not.toMatch(/<(?!\/?(?:p|blockquote|ul|li|em|strong|code|pre|hr)\b)/);
    }
  });
});

test('as plain text it is one line without marks, and without headings where there is more', () => {
  const text =
    '# A *heading*\n\nSome **strong**\nwords, [a link](https://a.test)  \n`code`\n\n> &copy;';
  expect(plainTextOf(text)).toBe('Some strong words, a link code ©');
  expect(plainTextOf('# A *heading*')).toBe('A heading');
  expect(plainTextOf('![a picture](https://a.test/x.png) of it')).toBe('a picture of it');
});

describe('an excerpt', () => {
  test('of a short article is the whole text', () => {
    expect(excerptOf('Short *and* good.', 'en')).toBe('Short and good.');
    expect(excerptOf('', 'en')).toBe('');
    const exact = 'x'.repeat(299);
    expect(excerptOf(`${exact}.`, 'en')).toBe(`${exact}.`);
  });

  test('of a long one is cut after a word', () => {
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

  test('of one long word is cut, though not within a character', () => {
    expect(excerptOf(`a${'😀'.repeat(400)}`, 'en')).toBe(`a${'😀'.repeat(149)}…`);
    expect(excerptOf('𠮷'.repeat(400), 'ja')).toBe(`${'𠮷'.repeat(149)}…`);
    expect(excerptOf(`ab${'𐐷'.repeat(400)}`, 'en')).toBe(`ab${'𐐷'.repeat(148)}…`);
    expect(excerptOf('x'.repeat(1_000), 'en')).toBe(`${'x'.repeat(299)}…`);
  });
});
