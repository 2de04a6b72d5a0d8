// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { NotAFeedError } from './parsed-feed.ts';
import { readDocument } from './read-document.ts';

const now = new Date('2026-03-01T12:00:00Z');
const url = 'https://example.org/news/feed';

const read = (text: string) =>
  readDocument(Buffer.from(text), { url, contentType: undefined, now });

const rss = (items: string, channel = '', root = '') =>
  `<rss version="2.0" ${root}><channel><title>News</title>${channel}${items}</channel></rss>`;

const itemOf = (text: string) => read(text).items[0];

test('RSS 2.0', () => {
  const feed = read(`<?xml version="1.0"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel>
        <title>Games &amp;amp; News</title><link>https://example.org</link>
        <language>de-AT</language><ttl>30</ttl>
        <item>
          <title>One &lt;b&gt;day&lt;/b&gt;</title>
          <link>https://example.org/one?utm_source=rss#top</link>
          <guid isPermaLink="false">1</guid>
          <pubDate>Thu, 01 Jan 2026 19:48:21 GMT</pubDate>
          <description>&lt;p&gt;Some &lt;i&gt;words&lt;/i&gt;.&lt;/p&gt;</description>
          <content:encoded><![CDATA[<p>All of them.</p><img src="/a.jpg">]]></content:encoded>
        </item>
      </channel>
    </rss>`);
  expect(feed).toEqual({
    name: 'Games & News',
    siteUrl: 'https://example.org/',
    languages: ['de-AT'],
    ttlSeconds: 1_800,
    entries: 1,
    items: [
      {
        guid: '1',
        url: 'https://example.org/one#top',
        canonicalUrl: 'https://example.org/one#top',
        title: 'One day',
        excerpt: 'Some words.',
        html: '<p>Some <em>words</em>.</p>',
        pictureUrl: 'https://example.org/a.jpg',
        publishedAt: new Date('2026-01-01T19:48:21Z'),
        dateDoubt: null,
      },
    ],
  });
});

test('RSS 1.0', () => {
  const feed = read(`<rdf:RDF xmlns="http://purl.org/rss/1.0/" xml:lang="fr"
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
      xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://example.org/"><title>News</title><link>https://example.org/</link>
      <sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency></channel>
    <item rdf:about="https://example.org/1"><title>One</title><link>https://example.org/1</link>
      <dc:date>2026-01-01</dc:date></item>
  </rdf:RDF>`);
  expect(feed).toMatchObject({
    name: 'News',
    languages: ['fr'],
    ttlSeconds: 21_600,
    items: [{ guid: 'https://example.org/1', title: 'One', publishedAt: new Date('2026-01-01') }],
  });
});

