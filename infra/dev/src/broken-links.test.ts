// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findBrokenLinks } from './broken-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-links-'));
beforeAll(() => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (home: string, rules = '') => {
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'inner/page.html'), '<h1 id="über-uns">About</h1>');
  writeFileSync(join(folder, 'inner/page.css'), rules);
  const exists = (url: string) =>
    url.startsWith('https://host.example/') ? url.endsWith('/there') : undefined;
  return findBrokenLinks(folder, { base: '/docs/', exists });
};

test('follows links to pages, headings, files and what is known of other sites', () => {
  const report = check(
    `<h1 id="top">Home</h1>
    <a href="#top">a</a> <a href="inner/page.html?a&amp;b">b</a> <a href="/docs/">c</a>
    <a href="/docs/inner/page.html#%C3%BCber-uns">d</a> <img src="/docs/logo.svg">
    <a href="/docs/">c</a> <a href="https://host.example/there">e</a>
    <a href="https://example.org/missing">f</a> <a href="mailto:a@example.org">g</a>`,
    'p { background: url(../logo.svg) }',
  );
  expect(report).toEqual({ pages: 2, checked: 7, broken: [] });
});

test.each([
  ['a missing page', 'inner/missing.html'],
  ['a missing heading', 'inner/page.html#missing'],
  ['a path beside the site', '/inner/page.html'],
  ['a path above the site', '../inner/page.html'],
  ['what another site does not have', 'https://host.example/missing'],
])('reports %s', (_name, href) => {
  expect(check(`<a href="${href}">a</a>`).broken).toEqual([`index.html: ${href}`]);
});

test('reports a missing file of a style', () => {
  expect(check('', 'p { background: url(font.woff2) }').broken).toEqual([
    'inner/page.css: font.woff2',
  ]);
});
