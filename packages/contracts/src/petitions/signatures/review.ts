// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import { pageOf, plainText, time } from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionSlug } from '../progress.ts';

/**
 * Why a signature is held: many from its network, many with addresses of its domain, one of several whose
 * form was filled in in an instant or does not say in what time, a form without script while others take a proof
 * of work, or an admin who doubts it.
 */
export const holdCauses = [
  'network',
  'domain',
  'too_quick',
  'no_traces',
  'no_work',
  'by_hand',
] as const;

export type HoldCause = (typeof holdCauses)[number];

/** What an admin decides; each is an entry of the petition's public history. */
export const signatureDecisions = ['accept', 'reject'] as const;

export type SignatureDecision = (typeof signatureDecisions)[number];

export const countChangeKinds = ['accepted', 'rejected', 'held'] as const;

export type CountChangeKind = (typeof countChangeKinds)[number];

/** Most signatures that one request decides, and that it can name. */
export const decidedMax = 1_000;
export const chosenMax = 500;

/** A petition raises the alarm in a minute with more than this many times its usual signatures. */
export const alarmTimesUsual = 6;

const endpoint = endpointsOf('signatures');

const batchId = describe(
  z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  'What a batch has in common, as a keyed hash',
);

const count = z.int();

const petitionTitle = describe(z.string(), 'Of the petition');

/** Held signatures of a petition that have their cause in common. */
export const heldBatch = namedObject('HeldBatch', {
  id: batchId,
  petition: petitionSlug,
  title: petitionTitle,
  cause: z.enum(holdCauses),
  signatureCount: count,
  first: describe(time, 'When the first of them was confirmed'),
  last: time,
  countries: describe(
    z.array(z.object({ countryCode: z.string(), signatureCount: count })),
    'The first five, by their number',
  ),
});

export type HeldBatch = z.infer<typeof heldBatch>;

/** A held signature, as far as an admin needs it to judge. */
export const heldSignature = namedObject('HeldSignature', {
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  city: z.nullable(z.string()),
  address: describe(z.string(), 'Email address without the middle of its name'),
  confirmedAt: time,
});

export type HeldSignature = z.infer<typeof heldSignature>;

export const listHeldBatches = endpoint('GET', '/api/admin/signatures', {
  operationId: 'listHeldBatches',
  summary:
    'Held signatures in batches with a common cause, and petitions signed much faster than usual',
  response: {
    200: z.object({
      batches: describe(z.array(heldBatch), 'The oldest first, at most 100'),
      total: describe(count, 'Of all batches'),
      alarms: describe(
        z.array(z.object({ petition: petitionSlug, title: petitionTitle, until: time })),
        'Petitions signed much faster than usual: signing takes a proof of work until then',
      ),
    }),
    ...answersWith(400, 401, 403, 429, 503),
  },
});

export const listHeldSignatures = endpoint('GET', '/api/admin/signatures/:petition/:batch', {
  operationId: 'listHeldSignatures',
  summary: 'The signatures of a batch, the oldest first',
  params: z.object({ petition: petitionSlug, batch: batchId }),
  querystring: z.object(pageOf(50)),
  response: { 200: z.array(heldSignature), ...answersWith(400, 401, 403, 404, 429, 503) },
});

const note = describe(plainText(3, 500), 'For the audit log');

export const decideSignatures = endpoint('POST', '/api/admin/signatures/decisions', {
  operationId: 'decideSignatures',
  summary: 'Counts held signatures, or deletes them',
  description:
    'At most 1,000 at once, the first confirmed first; those that are not held any more are left. `409 petition_closed` once the petition is submitted: what was delivered is not changed.',
  body: z.object({
    petition: petitionSlug,
    batch: batchId,
    ids: describe(
      z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(chosenMax))),
      'The whole batch without it',
    ),
    last: describe(time, 'Of the batch as it was shown: what was confirmed later is left'),
    decision: z.enum(signatureDecisions),
    note,
  }),
  response: {
    200: z.object({
      decided: count,
      remaining: describe(count, 'Held in the batch as it was shown, for another request'),
    }),
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const holdSignatures = endpoint('POST', '/api/admin/signatures/holds', {
  operationId: 'holdSignatures',
  summary: 'Holds counted signatures of a time, of one country or of all, until they are accepted',
  description:
    'The first 1,000 of that time; repeat it for more. `409 petition_closed` once the petition is submitted.',
  body: z
    .object({
      petition: petitionSlug,
      from: describe(time, 'Of the confirmation'),
      to: time,
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      note,
    })
    .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'] })),
  response: {
    200: z.object({
      held: count,
      remaining: describe(count, 'Of that time and country that still count'),
    }),
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

/** Of a petition, those names are compared that were shown last. */
export const comparedNamesMax = 10_000;

export const hideSignerName = endpoint('POST', '/api/admin/signatures/names', {
  operationId: 'hideSignerName',
  summary: 'Shows a name no more among the signers of a petition, and with their reasons',
  description:
    'Their signatures count as before. Compares the 10,000 names of the petition that were shown last.',
  body: z.object({
    petition: petitionSlug,
    name: describe(plainText(1, 161), 'As it is shown'),
    note,
  }),
  response: {
    200: z.object({ hidden: count }),
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});