test('Atom', () => {
  const feed = read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="/blog/">
    <title type="html">News &amp;amp; more</title>
    <link rel="self" href="feed"/><link href="./"/>
    <entry xml:base="2026/"><id>urn:1</id><title type="text">One</title>
      <link rel="enclosure" type="image/png" href="one.png"/>
      <link type="application/pdf" href="one.pdf"/><link rel="alternate" type="text/html" href="one"/>
      <updated>2026-01-02T00:00:00Z</updated><published>2026-01-01T00:00:00Z</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p><a href="a">A</a></p></div></content>
    </entry>
  </feed>`);
  expect(feed).toMatchObject({ name: 'News & more', siteUrl: 'https://example.org/blog/' });
  expect(feed.items).toEqual([
    {
      guid: 'urn:1',
      url: 'https://example.org/blog/2026/one',
      canonicalUrl: 'https://example.org/blog/2026/one',
      title: 'One',
      excerpt: 'A',
      html: '<p><a href="https://example.org/blog/2026/a" rel="nofollow noopener ugc">A</a></p>',
      pictureUrl: 'https://example.org/blog/2026/one.png',
      publishedAt: new Date('2026-01-01'),
      dateDoubt: null,
    },
  ]);
});

test.each(['https://jsonfeed.org/version/1.1', '1.0'])('JSON Feed %s', (version) => {
  const item = { id: '1', url: '/1', title: 'One', content_text: 'a <b> c', image: '/1.png' };
  const feed = read(JSON.stringify({ version, title: 'News', language: 'ja', items: [item] }));
  expect(feed).toMatchObject({ name: 'News', languages: ['ja'], ttlSeconds: null });
  expect(feed.items[0]).toMatchObject({
    url: 'https://example.org/1',
    html: '<p>a &lt;b&gt; c</p>',
    excerpt: 'a <b> c',
    pictureUrl: 'https://example.org/1.png',
    publishedAt: null,
  });
});

test.each([
  ['2026-03-01T12:09:00Z', null],
  ['2026-03-01T12:11:00Z', 'future'],
  ['1995-01-01T00:00:00Z', null],
  ['1994-12-31T23:59:59Z', 'old'],
])('the doubt about the date %s is %s', (date, doubt) => {
  const item = itemOf(rss(`<item><title>a</title><pubDate>${date}</pubDate></item>`));
  expect(item?.dateDoubt).toBe(doubt);
});

test('a future date becomes now, an invalid one null', () => {
  const dated = (date: string) =>
    itemOf(rss(`<item><title>a</title><pubDate>${date}</pubDate></item>`));
  expect(dated('Fri, 01 Jan 2027 00:00:00 GMT')?.publishedAt).toEqual(now);
  expect(dated('soon')).toMatchObject({ publishedAt: null, dateDoubt: 'unknown' });
  const item = '<item><pubDate>2027-01-01</pubDate><link>';
  const [first, second] = read(rss(`${item}/1</link></item>${item}/2</link></item>`)).items;
  expect(first?.publishedAt?.getTime()).toBeGreaterThan(second?.publishedAt?.getTime() ?? NaN);
});

test('an item without a title gets the beginning of its text', () => {
  const item = itemOf(rss(`<item><description>${'many words '.repeat(30)}</description></item>`));
  expect(item?.title).toMatch(/^many words .* (many|words)…$/);
  expect(item?.title.length).toBeLessThanOrEqual(100);
});

test('an item without guid and URL gets a stable hash of its content', () => {
  const text = rss('<item><title>a</title></item><item><title>b</title></item>');
  const [first, second] = read(text).items;
  expect(first?.guid).toMatch(/^[\w-]{43}$/);
  expect(first?.guid).not.toBe(second?.guid);
  expect(read(text).items[0]?.guid).toBe(first?.guid);
});

const guidsOf = (...items: string[]) =>
  read(rss(items.map((parts) => `<item>${parts}</item>`).join(''))).items.map(({ guid }) => guid);

test('items of the same guid are distinguished by their URLs', () => {
  const linked = ['/1', '/2', '/2'].map((link) => `<guid>x</guid><link>${link}</link>`);
  expect(guidsOf(...linked)).toEqual(['https://example.org/1', 'https://example.org/2']);
  // A repeated item is the same item.
  const twice = '<guid>x</guid><link>/1</link><title>a</title>';
  expect(guidsOf(twice, twice)).toEqual(['x']);
});

test('items of the same guid and URL, or without, are distinguished by their content', () => {
  const at = (title: string, guid: string) => `${guid}<link>/</link><title>${title}</title>`;
  for (const guid of ['', '<guid>https://example.org/</guid>', '<guid>x</guid>']) {
    const [one, two] = guidsOf(at('a', guid), at('b', guid));
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(guidsOf(at('c', guid), at('a', guid), at('b', guid)).slice(1)).toEqual([one, two]);
  }
});

test.each([
  ['no guid', '', '<link>/log</link>'],
  ['the same guid', '<guid>x</guid>', '<link>/log</link>'],
])('items of %s and one link are distinguished by title and by date', (_what, guid, link) => {
  const item = (title: string, day: number) =>
    `<item>${guid}${link}<title>${title}</title><pubDate>${day} Feb 2026 10:00 GMT</pubDate></item>`;
  const feed = read(rss(item('A', 3) + item('B', 2) + item('A', 1) + item('A', 1)));
  expect(feed.items.map(({ title, publishedAt }) => [title, publishedAt?.getUTCDate()])).toEqual([
    ['A', 3],
    ['B', 2],
    ['A', 1],
  ]);
  expect(new Set(feed.items.map((each) => each.guid)).size).toBe(3);
});

test('entries of one id, and shows with one link and title, are distinguished', () => {
  const entry = (title: string) =>
    `<entry><id>urn:1</id><link href="/status"/><title>${title}</title><updated>2026-02-01T00:00:00Z</updated></entry>`;
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom">${entry('Down')}${entry('Up')}</feed>`;
  expect(read(atom).items.map(({ title }) => title)).toEqual(['Down', 'Up']);
  const show = (file: string) =>
    `<item><link>/show</link><title>Show</title><enclosure url="/${file}.mp3" type="audio/mpeg"/></item>`;
  expect(read(rss(show('a') + show('b') + show('b'))).items).toHaveLength(2);
  const json = ['a', 'b'].map((title) => ({ id: '1', url: '/log', title }));
  expect(read(JSON.stringify({ version: '1.1', items: json })).items).toHaveLength(2);
});

