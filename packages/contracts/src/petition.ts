import * as z from 'zod/mini';

import { campaign } from './core/campaign.ts';
import { described, endpoint } from './core/endpoint.ts';
import { limit } from './core/fields.ts';
import { answersWith } from './core/problem.ts';

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

const time = z.iso.datetime();

/** The dates of a petition's life cycle; null where one has not been reached. */
export const petitionLife = z.object({
  opened: time,
  firstReached: described(z.nullable(time), 'When the goal was first reached'),
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

/** Share of a threshold in percent, rounded to two decimals. */
export function percentageOf(count: number, threshold: number): number {
  return threshold > 0 ? Math.round((100 * 100 * count) / threshold) / 100 : 0;
}

export const countryCount = z.object({
  countryCode: z.string(),
  totalCount: z.int(),
  percentage: described(z.number(), 'Of the threshold, two decimals'),
  treshold: described(z.int(), 'Signatures that the state needs; spelt as the collection API does'),
});

export type CountryCount = z.infer<typeof countryCount>;

export const petitionLatest = z
  .object({
    signatureCount: z.int(),
    goal: z.int(),
    signatureCountryCount: z.array(countryCount),
    status: z.enum(petitionStatuses),
    asOf: described(z.iso.datetime(), 'When the provider last confirmed the figures'),
    provider: described(
      z.enum([...providerKinds, 'record']),
      '`record` is a kept record that nobody polls',
    ),
  })
  .register(z.globalRegistry, { id: 'PetitionLatest' });

export type PetitionLatest = z.infer<typeof petitionLatest>;

export const historyPoint = z.object({
  timestamp: time,
  signatureCount: z.int(),
  goal: z.int(),
});

export type HistoryPoint = z.infer<typeof historyPoint>;

export const historyRanges = ['24hours', '7days', '30days', 'all'] as const;

export type HistoryRange = (typeof historyRanges)[number];

export const petitionForecast = z.object({
  countryCode: z.string(),
  perDay: described(
    z.number(),
    'Signatures a day over the last seven days; 0 before there are figures of a whole day',
  ),
  daysLeft: described(
    z.nullable(z.int()),
    'Days to the threshold at that pace; null where it is reached or the pace is zero',
  ),
});

export type PetitionForecast = z.infer<typeof petitionForecast>;

export const petitionDetails = z
  .object({
    slug: z.string(),
    registration: z.string(),
    title: z.string(),
    status: z.enum(petitionStatuses),
    life: petitionLife,
    legalMinimum: z.int(),
    statesNeeded: z.int(),
    verified: described(z.nullable(z.int()), 'Statements of support that the states found valid'),
    answerReference: z.nullable(z.string()),
    demonstration: described(z.boolean(), 'The figures are a replay, not live'),
    collectionUrl: z.string(),
    registerUrl: z.string(),
    sources: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'PetitionDetails' });

export type PetitionDetails = z.infer<typeof petitionDetails>;

const tags = ['petition'] as const;
const base = `/api/${campaign.slug}`;

export const getLatest = endpoint({
  method: 'GET',
  url: `${base}/latest`,
  schema: {
    operationId: 'getLatest',
    summary: 'Signatures now, in all and by state',
    tags,
    response: { 200: petitionLatest, ...answersWith(503) },
  },
});

export const getHistory = endpoint({
  method: 'GET',
  url: `${base}/history`,
  schema: {
    operationId: 'getHistory',
    summary: 'Signatures over time, oldest first',
    description:
      'At most `limit` evenly spread points, the first and the last of the range among them. Once the petition is closed, a range ends at the last change.',
    tags,
    querystring: z.object({
      limit: z._default(limit, 100),
      range: z._default(z.enum(historyRanges), '30days'),
    }),
    response: { 200: z.array(historyPoint), ...answersWith(400, 503) },
  },
});

export const getForecast = endpoint({
  method: 'GET',
  url: `${base}/forecast`,
  schema: {
    operationId: 'getForecast',
    summary: 'Pace and days to the threshold of each state that is not complete',
    tags,
    response: { 200: z.array(petitionForecast), ...answersWith(503) },
  },
});

export const getDetails = endpoint({
  method: 'GET',
  url: `${base}/petition`,
  schema: {
    operationId: 'getDetails',
    summary: 'What the petition is, its life and its outcome',
    tags,
    response: { 200: petitionDetails, ...answersWith(503) },
  },
});

export const streamLatest = endpoint({
  method: 'GET',
  url: `${base}/stream`,
  schema: {
    operationId: 'streamLatest',
    summary: 'Server-sent events',
    description:
      'An event `latest` at once and on each change, its data as in `getLatest`; a comment every 15 seconds keeps the line open.',
    tags,
    response: { 200: described(z.string(), 'text/event-stream'), ...answersWith(503) },
  },
});
