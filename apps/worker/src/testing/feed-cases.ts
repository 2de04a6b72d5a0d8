// SPDX-License-Identifier: AGPL-3.0-or-later
// One table of feeds, as long as there are kinds of faults that real feeds have.
import { gzipSync } from 'node:zlib';

import type { CorpusEntry } from './feed-corpus.ts';
import type { FeedFacts } from './feed-facts.ts';

type FeedCase = { body: string | Buffer; facts: FeedFacts };

const rss = (items: string, channel = '', root = '') =>
  `<rss version="2.0" ${root}><channel><title>News</title>${channel}${items}</channel></rss>`;

const item = (parts: string) => `<item><link>https://outlet.example/1</link>${parts}</item>`;

const titled = (title: string) => rss(item(`<title>${title}</title>`));

const dated = (...dates: string[]) =>
  rss(dates.map((date, index) => `<item><title>Day ${index}</title>${date}</item>`).join(''));

const titles = (...list: string[]): FeedFacts => ({ items: list.map((title) => ({ title })) });

/** The bytes of ASCII and Thai text in TIS-620. */
const thai = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => letter.charCodeAt(0)).map((code) =>
      code < 0x80 ? code : code - 0xd60,
    ),
  );

const thaiTitle = 'สำนักงานส่งเสริมอุตสาหกรรมซอฟต์แวร์แห่งชาติ ขอเรียนเชิญทุกท่านที่สนใจ';

