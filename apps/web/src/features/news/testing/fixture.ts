// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticle, NewsArticleDetail } from '@kga/contracts/news';

/** An article of an outside source, with a picture in two widths. */
export const aggregatedArticle: NewsArticleDetail = {
  id: '0193f5a0-0000-7000-8000-000000000001',
  uniqueId: 'servers-off-3f2a',
  title: 'Servers off',
  category: 'industry',
  excerpt: 'What happened.',
  imageUrl: '/api/pictures/small',
  images: [
    { url: '/api/pictures/small', width: 480, height: 270 },
    { url: '/api/pictures/large', width: 960, height: 540 },
  ],
  imageAlt: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  dateDoubt: null,
  isAggregated: true,
  source: 'A paper',
  language: 'de',
  game: null,
  html: '<p>What happened.</p>',
  url: 'https://paper.example/servers-off',
  author: null,
  updatedAt: '2026-01-02T00:00:00.000Z',
  alsoAt: [],
  translations: [],
  related: [],
};

/** An article of the campaign. */
export const ownArticle: NewsArticleDetail = {
  ...aggregatedArticle,
  isAggregated: false,
  source: null,
  url: null,
};

/** The game that an article names. */
export const namedGame = {
  id: '0193f5a0-0000-7000-8000-00000000000b',
  name: 'Coast Racer (online)',
  publisher: 'A publisher',
  genre: 'racing',
  releaseDate: '2014',
  shutdownDate: '2024-03-31',
  coverUrl: null,
  status: 'shut_down',
} satisfies NewsArticle['game'];