test('an edited text does not change the guid of a dated item that shares its link', () => {
  const item = (title: string, text: string) =>
    `<link>/log</link><title>${title}</title><pubDate>1 Feb 2026</pubDate><description>${text}</description>`;
  const [before] = guidsOf(item('a', 'one'), item('b', 'one'));
  expect(guidsOf(item('a', 'two'), item('b', 'one'))[0]).toBe(before);
});

test('a guid that is a path of the site is used as the URL where there is no other', () => {
  const guided = (parts: string) => itemOf(rss(`<item>${parts}<title>a</title></item>`))?.url;
  expect(guided('<guid>/posts/1</guid>')).toBe('https://example.org/posts/1');
  expect(guided('<guid>/posts/1</guid><link>/a</link>')).toBe('https://example.org/a');
  expect(guided('<guid isPermaLink="false">/posts/1</guid>')).toBeNull();
  const json = JSON.stringify({ version: '1.1', items: [{ id: '/posts/1', title: 'a' }] });
  expect(itemOf(json)?.url).toBe('https://example.org/posts/1');
});

test('an item links to its own page, not to another format of it', () => {
  const item = (parts: string) => `<item><title>a</title><link>/page</link>${parts}</item>`;
  const names = 'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:feedburner="x"';
  const format = '<dcterms:isFormatOf>https://example.org/source</dcterms:isFormatOf>';
  const origin = '<feedburner:origLink>https://example.org/origin</feedburner:origLink>';
  const urlOf = (parts: string) => itemOf(rss(item(parts), '', names))?.url;
  expect(urlOf(format)).toBe('https://example.org/page');
  expect(urlOf(format + origin)).toBe('https://example.org/origin');
});

test.each([
  [
    'media:content',
    '<media:content url="/a.jpg"><media:title>T</media:title><media:description>D</media:description></media:content>',
  ],
  [
    'media:group',
    '<media:group><media:title>T</media:title><media:content url="/a.jpg"><media:description>D</media:description></media:content></media:group>',
  ],
])('title and text of %s are used where an item has none', (_what, parts) => {
  expect(itemOf(rss(`<item>${parts}</item>`, '', media))).toMatchObject({
    title: 'T',
    excerpt: 'D',
  });
  const own = '<title>a</title><description>b</description>';
  expect(itemOf(rss(`<item>${own}${parts}</item>`, '', media))).toMatchObject({
    title: 'a',
    excerpt: 'b',
  });
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" ${media}><entry>${parts}</entry></feed>`;
  expect(itemOf(atom)).toMatchObject({ title: 'T', excerpt: 'D' });
});

test('an Atom entry has the title of Dublin Core where it has no other', () => {
  const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const entry = '<entry><dc:title>T</dc:title><link href="/1"/></entry>';
  expect(itemOf(`<feed xmlns="http://www.w3.org/2005/Atom" ${dc}>${entry}</feed>`)?.title).toBe(
    'T',
  );
});

