// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SearchSuggestion } from '@kga/contracts/site';

import { landingApi } from '../../../../pages/testing/landing-fixture.ts';
import { type MockHandlers, listPage } from '../../../../testing/mock-api.ts';

export const crew = {
  kind: 'game',
  path: '/archive/crew',
  game: {
    id: '0193f5a0-0000-7000-8000-000000000001',
    name: 'The Crew',
    publisher: 'Ubisoft',
    genre: 'racing',
    releaseDate: '2014-12-02',
    shutdownDate: '2024-03-31',
    coverUrl: null,
    status: 'shut_down',
  },
} as const satisfies SearchSuggestion;

export const finland: SearchSuggestion = {
  kind: 'country',
  path: '/petition?country=FI',
  region: 'FI',
  count: { countryCode: 'FI', totalCount: 58_708, percentage: 594.81, treshold: 9_870 },
  law: { id: 'FI', claimLimit: { kind: 'limitation', durations: ['P3Y'] } },
};

export const petition: SearchSuggestion = {
  kind: 'petition',
  path: '/petition/nz',
  petition: {
    id: 'nz',
    region: 'NZ',
    language: 'en',
    status: 'collecting',
    signatureCount: 1_234,
    atLeast: false,
    titles: { en: 'Keep games', de: 'Spiele erhalten' },
  },
};

export const promised: SearchSuggestion = {
  kind: 'promise',
  path: '/commitments#keep-it',
  promise: {
    id: 'keep-it',
    who: 'Jib Works',
    whoKind: 'publisher',
    title: { en: 'Keep it afloat' },
    status: 'kept',
    due: null,
  },
};

/** An api that knows these suggestions by the first word of a search, and finds nothing else. */
export const suggestingApi = (
  known: Partial<Record<string, readonly SearchSuggestion[]>>,
): MockHandlers => ({
  ...landingApi,
  listSearchHits: () => listPage([]),
  listSearchSuggestions: ({ query: { q } }) => [...(known[q.split(' ').at(-1) ?? ''] ?? [])],
});
