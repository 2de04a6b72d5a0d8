// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { formTraces } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { idempotencyKey, nothing, plainText } from '../core/fields.ts';
import { email } from '../core/person-fields.ts';
import { answersWith } from '../core/problem.ts';

export const contactTopics = ['error', 'account', 'content', 'privacy', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Maximum length of a message, in UTF-16 units. */
export const contactTextMax = 5_000;

const endpoint = endpointsOf('contact');

export const createContactMessage = endpoint('POST', '/api/contact', {
  operationId: 'createContactMessage',
  summary: 'Sends a message to the operator by email',
  headers: idempotencyKey,
  body: z.object({
    topic: z.enum(contactTopics),
    text: plainText(10, contactTextMax),
    email: describe(z.optional(email), 'Where the operator can answer'),
    traces: formTraces,
  }),
  response: { 202: nothing, ...answersWith(400, 403, 413, 415, 422, 429, 503) },
});