const cases: Readonly<Record<string, FeedCase>> = {
  'items-that-differ-in-the-fragment': {
    body: rss(
      '<item><title>One</title><link>https://outlet.example/day#a</link></item><item><title>Two</title><link>https://outlet.example/day#b</link></item>',
    ),
    facts: {
      count: 2,
      items: [
        { title: 'One', canonicalUrl: 'https://outlet.example/day#a' },
        { title: 'Two', canonicalUrl: 'https://outlet.example/day#b' },
      ],
    },
  },
  'one-item-with-two-guids-and-links': {
    body: rss(
      ['1', '2']
        .map(
          (id) =>
            `<item><guid>https://outlet.example/${id}</guid><title>One</title><pubDate>2020-02-06</pubDate></item>`,
        )
        .join(''),
    ),
    facts: { count: 1, items: [{ guid: 'https://outlet.example/1' }] },
  },
  'json-id-that-is-no-address': {
    body: JSON.stringify({ version: '1.1', title: 'News', items: [{ id: 'a1', title: 'One' }] }),
    facts: { count: 1, items: [{ guid: 'a1', url: null }] },
  },
  'atom-id-that-is-no-address': {
    body: '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>a1</id><title>One</title></entry></feed>',
    facts: { count: 1, items: [{ guid: 'a1', url: null }] },
  },
  'podcast-without-links': {
    body: rss(
      '<item><title>Episode</title><guid isPermaLink="false">e1</guid><enclosure url="https://cdn.example/e1.mp3" type="audio/mpeg" length="1"/></item>',
    ),
    facts: { items: [{ guid: 'e1', url: 'https://cdn.example/e1.mp3', pictureUrl: null }] },
  },
  'rss-with-prefixes': {
    body: `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:title>News</r:title><r:item><r:title>One</r:title><r:link>https://outlet.example/1</r:link></r:item></r:channel></r:rss>`,
    facts: { name: 'News', count: 1, items: [{ title: 'One', url: 'https://outlet.example/1' }] },
  },
  'rss-with-prefixed-channel': {
    body: `<rss version="2.0" xmlns:r.2="urn:r"><r.2:channel><r.2:title>News</r.2:title><r.2:item><r.2:title>One</r.2:title></r.2:item></r.2:channel></rss>`,
    facts: { name: 'News', count: 1, items: [{ title: 'One' }] },
  },
  dates: {
    body: dated(
      '<pubDate>2004-Jul-13 10:00</pubDate>',
      '<pubDate>Thu, 06 Feb 2020 12:00:00 (PST)</pubDate>',
      '<pubDate>2020-02-06T12:00:00\u221205:00</pubDate>',
      '<pubDate>Fri, 2006/09/15 08:19:53 EDT</pubDate>',
      '<dcterms:modified>2012-06-11</dcterms:modified>',
      '<pubDate>15. listopada 2020</pubDate>',
      '<pubDate>Thu, 06 Feb 2199 12:00:00 GMT</pubDate>',
      '<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>',
    ),
    facts: {
      items: [
        { publishedAt: '2004-07-13T10:00:00.000Z', dateDoubt: null },
        { publishedAt: '2020-02-06T20:00:00.000Z' },
        { publishedAt: '2020-02-06T17:00:00.000Z' },
        { publishedAt: '2006-09-15T12:19:53.000Z' },
        { publishedAt: '2012-06-11T00:00:00.000Z' },
        { publishedAt: null, dateDoubt: 'unknown' },
        { dateDoubt: 'future' },
        { publishedAt: '1970-01-01T00:00:00.000Z', dateDoubt: 'old' },
      ],
    },
  },
  'controls-of-windows-1252': {
    body: titled('don&#146;t \u0096 don&amp;#x92;t'),
    facts: titles('don’t – don’t'),
  },
  'bytes-of-windows-1252-in-utf-8': {
    body: Buffer.concat([
      Buffer.from(
        '<?xml version="1.0" encoding="utf-8"?><rss><channel><item><title>Gr\u00fc\u00dfe aus K\u00f6ln, don',
      ),
      Buffer.from([0x92]),
      Buffer.from('t</title></item></channel></rss>'),
    ]),
    facts: titles('Grüße aus Köln, don’t'),
  },
  'atom-0.3-in-base64': {
    body: '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="base64">T25l</title><content type="text/html" mode="base64">RXhhbXBsZSA8Yj5BdG9tPC9iPg==</content></entry></feed>',
    facts: { items: [{ title: 'One', html: '<p>Example <strong>Atom</strong></p>' }] },
  },
  'empty-base': {
    body: rss(
      '<item><link>one</link></item>',
      '<link>https://outlet.example/blog/</link>',
      'xml:base=""',
    ),
    facts: { items: [{ url: 'https://outlet.example/blog/one' }] },
  },
  'address-of-its-own': {
    body: rss(
      '<item><link>one</link></item>',
      '<atom:link rel="self" href="https://outlet.example/blog/feed"/>',
      'xmlns:atom="http://www.w3.org/2005/Atom"',
    ),
    facts: { items: [{ url: 'https://outlet.example/blog/one' }] },
  },
  'tis-620-undeclared': { body: thai(titled(thaiTitle)), facts: titles(thaiTitle) },
  'unknown-elements-in-a-title': {
    body: rss(
      ['&lt;game&gt;Vec&lt;/game&gt; day', '&lt;x y="z"&gt;Vec', 'Vec&lt;T&gt; in Rust']
        .map((title) => `<item><title>${title}</title></item>`)
        .join(''),
    ),
    facts: titles('Vec day', 'Vec', 'Vec<T> in Rust'),
  },
  'icons-of-share-buttons': {
    body: rss(
      item(
        '<description>&lt;a href="https://www.facebook.com/sharer.php?u=1"&gt;&lt;img src="/fb.png"&gt;&lt;/a&gt; &lt;img src="/buttons/twitter-icon.png"&gt; &lt;img src="/i.png" width="24"&gt; &lt;a href="/1"&gt;&lt;img src="/a.jpg"&gt;&lt;/a&gt;</description>',
      ),
    ),
    facts: { items: [{ pictureUrl: '{origin}/a.jpg' }] },
  },
  'address-behind-feedburner': {
    body: rss(
      '<item><link>http://feedproxy.google.com/~r/x/~3/abc/</link><feedburner:origLink>https://outlet.example/1?source=rss----7f60cf5620c9---4</feedburner:origLink></item>',
      '',
      'xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"',
    ),
    facts: { items: [{ url: 'https://outlet.example/1' }] },
  },
  'compressed-file-that-is-too-large': {
    body: gzipSync(Buffer.alloc(5_000_001, ' ')),
    facts: { fault: 'too_large' },
  },
};

export const feedCases: readonly (CorpusEntry & { facts: FeedFacts })[] = Object.entries(cases).map(
  ([name, { body, facts }]) => ({
    file: `cases/${name}`,
    isAttack: false,
    items: 0,
    assertion: undefined,
    headers: {},
    body: Buffer.from(body),
    facts,
  }),
);
