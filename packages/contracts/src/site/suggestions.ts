// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { linkedGame } from '../archive/archive.ts';
import { interfaceLanguage, languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { queryText } from '../core/fields.ts';
import { defaultLanguage } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';
import { petitionRegions } from '../core/regions.ts';
import { commitment } from '../legal/commitments.ts';
import { legalRecordSummary, legalRegions } from '../legal/records.ts';
import { areaCount } from '../petitions/areas.ts';
import { petitionSummary } from '../petitions/petitions.ts';

const path = describe(z.string(), 'Of the page that shows it');

const gameSuggestion = namedObject('GameSuggestion', {
  kind: z.literal('game'),
  path,
  game: linkedGame,
});

const countrySuggestion = namedObject('CountrySuggestion', {
  kind: z.literal('country'),
  path,
  region: z.enum(petitionRegions),
  count: describe(
    z.nullable(areaCount),
    'Of the main petition; null where it does not count this country',
  ),
  law: describe(
    z.nullable(
      z.object({ id: z.enum(legalRegions), claimLimit: legalRecordSummary.shape.claimLimit }),
    ),
    'Its consumer law; null where none is on record',
  ),
});

const petitionSuggestion = namedObject('PetitionSuggestion', {
  kind: z.literal('petition'),
  path,
  petition: z.extend(
    z.pick(petitionSummary, {
      id: true,
      region: true,
      language: true,
      status: true,
      signatureCount: true,
      atLeast: true,
    }),
    { titles: describe(z.record(languageTag, z.string()), 'By language') },
  ),
});

const promiseSuggestion = namedObject('PromiseSuggestion', {
  kind: z.literal('promise'),
  path,
  promise: z.pick(commitment, {
    id: true,
    who: true,
    whoKind: true,
    title: true,
    status: true,
    due: true,
  }),
});

/** Something that a search names. */
export const searchSuggestion = z.discriminatedUnion('kind', [
  gameSuggestion,
  countrySuggestion,
  petitionSuggestion,
  promiseSuggestion,
]);

export type SearchSuggestion = z.infer<typeof searchSuggestion>;

export const listSearchSuggestions = endpointsOf('search')('GET', '/api/search/suggestions', {
  operationId: 'listSearchSuggestions',
  summary: 'Games, countries, petitions and promises that a search names, at most 12',
  description:
    'Also names that are not typed to their end. Of each kind the likeliest first; names of countries and petitions are found in every language, promises in that of `lang` and in English.',
  querystring: z.object({
    q: queryText(200),
    lang: z._default(interfaceLanguage, defaultLanguage),
  }),
  response: { 200: z.array(searchSuggestion), ...answersWith(400, 429, 503) },
});
