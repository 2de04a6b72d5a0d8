// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { linkBetween, savedAnswer, staticFile, staticStart } from './static-copy.ts';

test('general pages have a file in each language, items one', () => {
  expect(staticStart('de')).toBe('de/index.html');
  expect(staticFile('/', 'en')).toBe('front-page.html');
  expect(staticFile('/archive', 'ja')).toBe('ja/archive.html');
  expect(staticFile('/archive-list', 'ja', 3)).toBe('ja/archive-list-3.html');
  expect(staticFile('/archive/1', 'ja')).toBe('archive/1.html');
  expect(staticFile('/archive/1/memories', 'ja', 2)).toBe('archive/1/memories-2.html');
  expect(staticFile('/forum/posts/2', 'fr')).toBe('forum/posts/2.html');
  expect(staticFile('/forum/categories/a', 'fr')).toBe('fr/forum/categories/a.html');
  expect(savedAnswer('/api/legal/records/DE')).toBe('api/legal/records/DE.json');
});

test('links are relative, so that the copy can be served from any folder', () => {
  expect(linkBetween('archive.html', 'index.html')).toBe('index.html');
  expect(linkBetween('de/legal/letter.html', 'de/legal.html')).toBe('../legal.html');
  expect(linkBetween('archive/1.html', 'assets/style.css')).toBe('../assets/style.css');
  expect(linkBetween('index.html', 'de/archive.html')).toBe('de/archive.html');
});
