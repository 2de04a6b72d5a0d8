// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { coveredGame } from '../archive/archive.ts';
import { contentLanguage, languageFilter } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { searchedContentKinds } from '../core/features.ts';
import { pageOf, queryText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** Kinds of items that the site's search finds: news and all user content. */
export const searchKinds = ['news', ...searchedContentKinds] as const;

export type SearchKind = (typeof searchKinds)[number];

export const searchHit = namedObject('SearchHit', {
  kind: z.enum(searchKinds),
  id: z.uuid(),
  path: describe(z.string(), 'Of the page that shows it'),
  title: describe(z.string(), 'Of a reply that of its post; empty where that was deleted'),
  excerpt: describe(z.string(), 'Plain text around the first match'),
  language: contentLanguage,
  createdAt: time,
  game: describe(
    z._default(z.nullable(coveredGame), null),
    'Of a game, what its cover is drawn from',
  ),
});

export type SearchHit = z.infer<typeof searchHit>;

export const listSearchHits = endpointsOf('search')('GET', '/api/search', {
  operationId: 'listSearchHits',
  summary: 'Items of one kind that contain the words, found in titles first, each newest first',
  description:
    'Case and accents do not matter. Where no item has all words, those with some of them are answered, and `X-Match-Relation: some-words` says so. `X-Total-Count` counts to 100; beyond that `X-Total-Relation: at-least` says so.',
  querystring: z.object({
    ...pageOf(20),
    kind: z.enum(searchKinds),
    q: queryText(200),
    lang: languageFilter,
  }),
  response: { 200: z.array(searchHit), ...answersWith(400, 429, 503) },
});

export const listContentLanguages = endpointsOf('search')('GET', '/api/content-languages', {
  operationId: 'listContentLanguages',
  summary: 'Languages that published news, stories and posts are written in, as BCP 47 tags',
  description: 'Those of the interface first.',
  response: { 200: z.array(contentLanguage), ...answersWith(429, 503) },
});
