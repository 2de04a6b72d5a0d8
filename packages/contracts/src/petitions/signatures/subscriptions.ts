// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { formTraces, interfaceLanguage } from '../../content/content.ts';
import { describe, endpointsOf } from '../../core/endpoint.ts';
import { nothing } from '../../core/fields.ts';
import { email, oneTimeTokenBody } from '../../core/person-fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionParams } from '../progress.ts';

/** `updates` of a petition; `opening` of the next petition in a region. */
export const subscriptionTopics = ['updates', 'opening'] as const;

export type SubscriptionTopic = (typeof subscriptionTopics)[number];

/** Years after which a subscription that waits for an opening is deleted. */
export const subscriptionYears = 2;

const endpoint = endpointsOf('signatures');

export const createSubscription = endpoint('POST', '/api/petitions/:id/subscriptions', {
  operationId: 'createSubscription',
  summary:
    'Asks for mails about the updates of a petition, or for one when a region has a petition',
  description:
    'A mail to the address confirms it. Where no petition has the id, but a region does, such as `al`, one mail comes when a petition opens there; who waits for two years is deleted. The answer is the same where the address was confirmed before. `unsubscribe` ends the mails and deletes the address. `409 petition_closed` half a year after the petition was answered, when all addresses are deleted.',
  params: petitionParams,
  body: z.object({
    email,
    language: z.optional(describe(interfaceLanguage, 'Of the mails')),
    traces: formTraces,
  }),
  response: {
    202: z.object({ status: z.literal('pending') }),
    ...answersWith(400, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const confirmSubscription = endpoint('POST', '/api/petitions/:id/subscriptions/confirm', {
  operationId: 'confirmSubscription',
  summary:
    'Confirms that mails about a petition or region are wanted, by the link or the code of a mail',
  description:
    '`400 proof_invalid` where link or code are older than 7 days or unknown; `409 petition_closed` as for `createSubscription`.',
  params: petitionParams,
  body: oneTimeTokenBody,
  response: { 204: nothing, ...answersWith(400, 403, 404, 409, 413, 415, 429, 503) },
});
