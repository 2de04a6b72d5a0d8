// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentReasons } from '../../content/content.ts';
import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import { nothing, plainText, time, uuid } from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionSlug } from '../progress.ts';

/** What a moderator decides about a reported name. */
export const nameDecisions = ['hide', 'approve'] as const;

export type NameDecision = (typeof nameDecisions)[number];

const endpoint = endpointsOf('signatures');

export const createSignerReport = endpoint('POST', '/api/petitions/:id/signers/:signer/reports', {
  operationId: 'createSignerReport',
  summary: 'Reports a name among the signers; a second report of the same one changes the first',
  params: z.object({ id: petitionSlug, signer: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  body: z.object({
    reason: z.enum(contentReasons),
    note: z.optional(plainText(0, 1_000)),
  }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});

/** A name that signers show and readers reported. */
export const reportedName = namedObject('ReportedName', {
  id: describe(z.uuid(), 'Of the signature'),
  petition: petitionSlug,
  title: describe(z.string(), 'Of the petition'),
  name: z.string(),
  country: z.string(),
  reportCount: z.int(),
  reports: describe(
    z.array(z.object({ reason: z.enum(contentReasons), note: z.string(), at: time })),
    'The newest first, at most 20',
  ),
});

export type ReportedName = z.infer<typeof reportedName>;

export const listReportedNames = endpoint('GET', '/api/admin/signatures/names', {
  operationId: 'listReportedNames',
  summary: 'Names of signers that were reported, the longest waiting first',
  response: {
    200: z.object({
      names: describe(z.array(reportedName), 'At most 100'),
      total: describe(z.int(), 'How many wait'),
    }),
    ...answersWith(400, 401, 403, 429, 503),
  },
});

export const decideReportedName = endpoint('POST', '/api/admin/signatures/names/decisions', {
  operationId: 'decideReportedName',
  summary: 'Shows a reported name no more, or approves it',
  description:
    'The signature counts as before. `409 conflict` where it is already decided, or the name is no longer shown.',
  body: z.object({ petition: petitionSlug, id: uuid, decision: z.enum(nameDecisions) }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});
