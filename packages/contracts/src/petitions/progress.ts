// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { campaign } from '../core/campaign.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { limit, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { areaCode, areaCount } from './areas.ts';

/** How the figures of a petition are fetched; `json` reads any document by paths. */
export const providerKinds = [
  'eci-collection',
  'eci-register',
  'tracker',
  'uk-parliament',
  'json',
] as const;

const jsonPath = z.string().check(z.regex(/^[^.\s]+(?:\.[^.\s]+)*$/), z.maxLength(200));

export type ProviderKind = (typeof providerKinds)[number];

/** Where a JSON document has the figures of a petition: names and indexes, joined by dots. */
export const providerPaths = z.object({
  total: jsonPath,
  areas: describe(z.optional(jsonPath), 'Of the list of areas'),
  code: describe(z.optional(jsonPath), 'Of the code of an area, in an entry of the list'),
  count: describe(z.optional(jsonPath), 'Of the signatures of an area, in an entry of the list'),
});

export type ProviderPaths = z.infer<typeof providerPaths>;

export const petitionStatuses = ['collecting', 'closed', 'submitted', 'answered'] as const;

export type PetitionStatus = (typeof petitionStatuses)[number];

/** The dates of a petition's life cycle; null where one has not been reached. */
export const petitionLife = z.object({
  opened: time,
  firstReached: describe(z.nullable(time), 'When the goal was first reached'),
  closes: z.nullable(time),
  submitted: z.nullable(time),
  answered: z.nullable(time),
});

export type PetitionLife = z.infer<typeof petitionLife>;

/** The status of a petition at a time, derived from its dates. */
export function petitionStatus(
  life: Pick<PetitionLife, 'closes' | 'submitted' | 'answered'>,
  now: Date,
): PetitionStatus {
  const passed = (at: string | null) => at !== null && Date.parse(at) <= now.getTime();
  if (passed(life.answered)) return 'answered';
  if (passed(life.submitted)) return 'submitted';
  return passed(life.closes) ? 'closed' : 'collecting';
}

export const petitionLatest = namedObject('PetitionLatest', {
  signatureCount: describe(z.nullable(z.int()), 'Null where no source gives a number'),
  atLeast: describe(z._default(z.boolean(), false), 'There are more than the count says'),
  goal: describe(z.nullable(z.int()), 'Null where no number is asked for'),
  signatureCountryCount: describe(z.array(areaCount), 'By area; empty where none are counted'),
  status: z.enum(petitionStatuses),
  asOf: describe(
    z.nullable(time),
    'When the provider last confirmed the figures, or the day of the source; null where they are counted live, or only a month is known',
  ),
  provider: describe(
    z.enum([...providerKinds, 'record', 'own']),
    '`record` is a stored record that nobody polls, `own` is counted here',
  ),
});

export type PetitionLatest = z.infer<typeof petitionLatest>;

const pointShape = {
  timestamp: time,
  signatureCount: z.int(),
  goal: describe(z.nullable(z.int()), 'Null where no number is asked for'),
};

export const historyPoint = z.object({
  ...pointShape,
  date: describe(
    z.optional(z.string()),
    'The day of a figure that was entered by hand, with which `timestamp` begins; absent where figures are polled or counted',
  ),
});

export type HistoryPoint = z.infer<typeof historyPoint>;

export const historyRanges = ['24hours', '7days', '30days', 'all'] as const;

export type HistoryRange = (typeof historyRanges)[number];

const historyQuery = z.object({
  limit: z._default(limit, 100),
  range: z._default(z.enum(historyRanges), '30days'),
  country: describe(z.optional(areaCode), 'An area of the petition'),
});

export const dailyFigures = z.object({
  ...pointShape,
  countries: describe(z.record(z.string(), z.int()), 'Signatures by area'),
});

export type DailyFigures = z.infer<typeof dailyFigures>;

export const petitionForecast = z.object({
  countryCode: z.string(),
  perDay: describe(
    z.number(),
    'Signatures a day over the last seven days; 0 before there are figures of a whole day',
  ),
  daysLeft: describe(
    z.nullable(z.int()),
    'Days to the threshold at that pace; null where it is reached or the pace is zero',
  ),
});

