// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { rewritten } from '../../../../testing/rewritten.ts';
import { cleanHtml, excerptOf } from './clean-html.ts';

const places = { base: 'https://example.org/blog/', page: 'https://example.org/blog/one' };

const clean = (text: string) => cleanHtml({ text, isPlain: false }, places);

const link = (href: string, text: string) =>
  `<p><a href="${href}" rel="nofollow noopener ugc">${text}</a></p>`;

test.each([
  ['words alone', '<p>words alone</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['one\n\ntwo\nlines', '<p>one</p><p>two lines</p>'],
  ['<p>a <b>b</b> <i>c</i><br/>d</p>', '<p>a <strong>b</strong> <em>c</em><br />d</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<h2>Head</h2><div>body</div>', '<p>Head</p><p>body</p>'],
  ['<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
  ['a<img src="x" onerror="alert(1)">b', '<p>ab</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p>a</p><iframe src="https://example.org/"></iframe>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><p>a</p><object data="x">b</object>', '<p>a</p>'],
  ['<p></p><p> </p><p>a</p>', '<p>a</p>'],
  ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
  ['<p><strong>a<p>b</strong>c', '<p><strong>a</strong></p><p><strong>b</strong></p><p>c</p>'],
  ['<li>a</li><ul>b</ul>', '<p>a</p><p>b</p>'],
  ['<ul><li>a<ul><li>b</ul>c</ul>', '<ul><li>a<ul><li>b</li></ul>c</li></ul>'],
  ['<ul><li>a<ul>b</ul>c</ul>', '<ul><li>a b c</li></ul>'],
  ['<p>a <b> b</b> c<br> <br>d<br></p>', '<p>a <strong>b</strong> c<br /><br />d</p>'],
  ['a<br><br> <br><br/>b', '<p>a<br /><br />b</p>'],
  ['R&amp;D <b>&lt;3</b>', '<p>R&amp;D <strong>&lt;3</strong></p>'],
])('%s becomes %s', (text, html) => expect(clean(text)).toEqual(html));

test.each([
  ['post', 'https://example.org/blog/post'],
  ['/post', 'https://example.org/post'],
  ['//example.com/post', 'https://example.com/post'],
  ['#comments', 'https://example.org/blog/one#comments'],
  ['https://example.com/?a=1&amp;utm_source=rss', 'https://example.com/?a=1'],
  ['mailto:press@example.org', 'mailto:press@example.org'],
])('a link to %s leads to %s', (href, address) => {
  expect(clean(`<a href="${href}" target="_blank">a</a>`)).toBe(link(address, 'a'));
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'ftp://example.org/',
  'https://name:word@example.org/',
  'mailto:a b',
])('a link to %s is none', (href) => expect(clean(`<a href="${href}">a</a>`)).toBe('<p>a</p>'));

const good = link('https://example.com/', 'hi').replaceAll(/<\/?p>/g, '');

test.each([
  ['<a name=x>x</a><a href="https://example.com/">hi</a>', `<p>x${good}</p>`],
  ['<a href="https://example.com/">hi</a><a name=x>x</a>', `<p>${good}x</p>`],
  ['<a name="top"></a><p>Hello', '<p>Hello</p>'],
  ['<p><a>one <b>two</a> three</b></p>', '<p>one <strong>two</strong> three</p>'],
  ['<a name=x>a <a href="https://example.com/">hi</a> b</a>', `<p>a ${good} b</p>`],
  [
    '<a href="/x">a <a href="https://example.com/">hi</a></a>',
    `<p><a href="https://example.org/x" rel="nofollow noopener ugc">a</a> ${good}</p>`,
  ],
])('%s has one link that ends where it does', (text, html) => expect(clean(text)).toBe(html));

test('elements stay properly nested, whatever the input', () => {
  const parts = '<a name=x>|<a href="/y">|</a>|<p>|</p>|<div>|</div>|<ul>|<li>|</ul>|<b>|</b>|<br>|'
    .concat('<blockquote>|</blockquote>|<em>|</em>|<td>|</li>|<h2>|</h2>|a &amp; b|<code>| c |<!--')
    .split('|');
  // A number that goes through all of its values in no order that shows.
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: 30 }, () => parts[next() % parts.length]).join('');
    const html = clean(`<p>${text}`);
    expect(rewritten(html), text).toBe(html);
  }
});

test('endless nesting keeps the text', () => {
  const html = clean(`${'<blockquote>'.repeat(1_000)}a</blockquote>${'<li>b'.repeat(1_000)}`);
  expect(rewritten(html)).toBe(html);
  expect(excerptOf(html, 400)).toMatch(/^a b/);
});

test('removed elements cannot assemble a script', () => {
  const html = clean('<scr<script>ipt>alert(1)</scr</script>ipt><p>a</p>');
  expect(html).not.toMatch(/<(?!\/?p>)/);
});

test('plain text shows its tags', () => {
  const html = cleanHtml({ text: 'the <b> element', isPlain: true }, places);
  expect(html).toBe('<p>the &lt;b&gt; element</p>');
});

test('long HTML is cut outside tags and entities, and closed', () => {
  const html = clean(
    `<ul>${'<li><em>words &amp; <a href="/x">more</a></em></li>'.repeat(200)}</ul>`,
  );
  expect(html.length).toBeLessThan(4_100);
  expect(html).toMatch(/…(<\/(a|em|li|ul)>)+$/);
  const opened = html.match(/<[a-z]/g)?.length;
  expect(html.match(/<\//g)).toHaveLength(opened ?? 0);
  expect(html).not.toMatch(/&[^;]{0,4}…|<[^>]*…/);
});

test('an excerpt is the text of the HTML', () => {
  const html = clean('<p>a &lt;b&gt; &amp;amp; "c"</p><ul><li>d</li><li>e</li></ul>');
  expect(excerptOf(html, 400)).toBe('a <b> &amp; "c" d e');
  expect(excerptOf(clean(`<p>${'word '.repeat(200)}</p>`), 400)).toMatch(/^(word ){79}word…$/);
});
