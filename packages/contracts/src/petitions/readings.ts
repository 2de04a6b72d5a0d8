// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/**
 * Why figures are suspicious: the total or the sum of the states rose or fell too far, or the two
 * disagree.
 */
export const suspicions = [
  'total_rose',
  'total_fell',
  'states_rose',
  'states_fell',
  'states_differ',
] as const;

export type Suspicion = (typeof suspicions)[number];

/**
 * `waiting` for confirmation; `confirmed` by further polls; `accepted` or `rejected` by an admin;
 * `superseded` by plausible figures or by another reading.
 */
export const readingStates = [
  'waiting',
  'rejected',
  'accepted',
  'confirmed',
  'superseded',
] as const;

export type ReadingState = (typeof readingStates)[number];

export const readingDecisions = ['accept', 'reject'] as const;

export type ReadingDecision = (typeof readingDecisions)[number];

const decidable: Readonly<Record<ReadingDecision, readonly ReadingState[]>> = {
  accept: ['waiting', 'rejected'],
  reject: ['waiting'],
};

/** Whether an admin can decide so about a reading. */
export const canDecideReading = (decision: ReadingDecision, state: ReadingState): boolean =>
  decidable[decision].includes(state);

/** Polls in a row that must agree before a reading is believed. */
export const pollsToConfirm = 5;

export const suspiciousReading = namedObject('SuspiciousReading', {
  id: z.uuid(),
  state: z.enum(readingStates),
  reasons: z.array(z.enum(suspicions)),
  signatureCount: z.int(),
  countrySum: describe(z.int(), 'Sum of the states'),
  lastCount: describe(z.int(), 'The total before'),
  perDay: describe(z.int(), 'Signatures a day over the seven days before'),
  polls: describe(z.int(), 'Polls in a row that agree with each other'),
  firstReceivedAt: time,
  lastReceivedAt: time,
});

export type SuspiciousReading = z.infer<typeof suspiciousReading>;

const endpoint = endpointsOf('petitions');

export const listReadings = endpoint('GET', '/api/admin/petition/readings', {
  operationId: 'listReadings',
  summary: 'The newest 50 suspicious readings of the petition, newest first',
  response: { 200: z.array(suspiciousReading), ...answersWith(401, 403, 429, 503) },
});

export const decideReading = endpoint('POST', '/api/admin/petition/readings/:id/decision', {
  operationId: 'decideReading',
  summary: 'Accepts or rejects a reading; `409 conflict` if it was superseded or decided',
  description:
    'The figures of an accepted reading are shown at once. A rejected reading is not confirmed by further polls.',
  params: idParams,
  body: z.object({ decision: z.enum(readingDecisions) }),
  response: {
    200: suspiciousReading,
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});
