// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf } from '../core/endpoint.ts';
import { answersWith } from '../core/problem.ts';

export const getLegalFigures = endpointsOf('legal requests')('GET', '/api/legal/figures', {
  operationId: 'getLegalFigures',
  summary:
    'How many requests were received and answered, and the median days until the first reply',
  response: {
    200: z.object({
      received: z.int(),
      answered: z.int(),
      medianDays: describe(z.nullable(z.number()), 'One decimal; null without an answer'),
    }),
    ...answersWith(429, 503),
  },
});
