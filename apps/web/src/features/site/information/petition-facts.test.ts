// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import type { AreaCount, Petition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { fillInFacts } from './petition-facts.ts';
import { informationIn } from './testing.ts';

const dates = {
  opened: '2024-07-31T00:00:00.000Z',
  closes: '2025-07-31T22:00:00.000Z',
  submitted: '2026-01-26T00:00:00.000Z',
  answered: '2026-06-16T00:00:00.000Z',
};

const petition: Petition = {
  id: 'eu',
  region: 'EU',
  kind: 'official',
  title: 'Stop Destroying Videogames',
  addressee: 'European Commission',
  language: 'en',
  translations: {},
  target: 1_000_000,
  signatureCount: 1_448_271,
  atLeast: false,
  countedAt: dates.closes,
  status: 'answered',
  dates,
  deliveredCount: null,
  signers: null,
  officialUrl: 'https://register.test',
  demonstration: false,
  replayOf: null,
  createdAt: dates.opened,
  text: '',
  blocks: {},
  answer: null,
  reference: 'ECI(2024)000007',
  areas: [{ code: 'FI', threshold: 9_870 }],
  areasNeeded: 7,
  milestones: [],
  firstReached: '2025-07-03T22:00:00.000Z',
  verified: 1_294_188,
  answerReference: 'C(2026)4110',
  signUrl: null,
  timeline: [
    { kind: 'hearing', date: '2026-04-16', sourceUrl: null },
    { kind: 'debated', date: '2026-05', sourceUrl: null },
  ],
  figures: [],
  updates: [],
  sources: [],
};

const counts: AreaCount[] = [
  { countryCode: 'FI', totalCount: 59_368, percentage: 601.5, treshold: 9_870 },
  { countryCode: 'MT', totalCount: 2_198, percentage: 51.96, treshold: 4_230 },
];

const collecting: Petition = {
  ...petition,
  status: 'collecting',
  dates: { opened: dates.opened, closes: null, submitted: null, answered: null },
  firstReached: null,
  verified: null,
  answerReference: null,
  timeline: [],
};

const english = informationIn('en').faq.sections;

test('a text says what the record says', () => {
  const history = fillInFacts(english.history.text, 'en', { petition, counts });
  expect(history).toContain('on 31 July 2025, 1,448,271 signatures had been collected.');
  expect(history).toContain(
    'a public hearing on 16 April 2026. The Commission responded on 16 June',
  );
  expect(history).toContain('C(2026)4110');
  const percent = fillInFacts(english.percent.text, 'en', { petition, counts });
  expect(percent).toContain('Finland, with 59,368 signatures of the 9,870 it needs. That’s 601.5%');
});

test('what the record does not have is left out', () => {
  const record = { petition: collecting, counts };
  expect(fillInFacts(english.history.text, 'en', record)).toBe(
    'Collection opened on 31 July 2024.',
  );
  expect(fillInFacts(english.who.text, 'en', record)).not.toContain('ECI');
  expect(fillInFacts(english.history.text, 'en')).toBe('');
});

test('where a petition is replayed, a paragraph about its stages says so', () => {
  const mark = 'Replay of 2025';
  const record = { petition: collecting, counts, mark };
  expect(fillInFacts(english.history.text, 'en', record)).toBe(
    'Replay of 2025 · Collection opened on 31 July 2024.',
  );
  expect(fillInFacts(english.servers.text, 'en', record)).not.toContain(mark);
});

test.each(languages)('nothing is left to fill in %s', async (language) => {
  const text = JSON.stringify(informationIn(language));
  expect(fillInFacts(text, language, { petition, counts })).not.toContain('{{');
});
