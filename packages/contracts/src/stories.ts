import * as z from 'zod/mini';

import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { limit } from './paging.ts';
import { answersWith } from './problem.ts';

export const story = z
  .object({
    id: z.uuid(),
    userId: described(
      z.nullable(z.string()),
      'First 8 characters of the author’s id; null where the author deleted the account',
    ),
    gameName: z.string(),
    title: z.string(),
    content: z.string(),
    amountLost: described(z.nullable(z.number()), 'In yen'),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'Story' });

export type Story = z.infer<typeof story>;

export const getStories = endpoint({
  method: 'GET',
  url: '/api/stories',
  schema: {
    operationId: 'getStories',
    summary: 'Published stories, newest first',
    tags: ['stories'],
    querystring: z.object({ limit: z._default(limit, 20) }),
    response: { 200: z.array(story), ...answersWith(400, 503) },
  },
});
