// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { endpointsOf } from '../core/endpoint.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('health');

const state = z.enum(['up', 'down']);

export const getLive = endpoint('GET', '/api/health/live', {
  operationId: 'getLive',
  summary: 'Whether the process runs',
  response: { 200: z.object({ status: z.literal('live') }) },
});

export const getReady = endpoint('GET', '/api/health/ready', {
  operationId: 'getReady',
  summary: 'Whether every dependency answers',
  response: {
    200: z.object({
      status: z.literal('ready'),
      /** `schema`: whether the database has every migration of this build. */
      dependencies: z.object({ postgres: state, schema: state, redis: state }),
    }),
    ...answersWith(503),
  },
});

export const getServing = endpoint('GET', '/api/health/serving', {
  operationId: 'getServing',
  summary: 'Whether load balancers should send requests',
  description:
    'From the first time that every dependency has answered until the process stops. During an outage of ' +
    'a dependency a copy still serves what it has in memory.',
  response: { 200: z.object({ status: z.literal('serving') }), ...answersWith(503) },
});
