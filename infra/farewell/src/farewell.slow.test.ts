// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrokenLinks } from '@kga/dev/broken-links';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { farewell } from './farewell.ts';

/** What the installation answers; the language of a page is part of its content. */
let answers: Record<string, { status?: number; type?: string; body: string }> = {};
let server: Server;
let origin = '';
let folder = '';

const page = (main: string) => ({
  body: `<!doctype html><html><head><style>@font-face{src:url(/assets/f.woff2)}</style>
<script src="/assets/app.js"></script><link rel="canonical" href="https://x.example/"></head>
<body><main><h1>Title</h1>${main}</main></body></html>`,
});

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'kga-copy-')), 'copy');
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isList = pathname.startsWith('/api/') && !(pathname in answers);
    const known = isList ? { type: 'application/json', body: '[]' } : answers[pathname];
    const { status = 200, type = 'text/html', body } = known ?? { status: 404, body: '' };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const urls = ['/', '/forum', '/end-of-life', '/contact'];
  answers = {
    '/': page(''),
    '/forum': page(''),
    '/end-of-life': page('The campaign has ended.'),
    '/contact': { status: 410, ...page('') },
    '/login': { status: 410, ...page('') },
    '/sitemap.xml': {
      type: 'application/xml',
      body: urls.map((path) => `<loc>${origin}${path}</loc>`).join(''),
    },
    '/assets/f.woff2': { type: 'font/woff2', body: 'font' },
    '/api/open-data/games.csv': { type: 'text/csv', body: 'name' },
  };
});
afterEach(() => {
  server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const copy = () =>
  farewell(origin, folder, { signal: new AbortController().signal, log: () => undefined });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('links are relative, in the language of the page, and what needs a server leads to the end', async () => {
  answers['/forum'] = page(
    `<a href="/">a</a><a href="${origin}/forum?lang=ja" hreflang="ja">b</a><a href="/contact">c</a>` +
      '<a href="/login?returnTo=%2F">d</a><a href="/forum?sort=oldest">e</a><a href="#f" id="f">f</a>' +
      '<a href="/api/open-data/games.csv">g</a><a href="/api/docs">h</a><a href="https://x.example">i</a>' +
      '<a href="/members/7"><bdi>Ada</bdi></a><form><input></form><button>Like</button>',
  );
  answers['/api/docs'] = page('');
  expect(await copy()).toEqual([]);
  expect(read('de/forum.html')).toContain(
    '<h1>Title</h1><a href="index.html">a</a><a href="../ja/forum.html" hreflang="ja">b</a>' +
      '<a href="end-of-life.html">c</a><a href="end-of-life.html">d</a><a href="end-of-life.html">e</a>' +
      '<a href="#f" id="f">f</a><a href="../api/open-data/games.csv">g</a><a href="end-of-life.html">h</a>' +
      '<a href="https://x.example">i</a><bdi>Ada</bdi></main>',
  );
  expect(read('de/forum.html')).not.toMatch(/<script|canonical|<style/);
  expect(read('api/open-data/games.csv')).toBe('name');
  expect(read('assets/f.woff2')).toBe('font');
});

test('links to the other languages stay, without the class that hides them where no script runs', async () => {
  answers['/forum'] = page(
    `<ul class="flex max-sm:hidden noscript:hidden"><a href="/forum?lang=ja" hreflang="ja">a</a></ul>` +
      '<p class="noscript:hidden">b</p>',
  );
  expect(await copy()).toEqual([]);
  expect(read('forum.html')).toContain(
    '<h1>Title</h1><ul class="flex"><a href="ja/forum.html" hreflang="ja">a</a></ul></main>',
  );
});

test.each([
  ['a page that is not there', '/forum', '/forum answers 404'],
  ['a missing font', '/assets/f.woff2', '/assets/f.woff2'],
])('%s stops the copy and is named', async (_what, path, message) => {
  answers[path] = { status: 404, body: '' };
  await expect(copy()).rejects.toThrow(message);
});

test('a page without content stops the copy and is named', async () => {
  answers['/forum'] = { body: '<main></main>' };
  await expect(copy()).rejects.toThrow(/^\/forum\?lang=[\w-]+ has no content$/);
});

test('an installation that is not read-only is refused', async () => {
  answers['/login'] = page('<form></form>');
  await expect(copy()).rejects.toThrow('is not read-only');
});

test('a folder that is not empty is refused', async () => {
  folder = join(folder, '..');
  writeFileSync(join(folder, 'a.html'), '');
  await expect(copy()).rejects.toThrow('is not empty');
  folder = join(folder, 'copy');
});

test('a copy that takes too long ends', async () => {
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(farewell(origin, folder, { signal, log: () => undefined })).rejects.toThrow(
    'too late',
  );
});

test('links that lead to no file or no part of one are found', async () => {
  await copy();
  writeFileSync(join(folder, 'a.html'), '<a href="de/b.html#here">1</a><a href="c.html">2</a>');
  writeFileSync(join(folder, 'de/b.html'), '<p id="here"></p><a href="../a.html#there">3</a>');
  writeFileSync(join(folder, 's.css'), '@font-face{src:url(f.woff2)}');
  expect(findBrokenLinks(folder).broken.toSorted()).toEqual([
    'a.html: c.html',
    'de/b.html: ../a.html#there',
    's.css: f.woff2',
  ]);
});
