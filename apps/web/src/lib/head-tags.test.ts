// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { type PageHead, headTags, scriptJson } from './head-tags.ts';

const origin = 'https://kga.test';
const at = (head: Partial<PageHead>, pathname = '/news/x', language: 'en' | 'de' = 'en') =>
  headTags({ title: 'A title', description: 'A text', ...head }, { origin, pathname, language });

const hrefs = (tags: ReturnType<typeof headTags>, rel: string) =>
  tags
    .filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => [attributes['hreflang'] ?? '', attributes['href']]);

const content = (tags: ReturnType<typeof headTags>, property: string) =>
  tags.find(({ attributes }) => attributes['property'] === property)?.attributes['content'];

const article = {
  language: 'de',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  translations: [{ language: 'en', path: '/news/y' }],
} as const;

test('a page links to every language', () => {
  const tags = at({ query: 'category=policy' }, '/news', 'de');
  expect(hrefs(tags, 'canonical')).toEqual([['', `${origin}/news?category=policy&lang=de`]]);
  expect(hrefs(tags, 'alternate')).toHaveLength(languages.length + 1);
  expect(hrefs(tags, 'alternate').at(-1)).toEqual(['x-default', `${origin}/news?category=policy`]);
});

test('the oEmbed link names what the widget of a page depends on', () => {
  const [[, json] = []] = hrefs(at({ embeddable: { query: 'view=map' } }), 'alternate');
  expect(json).toContain(encodeURIComponent('/news/x?view=map'));
});

test('an article has one canonical URL and links to its translations', () => {
  for (const language of ['en', 'de'] as const) {
    const tags = at({ article }, '/news/x', language);
    expect(hrefs(tags, 'canonical')).toEqual([['', `${origin}/news/x?lang=de`]]);
    expect(hrefs(tags, 'alternate')).toEqual([
      ['de', `${origin}/news/x?lang=de`],
      ['en', `${origin}/news/y`],
      ['x-default', `${origin}/news/y`],
    ]);
    expect(content(tags, 'og:type')).toBe('article');
    expect(content(tags, 'og:locale')).toBe('de_DE');
  }
});

test('an article in one language has no alternates', () => {
  expect(hrefs(at({ article: { ...article, translations: [] } }), 'alternate')).toEqual([]);
});

test('the preview picture is that of what the page shows, or else the site’s', () => {
  const shared = { kind: 'game', id: '1' } as const;
  const tags = at({ shared, title: 'The Crew' });
  expect(content(tags, 'og:image')).toMatch(`${origin}/api/share-images/game/1?lang=`);
  expect(content(tags, 'og:image:width')).toBe('1200');
  expect(content(tags, 'og:image:alt')).toBe('The Crew');
  expect(content(at({}), 'og:image')).toBe(`${origin}/social.png`);
  expect(content(at({}), 'og:image:alt')).toBe('Keep Games Alive');
});

test('JSON-LD cannot close its element and is omitted on hidden pages', () => {
  const describe = (url: string) => ({ name: '</script><script>alert(1)</script>', url });
  const tag = at({ describe }).find(({ name }) => name === 'script');
  expect(tag?.json).not.toContain('<');
  expect(JSON.parse(tag?.json ?? '')).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
    url: `${origin}/news/x`,
  });
  expect(at({ describe, hidden: true }).some(({ name }) => name === 'script')).toBe(false);
});

test('the pages above are breadcrumbs', () => {
  const tag = at({ trail: [{ name: 'News', path: '/news' }] }).find(
    ({ name }) => name === 'script',
  );
  expect(JSON.parse(tag?.json ?? '').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Keep Games Alive', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'News', item: `${origin}/news` },
    { '@type': 'ListItem', position: 3, name: 'A title', item: `${origin}/news/x` },
  ]);
});

test('data cannot close its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

test('a description is one line of at most 200 characters', () => {
  const descriptionOf = (description: string) =>
    at({ description }).find(({ attributes }) => attributes['name'] === 'description')?.attributes[
      'content'
    ];
  expect(descriptionOf(' We ask\n\nfor a law. ')).toBe('We ask for a law.');
  expect(descriptionOf('word '.repeat(100))).toMatch(/word…$/);
  expect(descriptionOf('word '.repeat(100))?.length).toBeLessThanOrEqual(201);
  expect(descriptionOf(`${'失'.repeat(199)}🎮🎮`)).toBe(`${'失'.repeat(199)}…`);
  expect(descriptionOf('games '.repeat(50))).toMatch(/^(?:games ){32}games…$/);
  expect(descriptionOf('🎮'.repeat(300))).toBe(`${'🎮'.repeat(199)}…`);
});

test('breadcrumbs name pages without the brand, at addresses in the language of the page', () => {
  const tags = at(
    { title: 'The Crew · Keep Games Alive', trail: [{ name: 'Archiv', path: '/archive' }] },
    '/archive/x',
    'de',
  );
  const { json = '' } = tags.find(({ name }) => name === 'script') ?? {};
  expect(JSON.parse(json)).toMatchObject({
    itemListElement: [
      { name: 'Keep Games Alive', item: `${origin}/?lang=de` },
      { name: 'Archiv', item: `${origin}/archive?lang=de` },
      { name: 'The Crew', item: `${origin}/archive/x?lang=de` },
    ],
  });
});
