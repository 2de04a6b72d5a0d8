// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkLinks } from './check-links.ts';
import { repository } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-docs-'));
beforeAll(() => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (home: string) => {
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'inner/page.html'), '<h1 id="über-uns">About</h1>');
  return checkLinks({ folder, base: '/docs/', repository });
};

test('follows links to pages, headings, files and the repository', () => {
  const report = check(`
    <h1 id="top">Home</h1>
    <a href="#top">a</a> <a href="inner/page.html">b</a> <a href="/docs/">c</a>
    <a href="/docs/inner/page.html#%C3%BCber-uns">d</a> <img src="/docs/logo.svg">
    <a href="${campaign.sourceUrl}/blob/main/package.json#L2">e</a>
    <a href="https://example.org/missing">f</a>`);
  expect(report).toEqual({ pages: 2, checked: 6, broken: [] });
});

test.each([
  ['a missing page', 'inner/missing.html'],
  ['a missing heading', 'inner/page.html#missing'],
  ['a path beside the site', '/inner/page.html'],
  ['a missing file of the repository', `${campaign.sourceUrl}/blob/main/missing.ts`],
])('reports %s', (_name, href) => {
  expect(check(`<a href="${href}">a</a>`).broken).toEqual([`index.html: ${href}`]);
});
