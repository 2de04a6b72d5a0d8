// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { cutAtWord, oneLine, plainLine } from './plain-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['1 < 2 and 2 > 1', '1 < 2 and 2 > 1'],
  ['AT&T', 'AT&T'],
  ['AT&amp;T &#8211; caf&eacute;', 'AT&T – café'],
  ['Example <b>Atom</b>', 'Example Atom'],
  ['Example &lt;b&gt;Atom&lt;/b&gt;', 'Example Atom'],
  ['Example &amp;lt;b&amp;gt;Atom&amp;lt;/b&amp;gt;', 'Example Atom'],
  ['one<br>two<p>three</p>four', 'one two three four'],
  ['Map<String, List<Integer>> explained', 'Map<String, List<Integer>> explained'],
  ['std::vector<std::string> explained', 'std::vector<std::string> explained'],
  ['A <svg:svg x> title', 'A title'],
  ['5 &lt;p 6 and 7', '5 <p 6 and 7'],
  ['5 <p 6 and <b>7</b>', '5 7'],
  ['before<script>alert(1)</script> after', 'before after'],
  ['before&lt;script&gt;alert(1)&lt;/script&gt; after', 'before after'],
  ['<style>p { color: red }</style>text', 'text'],
  ['<a href="javascript:alert(1)">safe</a>', 'safe'],
  ['two\n lines\t and&nbsp;more ', 'two lines and more'],
  ['日本語<br/>テキスト', '日本語 テキスト'],
])('%s is shown as %s', (text, line) => expect(plainLine(text)).toBe(line));

test('characters that a line or the database cannot hold are removed', () => {
  expect(oneLine('a\0b\u0007c\u202ed\ufefff \ud800')).toBe('a b cdf \ufffd');
});

test.each([
  ['short', 10, 'short'],
  ['exactly so', 10, 'exactly so'],
  ['the quick brown fox jumps', 17, 'the quick brown…'],
  ['the quick, brown fox jumps', 17, 'the quick, brown…'],
  ['the first word, then', 17, 'the first word…'],
  ['一二三四五六七八九十', 6, '一二三四五…'],
  ['abcd😀efgh', 6, 'abcd…'],
])('%s within %i is %s', (text, max, cut) => expect(cutAtWord(text, max)).toBe(cut));
