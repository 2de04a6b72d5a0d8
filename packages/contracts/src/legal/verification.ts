// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { memberStates } from '../core/countries.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { answersWith } from '../core/problem.ts';
import { legalSource } from './law.ts';

const count = z.int().check(z.minimum(0));

export const verification = namedObject('Verification', {
  collected: z.object({ total: count, source: legalSource }),
  verified: z.object({ total: count, source: legalSource }),
  countries: z.array(
    z.object({
      country: z.enum(memberStates),
      threshold: describe(count, 'Members of the European Parliament at registration, times 705'),
      collected: count,
      verified: describe(
        z.nullable(z.object({ count, source: legalSource })),
        'Null where no source was read',
      ),
    }),
  ),
});

export type Verification = z.infer<typeof verification>;

export const getVerification = endpointsOf('legal')('GET', '/api/legal/verification', {
  operationId: 'getVerification',
  summary: 'Collected and verified signatures of the initiative ECI(2024)000007, by country',
  response: { 200: verification, ...answersWith(429, 503) },
});