test('files in base64 are no text of an entry', () => {
  const content = '<content type="video/mp4">AAAAIGZ0eXBpc29t</content>';
  const entry = `<entry><title>a</title><link href="/1"/>${content}</entry>`;
  const item = itemOf(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`);
  expect(item).toMatchObject({ title: 'a', excerpt: '', html: '' });
});

test.each([
  ['body', '<body xmlns="http://www.w3.org/1999/xhtml"><p>One <em>two</em></p></body>'],
  ['xhtml:body', '<xhtml:body><p>One <em>two</em></p></xhtml:body>'],
  ['fullitem', '<fullitem>&lt;p&gt;One &lt;em&gt;two&lt;/em&gt;&lt;/p&gt;</fullitem>'],
  ['fullitem with CDATA', '<fullitem><![CDATA[<p>One <em>two</em></p>]]></fullitem>'],
])('a text that stands only in %s is read', (_what, parts) => {
  const root = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const feed = read(
    rss(`<item><title>a</title>${parts}</item><item><title>b</title></item>`, '', root),
  );
  expect(feed.items).toMatchObject([{ html: '<p>One <em>two</em></p>' }, { title: 'b', html: '' }]);
});

test('pages within a description stay its text', () => {
  const page = '<![CDATA[<html><body><p>One</p></body></html>]]>';
  expect(itemOf(rss(`<item><description>${page}</description></item>`))?.excerpt).toBe('One');
});

test('a guid that is a relative path is used as the URL in no format', () => {
  const atom =
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>a</id><title>a</title></entry></feed>';
  const json = JSON.stringify({ version: '1.1', items: [{ id: 'a', title: 'a' }] });
  for (const text of [atom, json]) expect(itemOf(text)).toMatchObject({ guid: 'a', url: null });
});

test('a guid is used as the URL if it may be one', () => {
  const guided = (guid: string) => itemOf(rss(`<item>${guid}</item>`))?.url;
  expect(guided('<guid>https://example.org/1</guid>')).toBe('https://example.org/1');
  expect(guided('<guid isPermaLink="false">https://example.org/1</guid>')).toBeNull();
  expect(guided('<guid>abc</guid>')).toBeNull();
});

test('a URL that several items share is not canonical', () => {
  const item = (id: number, address: string) =>
    `<item><guid isPermaLink="false">${id}</guid><link>${address}</link></item>`;
  const { items } = read(
    rss(
      item(1, '/day?a=1') +
        item(2, '/day?a=1') +
        item(3, '/other') +
        item(4, 'https://example.org/'),
    ),
  );
  expect(items.map(({ canonicalUrl }) => canonicalUrl)).toEqual([
    null,
    null,
    'https://example.org/other',
    null,
  ]);
});

test.each([
  ['', '', 'https://example.org/news/one'],
  ['<link>/blog/</link>', '', 'https://example.org/blog/one'],
  ['<link>https://example.com/blog/</link>', '', 'https://example.com/blog/one'],
  ['<link>https://example.com/</link>', 'xml:base="/base/"', 'https://example.org/base/one'],
])('relative links: channel %s, root %s', (channel, root, address) => {
  expect(itemOf(rss('<item><link>one</link></item>', channel, root))?.url).toBe(address);
});

const media = 'xmlns:media="http://search.yahoo.com/mrss/"';

test.each([
  ['<media:content url="/a.jpg" medium="image"/>', '/a.jpg'],
  ['<media:content url="/a.mp4" type="video/mp4"/><media:thumbnail url="/t.jpg"/>', '/t.jpg'],
  [
    '<media:content url="/s.jpg" type="image/jpeg" width="100"/><media:content url="/l.jpg" type="image/jpeg" width="900"/>',
    '/l.jpg',
  ],
  ['<media:group><media:content url="/g.jpg" medium="image"/></media:group>', '/g.jpg'],
  [
    '<enclosure url="/e.mp3" type="audio/mpeg"/><enclosure url="/e.png" type="image/png"/>',
    '/e.png',
  ],
  ['<itunes:image href="/i.jpg"/>', '/i.jpg'],
  ['<description>&lt;img src="/d.jpg"&gt; a</description>', '/d.jpg'],
  [
    '<description>&lt;img src="/1.gif" width="1" height="1"&gt;&lt;img src="/2.jpg?a=1&amp;amp;b=2"&gt;</description>',
    '/2.jpg?a=1&b=2',
  ],
  ['<description>&lt;img src="data:image/gif;base64,R0lG"&gt;</description>', null],
  ['<description>&lt;img src="javascript:alert(1)"&gt;</description>', null],
  [
    '<description>&lt;img src="http://feeds.feedburner.com/~r/a/~4/b" width="1"&gt;</description>',
    null,
  ],
])('the picture of %s is %s', (parts, path) => {
  const root = `${media} xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"`;
  const expected = path === null ? null : `https://example.org${path}`;
  expect(itemOf(rss(`<item>${parts}</item>`, '', root))?.pictureUrl).toBe(expected);
});

test.each([
  ['junk before it', `Warning: x in <b>y.php</b>\n<br />${rss('<item><title>a</title></item>')}`],
  ['an end that is missing', rss('<item><title>a</title></item>').slice(0, -12)],
  ['an item that is cut off', rss('<item><title>a</title></item>').replace('</item>', '')],
  ['an element that is not closed', rss('<item><title>a<link>/x</link></item>')],
  ['a tag that closes nothing', rss('<item><title>a</title></b></item>')],
  ['stray ampersands', rss('<item><title>a</title><link>/?a&b=1</link></item>')],
  ['control codes', rss('<item><title>\u0001a\u0008</title></item>')],
  ['prefixes that mean nothing', rss('<item><x:y>1</x:y><title>a</title></item>')],
  ['no channel', '<rss><item><title>a</title></item></rss>'],
  ['capitals', rss('<item><title>a</title></item>').replaceAll('item', 'ITEM')],
])('XML with %s is read', (_what, text) => {
  expect(itemOf(text)?.title).toMatch(/^a/);
});

test.each([
  [
    'before the items',
    '<itunes:category text="Games"><item><title>a</title></item><item><title>b</title></item>',
  ],
  [
    'with text',
    '<description>News of games<item><title>a</title></item><item><title>b</title></item>',
  ],
  ['that is an item', '<item><title>a</title><item><title>b</title></item>'],
])('an element %s that is not closed costs no item', (_what, parts) => {
  const feed = read(rss(parts, '', 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'));
  expect(feed.items.map(({ title }) => title)).toEqual(['a', 'b']);
});

test('the number of items counts those that cannot be read, but no code in texts', () => {
  const code = '<item><title>a</title><description><![CDATA[<item> <entry>]]></description></item>';
  expect(read(rss(`${code}<!-- <item> --><item></item>`))).toMatchObject({
    entries: 2,
    items: [{}],
  });
  const many = Array.from({ length: 250 }, (_, id) => ({ id: `${id}`, title: 'a', url: `/${id}` }));
  const feed = read(JSON.stringify({ version: '1.1', items: many }));
  expect([feed.entries, feed.items.length]).toEqual([250, 200]);
});

test('a feed that a server wrapped into a page is read', () => {
  const entry = '<entry><title>a</title><link href="/1"/></entry>';
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`;
  expect(itemOf(`<html><head></head><body>\n${feed}</body></html>`)?.title).toBe('a');
});

test.each([
  '<rss version="2.0"></rss>',
  '<rss/>',
  '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  '{"version":"https://jsonfeed.org/version/1","items":[]}',
])('%s is a feed without items', (text) =>
  expect(read(text)).toMatchObject({ name: '', items: [] }),
);

test.each([
  '',
  ' ',
  'words',
  '<!DOCTYPE html><html><head><title>a</title></head><body><rss></rss></body></html>',
  '<note><to>a</to></note>',
  '<feed><product>1</product></feed>',
  '{}',
  '{"items":',
  '{"version":"1","name":"a package"}',
  '[1]',
  `{"version":"1","items":${'['.repeat(200)}${']'.repeat(200)}}`,
  '<!-- <rss>',
  '<!DOCTYPE rss [ <!ENTITY a "b">',
])('%s is no feed', (text) => expect(() => read(text)).toThrow(NotAFeedError));

test('entities of a document type are neither fetched nor expanded', () => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE rss [<!ENTITY l0 "ha>ha"><!-- ' ]> -->${levels.join('')}
    <!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % more SYSTEM "http://127.0.0.1/">%more;]>`;
  const item = itemOf(`${doctype}${rss('<item><title>a &l9; &file; b</title></item>')}`);
  expect(item?.title).toBe('a &l9; &file; b');
});

test('a document type inside the feed defines nothing either', () => {
  const text = rss('<!DOCTYPE a [<!ENTITY x "expanded">]><item><title>a &x; b</title></item>');
  expect(itemOf(text)?.title).toBe('a &x; b');
});
