// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { toCanonicalUrl, parseWebUrl, stripTracking } from './web-url.ts';

const parse = (address: string) => new URL(address);

test.each([
  ['a', 'https://example.org/feed/a'],
  ['/a b', 'https://example.org/a%20b'],
  ['//example.com', 'https://example.com/'],
  [' http://example.com/ ', 'http://example.com/'],
  ['http:///example.com/a/', 'http://example.com/a/'],
  ['?a', 'https://example.org/feed/?a'],
])('%s leads to %s', (address, expected) => {
  expect(parseWebUrl(address, 'https://example.org/feed/')?.href).toBe(expected);
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/plain,a',
  'ftp://example.org/',
  'urn:uuid:1',
  'https://name@example.org/',
  'http://',
  `https://example.org/${'a'.repeat(2_100)}`,
  `https://example.org/${'ä'.repeat(1_000)}`,
])('%s is no address of the web', (address) => {
  expect(parseWebUrl(address, 'https://example.org/')).toBeNull();
});

test.each([
  ['https://example.org/?utm_source=rss&utm_medium=a', 'https://example.org/'],
  ['https://example.org/?id=1&fbclid=a&b=%20+c', 'https://example.org/?id=1&b=%20+c'],
  ['https://example.org/?gclid=1&mc_cid=2&at_medium=3&wt_mc=4#a', 'https://example.org/#a'],
  ['https://example.org/?ref=rss&source=atom', 'https://example.org/'],
  ['https://example.org/?source=rss----7f60cf5620c9---4', 'https://example.org/'],
  ['https://example.org/?srsltid=a&__hstc=1&__hssc=2&guccounter=1', 'https://example.org/'],
  ['https://example.org/?emc=rss&wprss=rss_homepage&id=3', 'https://example.org/?id=3'],
  ['https://example.org/a#utm_source=rss', 'https://example.org/a'],
  ['https://example.org/a?rss', 'https://example.org/a'],
  ['https://example.org/a?id=1&rss=1', 'https://example.org/a?id=1'],
  ['https://example.org/a?sref=rss', 'https://example.org/a'],
  ['https://example.org/a?rss=games', 'https://example.org/a?rss=games'],
  ['https://example.org/?source=rss-reader', 'https://example.org/?source=rss-reader'],
  ['https://example.org/?ref=main&source=2', 'https://example.org/?ref=main&source=2'],
  ['https://example.org/?state=1&cat=2&at=3', 'https://example.org/?state=1&cat=2&at=3'],
])('%s without tracking is %s', (address, expected) => {
  expect(stripTracking(parse(address)).href).toBe(expected);
});

test.each([
  'http://example.org/a',
  'https://www.example.org/a/',
  'https://EXAMPLE.org:443/a',
  'https://example.org/a#xtor=RSS-1',
  'http://example.org:80/a?utm_source=x',
])('%s is the same article', (address) => {
  expect(toCanonicalUrl(parse(address))).toBe('https://example.org/a');
});

test('parameters that identify articles stay', () => {
  expect(toCanonicalUrl(parse('http://example.org:8080/a?id=2&b=1'))).toBe(
    'https://example.org:8080/a?b=1&id=2',
  );
  expect(toCanonicalUrl(parse('https://m.example.org/A'))).toBe('https://m.example.org/A');
});

test('the fragment identifies articles of one page', () => {
  expect(toCanonicalUrl(parse('http://example.org/day#b'))).toBe('https://example.org/day#b');
});

test('the front page has no canonical URL', () => {
  expect(toCanonicalUrl(parse('https://www.example.org/?utm_source=rss'))).toBeNull();
});
