// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { campaign } from '../core/campaign.ts';
import { memberStates } from '../core/countries.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { limit, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** How the figures of a petition are fetched. */
export const providerKinds = [
  'eci-collection',
  'eci-register',
  'tracker',
  'uk-parliament',
] as const;

export type ProviderKind = (typeof providerKinds)[number];

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

/** Share of a threshold in percent, rounded to two decimals, but below 100 until it is reached. */
export function percentageOf(count: number, threshold: number): number {
  const rounded = threshold > 0 ? Math.round((100 * 100 * count) / threshold) / 100 : 0;
  return count < threshold ? Math.min(99.99, rounded) : rounded;
}

/** How many signed in each state that has a threshold, and their share of it. */
export const sharesOf = (
  counts: Readonly<Record<string, number>>,
  thresholds: Readonly<Record<string, number>>,
) =>
  memberStates.flatMap((countryCode) => {
    const [count = 0, threshold] = [counts[countryCode], thresholds[countryCode]];
    if (threshold === undefined) return [];
    return [{ countryCode, count, threshold, percentage: percentageOf(count, threshold) }];
  });

export const countryCount = z.object({
  countryCode: z.string(),
  totalCount: z.int(),
  percentage: describe(z.number(), 'Of the threshold, two decimals'),
  treshold: describe(z.int(), 'Signatures that the state needs; spelt as the collection API does'),
});

export type CountryCount = z.infer<typeof countryCount>;

export const petitionLatest = namedObject('PetitionLatest', {
  signatureCount: z.int(),
  goal: z.int(),
  signatureCountryCount: z.array(countryCount),
  status: z.enum(petitionStatuses),
  asOf: describe(time, 'When the provider last confirmed the figures'),
  provider: describe(
    z.enum([...providerKinds, 'record']),
    '`record` is a kept record that nobody polls',
  ),
});

export type PetitionLatest = z.infer<typeof petitionLatest>;

export const historyPoint = z.object({ timestamp: time, signatureCount: z.int(), goal: z.int() });

export type HistoryPoint = z.infer<typeof historyPoint>;

export const historyRanges = ['24hours', '7days', '30days', 'all'] as const;

export type HistoryRange = (typeof historyRanges)[number];

export const historyQuery = {
  limit: z._default(limit, 100),
  range: z._default(z.enum(historyRanges), '30days'),
};

export const dailyFigures = z.object({
  ...historyPoint.shape,
  countries: describe(z.record(z.string(), z.int()), 'Signatures by ISO 3166-1 code'),
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
    'The state that rose most, by its threshold, in the week up to the last figures; null where none did',
  ),
});

export type PetitionHighlights = z.infer<typeof petitionHighlights>;

export const petitionDetails = namedObject('PetitionDetails', {
  slug: z.string(),
  registration: z.string(),
  title: z.string(),
  status: z.enum(petitionStatuses),
  life: petitionLife,
  legalMinimum: z.int(),
  statesNeeded: z.int(),
  verified: describe(z.nullable(z.int()), 'Statements of support that the states found valid'),
  answerReference: z.nullable(z.string()),
  demonstration: describe(z.boolean(), 'The figures are a replay, not live'),
  collectionUrl: z.string(),
  registerUrl: z.string(),
  sources: z.array(z.string()),
});

export type PetitionDetails = z.infer<typeof petitionDetails>;

const endpoint = endpointsOf('petition');
const base = `/api/${campaign.slug}`;

export const getLatest = endpoint('GET', `${base}/latest`, {
  operationId: 'getLatest',
  summary: 'Signatures now, in all and by state',
  response: { 200: petitionLatest, ...answersWith(503) },
});

export const getHistory = endpoint('GET', `${base}/history`, {
  operationId: 'getHistory',
  summary: 'Signatures over time, oldest first',
  description:
    'At most `limit` evenly spread points, the first and the last of the range among them. Once the petition is closed, a range ends at the last change. With `country`, the count is that of the state and the goal its threshold.',
  querystring: z.object({ ...historyQuery, country: z.optional(z.enum(memberStates)) }),
  response: { 200: z.array(historyPoint), ...answersWith(400, 503) },
});

/** The most days in a response of `listDays`: a year of collection, and some. */
export const daysMax = 400;

export const listDays = endpoint('GET', `${base}/days`, {
  operationId: 'listDays',
  summary: 'Signatures by state at the end of each day, oldest first',
  description: `The last figures of each day (UTC) that has any and is over, of the ${daysMax} days up to the last.`,
  response: { 200: z.array(dailyFigures), ...answersWith(503) },
});

export const getForecast = endpoint('GET', `${base}/forecast`, {
  operationId: 'getForecast',
  summary: 'Pace and days to the threshold of each state that is not complete',
  response: { 200: z.array(petitionForecast), ...answersWith(503) },
});

export const getHighlights = endpoint('GET', `${base}/highlights`, {
  operationId: 'getHighlights',
  summary: "Today's signatures, the best day and the fastest state",
  response: { 200: petitionHighlights, ...answersWith(503) },
});

export const getDetails = endpoint('GET', `${base}/petition`, {
  operationId: 'getDetails',
  summary: 'What the petition is, its life and its outcome',
  response: { 200: petitionDetails, ...answersWith(503) },
});

export const streamLatest = endpoint('GET', `${base}/stream`, {
  operationId: 'streamLatest',
  summary: 'Server-sent events',
  description:
    'An event `latest` at once and on each change, its data as in `getLatest`; a comment every 15 seconds keeps the line open.',
  response: { 200: describe(z.string(), 'text/event-stream'), ...answersWith(429, 503) },
});
