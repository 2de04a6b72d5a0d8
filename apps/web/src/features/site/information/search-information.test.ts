// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { searchInformation } from './search-information.ts';
import { informationIn } from './testing.ts';

const titles = async (q: string) =>
  searchInformation(informationIn('en'), 'en', q).pages.map(({ title }) => title);

test('sections are found by all words, those with them in the heading first', async () => {
  const found = await titles('THRESHOLDS mean');
  expect(found[0]).toBe('What do the thresholds mean?');
  expect(await titles('thresholds nowhere')).toEqual([]);
});

test('a hit leads to its section and shows the text around the words', async () => {
  const { pages: hits } = searchInformation(informationIn('en'), 'en', 'thresholds mean');
  expect(hits[0]).toMatchObject({ path: '/faq#thresholds', language: 'en' });
  expect(hits[0]?.excerpt).not.toContain('{{');
});

test.each(languages)('each page is found by its title in %s', async (language) => {
  const information = informationIn(language);
  for (const { title } of [information.faq, information.privacy, information.cookies]) {
    const { pages: hits } = searchInformation(information, language, title);
    expect(hits.map((hit) => hit.title)).toContain(title);
  }
});
