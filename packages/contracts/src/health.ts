import * as z from 'zod/mini';

import { endpoint } from './core/endpoint.ts';
import { answersWith } from './core/problem.ts';

const state = z.enum(['up', 'down']);

export const getLive = endpoint({
  method: 'GET',
  url: '/api/health/live',
  schema: {
    operationId: 'getLive',
    summary: 'Whether the process runs',
    tags: ['health'],
    response: { 200: z.object({ status: z.literal('live') }) },
  },
});

export const getReady = endpoint({
  method: 'GET',
  url: '/api/health/ready',
  schema: {
    operationId: 'getReady',
    summary: 'Whether every dependency answers',
    tags: ['health'],
    response: {
      200: z.object({
        status: z.literal('ready'),
        dependencies: z.object({ postgres: state, redis: state }),
      }),
      ...answersWith(503),
    },
  },
});
