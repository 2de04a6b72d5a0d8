// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { describeArticle, describeList } from './describe.ts';
import { aggregatedArticle, ownArticle } from './testing/fixture.ts';

const origin = 'https://kga.test';
const url = `${origin}/news/servers-off-3f2a?lang=de`;

test('an own article is described as a news article of the campaign', () => {
  expect(describeArticle(ownArticle, url, origin)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Servers off',
    url,
    inLanguage: 'de',
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
    image: [`${origin}/api/pictures/small`, `${origin}/api/pictures/large`],
    publisher: { name: 'Keep Games Alive' },
  });
});

test('the author of an own article is a person where it names one', () => {
  expect(describeArticle({ ...ownArticle, author: 'Robin' }, url, origin)).toMatchObject({
    author: { '@type': 'Person', name: 'Robin' },
  });
});

test('an aggregated article is described as based on its source', () => {
  const described = describeArticle(aggregatedArticle, url, origin);
  expect(described).toMatchObject({
    '@type': 'WebPage',
    isBasedOn: { url: 'https://paper.example/servers-off', publisher: { name: 'A paper' } },
  });
  expect(JSON.stringify(described)).not.toContain('Keep Games Alive');
});

test('a list names its articles in their order', () => {
  expect(describeList('News', [aggregatedArticle], `${origin}/news`, origin)).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      itemListElement: [{ position: 1, name: 'Servers off', url }],
    },
  });
});
