// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { renderPage } from './testing/render-page.ts';

const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const linksOf = async (path: string) => {
  const { body } = await renderPage(path, () => ({ status: 503 }), { language: 'de' });
  const [, header = ''] = /<header(.*?)<\/header>/s.exec(body) ?? [];
  return hrefsOf(header);
};

test('links carry the language that the address names', async () => {
  const links = await linksOf('/news?lang=de');
  expect(links).toEqual(expect.arrayContaining(['/?lang=de', '/forum?lang=de', '/search?lang=de']));
  expect(links.filter((href) => !href.includes('lang=de'))).toEqual([]);
});

test('links of an address without a language name none', async () => {
  const links = await linksOf('/news');
  expect(links).toContain('/forum');
  expect(links.filter((href) => href.includes('lang='))).toEqual([]);
});
