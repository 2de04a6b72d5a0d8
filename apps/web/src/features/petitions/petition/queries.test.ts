// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition, PetitionLatest, PetitionStatus } from '@kga/contracts/petitions';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { prefetchProgress } from './queries.ts';

const latest: PetitionLatest = {
  signatureCount: 10,
  atLeast: false,
  goal: null,
  signatureCountryCount: [],
  status: 'collecting',
  asOf: null,
  provider: 'own',
};

const petition = (status: PetitionStatus, areas: Petition['areas']): Petition => ({
  id: 'nz',
  region: 'NZ',
  kind: 'own',
  title: 'Keep games',
  addressee: 'Parliament',
  language: 'en',
  translations: {},
  target: null,
  signatureCount: 10,
  atLeast: false,
  countedAt: null,
  status,
  dates: { opened: null, closes: null, submitted: null, answered: null },
  deliveredCount: null,
  signers: null,
  officialUrl: null,
  demonstration: false,
  replayOf: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  text: '',
  blocks: {},
  answer: null,
  reference: '',
  areas,
  areasNeeded: null,
  milestones: [],
  firstReached: null,
  verified: null,
  answerReference: null,
  signUrl: null,
  timeline: [],
  figures: [],
  updates: [],
  sources: [],
});

/** What the API is asked for to render the progress of a petition. */
async function readsOf(shown: Petition): Promise<string[]> {
  const answers: Record<string, object> = {
    '': shown,
    '/countries': { ...latest, status: shown.status },
    '/highlights': { today: null, bestDay: null, fastest: null },
  };
  const reads: string[] = [];
  const api: typeof fetch = (input) => {
    const { url } = input instanceof Request ? input : { url: String(input) };
    const path = new URL(url, 'http://kga.test').pathname.replace('/api/petitions/nz', '');
    reads.push(path);
    return Promise.resolve(Response.json(answers[path] ?? []));
  };
  const client = new QueryClient();
  const options = { baseUrl: 'http://kga.test', fetch: api };
  await Promise.all(prefetchProgress({ client, options, search: new URLSearchParams() }, 'nz'));
  client.clear();
  return reads.toSorted();
}

const others = ['', '/countries', '/highlights', '/history'];

test('a forecast is read where areas have a threshold to reach', async () => {
  const areas = [{ code: 'NZ-AUK', threshold: 100 }, { code: 'NZ-WGN' }];
  expect(await readsOf(petition('collecting', areas))).toEqual([...others, '/forecast'].toSorted());
});

test.each([
  ['without areas', petition('collecting', [])],
  ['without thresholds', petition('collecting', [{ code: 'NZ-AUK' }])],
  ['that is closed', petition('closed', [{ code: 'NZ-AUK', threshold: 100 }])],
])('no forecast is read of a petition %s', async (_what, shown) => {
  expect(await readsOf(shown)).toEqual(others);
});
