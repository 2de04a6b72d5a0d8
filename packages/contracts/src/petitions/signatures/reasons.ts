// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguage } from '../../content/content.ts';
import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import { pageOf, plainText, time } from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionParams, petitionSlug } from '../progress.ts';

/** Maximum length of a reason for signing, in UTF-16 units. */
export const reasonMax = 500;

/** A reason for signing, as written in the form. */
export const reasonText = describe(
  plainText(0, reasonMax),
  'Why; published with the country once a moderator has approved it',
);

const signerName = describe(z.nullable(z.string()), 'Null where the signer does not show it');

/** A reason for signing that a moderator has approved. */
export const reason = namedObject('Reason', {
  id: z.uuid(),
  petition: petitionSlug,
  name: signerName,
  country: describe(z.nullable(z.string()), 'Null once the signature is anonymous'),
  content: z.string(),
  language: contentLanguage,
  createdAt: time,
});

export type Reason = z.infer<typeof reason>;

export const listReasons = endpointsOf('reasons')('GET', '/api/reasons', {
  operationId: 'listReasons',
  summary: 'Why people signed a petition, newest first; with `at` those from that one on',
  querystring: z.object({ petition: petitionSlug, ...pageOf(20), at: z.optional(z.uuid()) }),
  response: { 200: z.array(reason), ...answersWith(400, 404, 429, 503) },
});

export const listSigners = endpointsOf('signatures')('GET', '/api/petitions/:id/signers', {
  operationId: 'listSigners',
  summary: 'The last 30 signers who show their names',
  params: petitionParams,
  response: {
    200: z.array(
      z.object({
        id: describe(z.string(), 'To report the name; tells nothing of the signature'),
        name: z.string(),
        country: z.string(),
        signedOn: describe(z.iso.date(), 'In UTC'),
      }),
    ),
    ...answersWith(400, 404, 429, 503),
  },
});
