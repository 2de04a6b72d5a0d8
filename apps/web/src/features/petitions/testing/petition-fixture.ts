// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type HistoryPoint,
  type Petition,
  type PetitionLatest,
  type PetitionSummary,
  areaCountsOf,
} from '@kga/contracts/petitions';

import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';

/** States of the union: code, threshold, column and row of the tile, signatures. */
const states = [
  ['AT', 13_395, 5, 5, 11_400],
  ['BE', 14_805, 3, 4, 15_400],
  ['BG', 11_985, 7, 6, 5_500],
  ['CY', 4_230, 7, 7, 720],
  ['CZ', 14_805, 5, 4, 8_700],
  ['DE', 67_680, 4, 3, 112_000],
  ['DK', 9_870, 4, 2, 14_500],
  ['EE', 4_935, 7, 2, 3_900],
  ['ES', 41_595, 2, 6, 40_500],
  ['FI', 9_870, 6, 1, 18_900],
  ['FR', 55_695, 3, 5, 55_600],
  ['GR', 14_805, 6, 7, 6_400],
  ['HR', 8_460, 6, 6, 5_300],
  ['HU', 14_805, 6, 5, 11_200],
  ['IE', 9_165, 1, 3, 13_000],
  ['IT', 53_580, 4, 6, 28_500],
  ['LT', 7_755, 7, 4, 6_200],
  ['LU', 4_230, 4, 4, 1_100],
  ['LV', 5_640, 7, 3, 3_200],
  ['MT', 4_230, 4, 7, 640],
  ['NL', 20_445, 3, 3, 31_300],
  ['PL', 36_660, 5, 3, 62_300],
  ['PT', 14_805, 1, 6, 11_300],
  ['RO', 23_265, 7, 5, 14_700],
  ['SE', 14_805, 5, 1, 24_600],
  ['SI', 5_640, 5, 6, 2_900],
  ['SK', 9_870, 6, 4, 6_000],
] as const;

const areas: Petition['areas'] = states.map(([code, threshold, column, row]) => ({
  code,
  threshold,
  tile: { column, row },
}));

/** A petition of another region, which is signed here. */
export const ownPetition: Petition = {
  id: 'nz',
  region: 'NZ',
  kind: 'own',
  title: 'Keep games playable',
  addressee: 'Parliament',
  language: 'en',
  translations: {},
  target: 1_000,
  signatureCount: 10,
  atLeast: false,
  countedAt: null,
  status: 'collecting',
  dates: { opened: '2026-01-01T00:00:00.000Z', closes: null, submitted: null, answered: null },
  deliveredCount: null,
  signers: null,
  officialUrl: null,
  demonstration: false,
  replayOf: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  text: 'We ask for a law.',
  blocks: {
    en: [
      {
        kind: 'paragraph',
        quote: 0,
        level: 0,
        number: null,
        spans: [{ text: 'We ask for a law.' }],
      },
    ],
  },
  answer: null,
  reference: '',
  areas: [],
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
};

/** The campaign's main petition while it collects. */
export const mainPetition: Petition = {
  ...ownPetition,
  id: 'eu',
  region: 'EU',
  kind: 'official',
  title: 'Stop Destroying Videogames',
  addressee: 'European Commission',
  reference: 'ECI(2024)000007',
  target: 1_000_000,
  signatureCount: 521_000,
  countedAt: '2025-07-01T00:00:00.000Z',
  dates: { ...ownPetition.dates, opened: '2024-07-31T00:00:00.000Z' },
  officialUrl: 'https://eci.example.org/043',
  areas,
  areasNeeded: 7,
};

export const mainLatest: PetitionLatest = {
  signatureCount: 521_000,
  atLeast: false,
  goal: 1_000_000,
  signatureCountryCount: areaCountsOf(
    Object.fromEntries(states.map(([code, , , , count]) => [code, count])),
    areas,
  ),
  status: 'collecting',
  asOf: '2025-07-01T00:00:00.000Z',
  provider: 'eci-collection',
};

