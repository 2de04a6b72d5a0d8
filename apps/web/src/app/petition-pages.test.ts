// SPDX-License-Identifier: AGPL-3.0-or-later
import { getLatest } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import {
  britishPetition,
  britishPetitionApi,
  mainLatest,
  mainPetition,
  mainPetitionApi,
  summaryOf,
} from '../features/petitions/testing/petition-fixture.ts';
import { renderPage } from './testing/render-page.ts';

const answers: Readonly<Record<string, unknown>> = {
  [getLatest.url]: mainLatest,
  '/api/petitions': [summaryOf(mainPetition), summaryOf(britishPetition)],
  '/api/petitions/eu': mainPetition,
  '/api/petitions/eu/countries': mainLatest,
  '/api/petitions/eu/history': [],
  '/api/petitions/eu/forecast': [],
  '/api/petitions/eu/highlights': mainPetitionApi.getPetitionHighlights(),
  '/api/petitions/gb': britishPetition,
  '/api/petitions/gb/countries': britishPetitionApi.getPetitionCountries(),
  '/api/petitions/gb/history': britishPetitionApi.getPetitionHistory(),
  '/api/petitions/gb/highlights': britishPetitionApi.getPetitionHighlights(),
};

/** An api with the main petition and another one. */
const answer = ({ pathname }: URL) =>
  answers[pathname] === undefined ? { status: 503 } : { body: answers[pathname] };

test('the page of the main petition has its timeline, its chart and one address', async () => {
  const { body, head } = await renderPage('/petition', answer);
  expect(body).toContain('Timeline');
  expect(body).toContain('Signatures over time');
  expect(head).toMatch(/<link rel="canonical" href="[^"]*\/petition"/);
});

test('the list of petitions leads to the page of each', async () => {
  const { body } = await renderPage('/petitions', answer);
  expect(body).toMatch(/href="\/petition"[^>]*>.*Stop Destroying Videogames/);
  expect(body).toContain('href="/petition/gb"');
});

test('the page of another petition shows its progress whatever range the address names', async () => {
  const { body } = await renderPage('/petition/gb?range=7days', answer);
  expect(body).toContain('id="history-title"');
});

test('a read-only site says nothing of today, which would be another day in a copy of it', async () => {
  expect((await renderPage('/petition', answer)).body).toContain('+26,000 today');
  const { body } = await renderPage('/petition', answer, { config: { readOnly: true } });
  expect(body).toContain('Total signatures');
  expect(body).not.toContain('today');
});
