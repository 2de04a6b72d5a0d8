// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { discoverFeeds } from './discover-feeds.ts';

const url = 'https://example.org/blog/';

const find = (html: string, contentType = 'text/html') =>
  discoverFeeds(Buffer.from(html), { url, contentType });

test('feeds that a page declares, in order and once', () => {
  const html = `<html><head>
    <link rel="stylesheet alternate" type="text/css" href="/a.css">
    <link rel="alternate" hreflang="de" href="/de/">
    <link rel="alternate" type="application/rss+xml" title=" News &amp; more " href="feed.xml">
    <link rel='ALTERNATE' type='application/atom+xml; charset=utf-8' href='/atom'>
    <link rel=alternate type=application/feed+json href=//example.com/feed.json>
    <link rel="alternate" type="application/json" href="/wp-json/posts/1">
    <link rel="alternate" type="application/rss+xml" href="feed.xml">
    <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
    </head><body><a href="/other/feed">Other</a></body></html>`;
  expect(find(html)).toEqual([
    { url: 'https://example.org/blog/feed.xml', title: 'News & more' },
    { url: 'https://example.org/atom', title: 'https://example.org/atom' },
    { url: 'https://example.com/feed.json', title: 'https://example.com/feed.json' },
  ]);
});

test('links that look like feeds, if a page declares none', () => {
  const html = `<base href="/sub/"><a href="feed/"><b>Our</b> feed</a> <a href="/about">About</a>
    <a href="https://example.com/rss.xml"></a>`;
  expect(find(html)).toEqual([
    { url: 'https://example.org/sub/feed/', title: 'Our feed' },
    { url: 'https://example.com/rss.xml', title: 'https://example.com/rss.xml' },
  ]);
});

test('titles are decoded in the encoding of the page', () => {
  const html = '<meta charset="windows-1252"><link rel="feed" href="/f" title="Gr\xf6\xdfe">';
  const found = discoverFeeds(Buffer.from(html, 'latin1'), { url, contentType: 'text/html' });
  expect(found).toEqual([{ url: 'https://example.org/f', title: 'Größe' }]);
});

test.each(['', '<p>nothing</p>', '{"a":1}', '\u001f\u008b'])('%j announces nothing', (html) => {
  expect(discoverFeeds(Buffer.from(html, 'latin1'), { url, contentType: undefined })).toEqual([]);
});