export type PetitionForecast = z.infer<typeof petitionForecast>;

const increase = { added: describe(z.int(), 'Signatures') };

export const petitionHighlights = namedObject('PetitionHighlights', {
  today: describe(
    z.nullable(z.int()),
    'Signatures since midnight (UTC), in a replay since that of the day it shows; null after the collection, or where no figures of the day before are known',
  ),
  bestDay: describe(
    z.nullable(z.object({ day: time, ...increase })),
    'The day (UTC) with the most signatures, of those whose figures are known at both ends',
  ),
  fastest: describe(
    z.nullable(
      z.object({
        countryCode: z.string(),
        since: describe(
          time,
          'Seven days before the last figures, or the nearest known time before',
        ),
        ...increase,
        percentage: describe(z.number(), 'Of its threshold, two decimals'),
      }),
    ),
    'The area that rose most, by its threshold, in the week up to the last figures; null where none did',
  ),
});

export type PetitionHighlights = z.infer<typeof petitionHighlights>;

export const petitionSlug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));

/** Ids of petitions in any case. */
export const petitionParams = z.object({
  id: z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    petitionSlug,
  ),
});

const ofPetition = endpointsOf('petitions');
const answers = answersWith(400, 404, 429, 503);

export const getPetitionCountries = ofPetition('GET', '/api/petitions/:id/countries', {
  operationId: 'getPetitionCountries',
  summary: 'Signatures of a petition now, in all and by area',
  params: petitionParams,
  response: { 200: petitionLatest, ...answers },
});

export const getPetitionHistory = ofPetition('GET', '/api/petitions/:id/history', {
  operationId: 'getPetitionHistory',
  summary: 'Signatures of a petition over time, oldest first',
  description:
    'At most `limit` evenly spread points, the first and the last of the range among them. Once the petition is closed, a range ends at the last change. With `country`, the count is that of the area and the goal its threshold. Of petitions without polled or counted figures those that were entered with a day; empty where there are none.',
  params: petitionParams,
  querystring: historyQuery,
  response: { 200: z.array(historyPoint), ...answers },
});

/** The most days in a response of `listPetitionDays`: a year of collection, and some. */
export const daysMax = 400;

export const listPetitionDays = ofPetition('GET', '/api/petitions/:id/days', {
  operationId: 'listPetitionDays',
  summary: 'Signatures of a petition by area at the end of each day, oldest first',
  description: `The last figures of each day (UTC) that has any and is over, of the ${daysMax} days up to the last.`,
  params: petitionParams,
  response: { 200: z.array(dailyFigures), ...answers },
});

export const getPetitionForecast = ofPetition('GET', '/api/petitions/:id/forecast', {
  operationId: 'getPetitionForecast',
  summary: 'Pace and days to the threshold of each area that is not complete',
  params: petitionParams,
  response: { 200: z.array(petitionForecast), ...answers },
});

export const getPetitionHighlights = ofPetition('GET', '/api/petitions/:id/highlights', {
  operationId: 'getPetitionHighlights',
  summary: "Today's signatures of a petition, the best day and the fastest area",
  params: petitionParams,
  response: { 200: petitionHighlights, ...answers },
});

const ofMainPetition = endpointsOf('petition');
const base = `/api/${campaign.slug}`;

export const getLatest = ofMainPetition('GET', `${base}/latest`, {
  operationId: 'getLatest',
  summary: "`getPetitionCountries` of the campaign's main petition",
  response: { 200: petitionLatest, ...answersWith(503) },
});

export const getHistory = ofMainPetition('GET', `${base}/history`, {
  operationId: 'getHistory',
  summary: "`getPetitionHistory` of the campaign's main petition",
  querystring: historyQuery,
  response: { 200: z.array(historyPoint), ...answersWith(400, 429, 503) },
});

export const streamLatest = ofMainPetition('GET', `${base}/stream`, {
  operationId: 'streamLatest',
  summary: "Server-sent events of the campaign's main petition",
  description:
    'An event `latest` at once and on each change, its data as in `getLatest`; a comment every 15 seconds keeps the line open.',
  response: { 200: describe(z.string(), 'text/event-stream'), ...answersWith(429, 503) },
});
