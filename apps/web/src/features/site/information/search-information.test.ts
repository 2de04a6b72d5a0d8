// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { loadInformation } from './load-information.ts';
import { searchInformation } from './search-information.ts';

const titles = async (q: string) =>
  searchInformation(await loadInformation('en'), 'en', q).map(({ title }) => title);

test('sections are found by all words, those with them in the heading first', async () => {
  const found = await titles('THRESHOLDS mean');
  expect(found[0]).toBe('What do the thresholds mean?');
  expect(await titles('thresholds nowhere')).toEqual([]);
});

test('a hit leads to its section and shows the text around the words', async () => {
  const hits = searchInformation(await loadInformation('en'), 'en', 'thresholds mean');
  expect(hits[0]).toMatchObject({ path: '/faq#thresholds', language: 'en' });
  expect(hits[0]?.excerpt).not.toContain('{{');
});

test.each(languages)('each page is found by its title in %s', async (language) => {
  const information = await loadInformation(language);
  for (const { title } of [information.faq, information.privacy, information.cookies]) {
    const hits = searchInformation(information, language, title);
    expect(hits.map((hit) => hit.title)).toContain(title);
  }
});
