// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createLinks } from './links.ts';
import { transformPage } from './transform.ts';

const origin = 'https://example.org';
const game = '/archive/0b8f0a3e-5d3c-4f0e-9d5a-1f2e3d4c5b6a';
const post = '/forum/posts/0b8f0a3e-5d3c-4f0e-9d5a-000000000001';

const resolve = createLinks({
  origin,
  contents: {
    pages: [
      { path: '/', parts: [] },
      { path: '/archive', parts: [] },
      { path: '/legal/letter', parts: [] },
      { path: game, language: 'fr', parts: [] },
      { path: post, language: 'de', parts: ['r51'] },
    ],
    lists: {},
    places: { 'reply-r51': 2 },
  },
  save: ({ pathname }) =>
    Promise.resolve(pathname.endsWith('.csv') ? pathname.slice(1) : undefined),
  originalOf: (id) => Promise.resolve(id === 'known' ? 'https://paper.example/a' : undefined),
});

const transform = async (main: string) => {
  const html = `<title>T</title><main><h1>Page</h1>${main}</main>`;
  const place = { file: 'de/forum.html', language: 'de' } as const;
  const picture = (url: string) => Promise.resolve(url.startsWith('/api/') ? 'p.png' : undefined);
  const content = await transformPage(html, place, { resolve, picture });
  return content.main.replace('<h1>Page</h1>', '');
};

test('links lead to files of the copy, relative to the page', async () => {
  expect(
    await transform(
      `<p><a href="/">a</a><a href="${origin}/archive?lang=de">b</a><a href="${game}">c</a></p>` +
        `<p><a href="${post}?at=r51#reply-r51">d</a><a href="/api/games.csv">e</a><a href="#f">f</a></p>` +
        '<p><a href="/legal/letter?country=DE">g</a><a href="/news/known">h</a><a href="https://x.example">i</a></p>',
    ),
  ).toBe(
    `<p><a href="index.html">a</a><a href="archive.html">b</a><a href="..${game}.html">c</a></p>` +
      `<p><a href="..${post}-2.html#reply-r51">d</a><a href="../api/games.csv">e</a><a href="#f">f</a></p>` +
      '<p><a href="legal/letter.html?country=DE">g</a><a href="https://paper.example/a">h</a><a href="https://x.example">i</a></p>',
  );
});

test('what needs a server goes, with the sections that it leaves empty; names and titles stay', async () => {
  expect(
    await transform(
      '<section><h2>Reply</h2><form action="/x"><label>Text <textarea></textarea></label></form></section>' +
        '<div class="row"><button>Like</button><a href="/login?returnTo=%2F">Log in</a></div>' +
        '<p>Is a game missing? <a href="/archive/submit">Tell us</a>.</p>' +
        '<ul><li><a href="/archive?sort=name">By name</a></li></ul>' +
        '<p>By <a class="hover:underline" href="/members/7"><bdi>Ada</bdi></a><!-- --> on Monday</p>' +
        '<h3><a href="/news/gone" data-discover="true">A title</a></h3>' +
        '<img src="/api/objects/1" srcset="/api/objects/1 2x"><script>alert(1)</script>',
    ),
  ).toBe(
    '<p>By <span><bdi>Ada</bdi></span> on Monday</p><h3><span>A title</span></h3><img src="p.png">',
  );
});
