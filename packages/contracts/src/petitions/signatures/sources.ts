// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf } from '../../core/endpoint.ts';
import { answersWith } from '../../core/problem.ts';
import { petitionParams } from '../progress.ts';

/** What sources with too few signatures, or too many of one day, are counted as. */
export const otherSource = 'other';

/** Least signatures of a source that is shown: fewer could tell who followed a link. */
export const sourceLeast = 5;

/** Days that a list of sources goes back. */
export const sourceDays = ['7', '30', '365'] as const;

const sourceCount = z.object({
  source: z.string(),
  day: describe(
    z.nullable(z.string()),
    'In UTC; null of days with fewer than five signatures each, which are added up',
  ),
  signatures: z.int(),
});

export type SourceCount = z.infer<typeof sourceCount>;

export const listSources = endpointsOf('signatures')('GET', '/api/admin/petitions/:id/sources', {
  operationId: 'listSources',
  summary: 'Signatures of a petition by day and by the link that led to them',
  description:
    'Counted when they are confirmed, without telling of whom. Sources with fewer than five signatures in that time are added up as `other`; what is still fewer than five is left out.',
  params: petitionParams,
  querystring: z.object({
    days: z._default(z.enum(sourceDays), '30'),
  }),
  response: {
    200: z.array(sourceCount),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});