/** The figures of a petition without areas. */
const latestOf = ({ signatureCount, status, target }: Petition): PetitionLatest => ({
  signatureCount,
  atLeast: false,
  goal: target,
  signatureCountryCount: [],
  status,
  asOf: null,
  provider: 'own',
});

/** What the list shows of a petition. */
export const summaryOf = ({
  text: _text,
  answer: _answer,
  reference: _reference,
  areas: _areas,
  areasNeeded: _areasNeeded,
  milestones: _milestones,
  firstReached: _firstReached,
  verified: _verified,
  answerReference: _answerReference,
  signUrl: _signUrl,
  timeline: _timeline,
  figures: _figures,
  updates: _updates,
  sources: _sources,
  ...summary
}: Petition): PetitionSummary => summary;

/** A week of figures, one a day. */
const history: HistoryPoint[] = [400_000, 410_000, 425_000, 440_000, 470_000, 495_000].map(
  (signatureCount, at) => ({
    timestamp: `2025-06-${25 + at}T00:00:00.000Z`,
    signatureCount,
    goal: 1_000_000,
  }),
);

/** What pages of the main petition ask. */
export const mainPetitionApi = {
  getPetition: () => mainPetition,
  getLatest: () => mainLatest,
  getPetitionCountries: () => mainLatest,
  getPetitionHistory: ({ query: { country } }) =>
    country === undefined
      ? history
      : history.map((point) => ({ ...point, signatureCount: point.signatureCount / 10 })),
  getPetitionForecast: () => [{ countryCode: 'FR', perDay: 1_000, daysLeft: 1 }],
  getPetitionHighlights: () => ({
    today: 26_000,
    bestDay: { day: '2025-06-30T00:00:00.000Z', added: 26_000 },
    fastest: {
      countryCode: 'FI',
      since: '2025-06-24T00:00:00.000Z',
      added: 3_000,
      percentage: 30.4,
    },
  }),
  listPetitionDays: () =>
    history.map((point, at) => ({ ...point, countries: { DE: at * 10_000, FI: at * 2_000 } })),
} satisfies MockHandlers;

/** What the page of one of our own petitions asks, where no one has signed it with a name. */
export const ownPetitionApi = (petition: Petition = ownPetition) =>
  ({
    getPetition: () => petition,
    getPetitionCountries: () => latestOf(petition),
    getPetitionHistory: () => [],
    getPetitionHighlights: () => ({ today: null, bestDay: null, fastest: null }),
    listCountChanges: () => listPage([]),
    listReasons: () => listPage([]),
    listSigners: () => [],
  }) satisfies MockHandlers;

/** A petition of which two figures are known. */
export const britishPetition: Petition = {
  ...ownPetition,
  id: 'gb',
  region: 'GB',
  kind: 'official',
  target: 100_000,
  signatureCount: 189_890,
  countedAt: '2025-07-14',
  status: 'answered',
  dates: {
    opened: '2025-01-13T00:00:00.000Z',
    closes: '2025-07-14T00:00:00.000Z',
    submitted: null,
    answered: '2025-02-03T00:00:00.000Z',
  },
  timeline: [
    { kind: 'responded', date: '2025-02-03', sourceUrl: 'https://petition.example.org/702074' },
  ],
  figures: [
    {
      signatureCount: 14_119,
      atLeast: false,
      date: '2025-03-15',
      sourceUrl: 'https://petition.example.org/702074',
    },
    {
      signatureCount: 189_890,
      atLeast: false,
      date: '2025-07-14',
      sourceUrl: 'https://petition.example.org/702074',
    },
  ],
};

/** What its page asks. */
export const britishPetitionApi = {
  ...ownPetitionApi(britishPetition),
  getPetitionCountries: () => ({
    ...latestOf(britishPetition),
    asOf: '2025-07-14T00:00:00.000Z',
    provider: 'record' as const,
  }),
  getPetitionHistory: () =>
    britishPetition.figures.map(({ signatureCount, date }) => ({
      timestamp: `${date}T00:00:00.000Z`,
      date,
      signatureCount,
      goal: 100_000,
    })),
} satisfies MockHandlers;
